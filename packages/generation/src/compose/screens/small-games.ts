import type { Board } from './board-forms.ts'

/** Games one programs first and plays for a minute, in the middle of a round. */
export const smallGames: readonly [RegExp, Board][] = [
  [
    /\bsimon(?:'s)? (?:says?|game)\b|\b(?:repeat|remember|memori[sz]e|copy|follow)\w*\b[^.\n]{0,30}\b(?:sequences?|patterns?|order)\b[^\n]{0,80}\b(?:lights?|colou?rs|colou?red|tones|sounds|pads|buttons)\b|\b(?:pads|buttons|lights|lamps|tiles)\b[^.\n]{0,40}\b(?:light|flash|glow|blink)\w*\b[^.\n]{0,30}\b(?:sequence|order|pattern|turn)\b/i,
    {
      rows: [],
      pads: [
        { title: 'Green', icon: 'music', tone: 'success' },
        { title: 'Red', icon: 'music', tone: 'danger' },
        { title: 'Yellow', icon: 'bell', tone: 'warning', subtitle: 'Lit now' },
        { title: 'White', icon: 'music', tone: 'neutral' },
      ],
      pieces: [],
      moves: ['Hear again', 'New game'],
      figures: [
        ['7', 'Level'],
        ['3 of 7', 'In a row'],
        ['12', 'Best score'],
      ],
      line: 'Repeat the sequence of seven',
    },
  ],
  [
    /\bsokoban\b|\bpush(?:es|ing)? (?:the |all )?(?:boxes|crates)\b/i,
    {
      rows: [
        '■ ■ ■ ■ ■ ■ ■',
        '■ · · · ○ · ■',
        '■ · ▣ · ■ · ■',
        '■ · ☺ ▣ · ○ ■',
        '■ · ■ · · · ■',
        '■ ■ ■ ■ ■ ■ ■',
      ],
      pieces: ['☺ you', '▣ box', '○ place'],
      moves: ['Undo', 'Restart', 'Hint'],
      figures: [
        ['24', 'Moves'],
        ['11', 'Pushes'],
        ['42', 'Level'],
      ],
      line: 'Push every box to its place',
    },
  ],
  [
    /\b(?:nonograms?|picross|griddlers?|paint by numbers puzzle|hanjie)\b/i,
    {
      rows: [
        '· · 1 3 2 5 2 3 1',
        '1 · · · · ■ · · ·',
        '3 · · · ■ ■ ■ · ·',
        '5 · · ■ ■ ■ ■ ■ ·',
        '7 · ■ ■ ■ ■ ■ ■ ■',
        '1 · · · · ■ · · ·',
        '3 · · · ✕ ■ ✕ · ·',
      ],
      pieces: ['■ Fill', '✕ Empty'],
      moves: ['Undo', 'Check', 'Hint'],
      figures: [
        ['4:12', 'Time'],
        ['118', 'Level'],
        ['3', 'Hints left'],
      ],
      line: 'Nonogram 118: numbers tell how many squares are filled',
    },
  ],
  [
    /\bparking (?:simulat\w+|games?|puzzles?)\b|\b(?:park|manoeuvre|maneuver)\w* (?:the |your |a )?(?:cars?|trucks?|buses)\b/i,
    {
      rows: ['■ ■ · ■ ■ ■ ■', '· · · · · · ·', '· · · · ▲ · ·', '· · · · · · ·', '■ ■ ■ ■ · ■ ■'],
      pieces: ['Left', 'Straight', 'Right'],
      moves: ['Brake', 'Reverse', 'Drive'],
      figures: [
        ['12', 'Level'],
        ['0', 'Bumps'],
        ['0:42', 'Time'],
      ],
      line: 'Level 12: back into the free spot',
    },
  ],
  [
    /\bhangman\b|\bgallows\b|\b(?:hidden|secret|mystery|missing) words? (?:shown |displayed )?as (?:blanks|dashes|underscores|empty)\b|\bwrong (?:guesses|letters) (?:are )?(?:left|remaining)\b|\bguess\w* (?:the |a )?(?:hidden |secret |missing )?(?:words? letter by letter|letters?\b)|\b(?:letter|word)[- ]guessing\b/i,
    {
      rows: ['┌─────┐', '☹', '╱┃╲', '╱', 'E L _ P H A _ T'],
      pieces: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
      moves: ['Hint', 'New word'],
      figures: [
        ['2', 'Tries left'],
        ['4', 'Wrong letters'],
        ['14', 'Guessed'],
      ],
      line: 'Animals, eight letters',
    },
  ],
  [
    /\bbattleships?\b|\b(?:sinks?|sunk|sinking)\b[^.;\n]{0,40}\b(?:ships?|fleet)\b|\b(?:ships?|fleet)\b[^.;\n]{0,40}\b(?:sinks?|sunk|sinking)\b|\bnaval\b[^.;\n]{0,20}\bgame\b/i,
    {
      rows: [
        '· · · · · · · ·',
        '· ✕ ✕ ✕ · ○ · ·',
        '· · · · · · · ·',
        '○ · · ○ · · ✕ ·',
        '· · · · · · ✕ ·',
        '· ○ · · · · · ·',
        '· · · ○ · · ○ ·',
        '· · · · · · · ·',
      ],
      pieces: ['✕ hit', '○ miss', 'Their grid', 'My ships'],
      moves: ['Turn', 'Place', 'Fire'],
      figures: [
        ['11', 'Shots'],
        ['5', 'Hits'],
        ['3 of 5', 'Ships left'],
      ],
      line: 'Your turn: the cruiser is sunk',
    },
  ],
  [
    /\bsimon\b(?= (?:says|game|memory|clone|[-–]))|\brepeat[- ]the[- ](?:sequence|pattern|tones?|lights?)\b|\bsequences? of (?:colou?rs|lights|tones)\b|\b(?:buttons?|pads?|panels?|lights?) (?:light|flash|glow)\w* (?:up )?(?:one after|in (?:a )?(?:sequence|order|turn))/i,
    {
      rows: ['● ○', '○ ○'],
      pieces: ['Green', 'Red', 'Yellow', 'Blue'],
      moves: ['Strict mode', 'Start'],
      figures: [
        ['7', 'Steps'],
        ['14', 'Best'],
        ['Off', 'Strict'],
      ],
      line: 'Watch, then repeat',
    },
  ],
  [
    /\b2048\b|\bmerge\b[^.;\n]{0,30}\b(?:tiles?|numbers?)\b|\btiles?\b[^.;\n]{0,50}\bmerge/i,
    {
      rows: ['2 . 4 8', '. 16 2 64', '4 128 32 2', '2 4 256 8'],
      pieces: [],
      moves: ['Undo', 'New game'],
      figures: [
        ['3,412', 'Score'],
        ['8,120', 'Best'],
        ['256', 'Highest tile'],
      ],
      line: 'Swipe to merge',
    },
  ],
  [
    /\brock[, -]+paper[, -]+(?:and )?scissors\b/i,
    {
      rows: ['You Computer', 'Rock Scissors'],
      pieces: ['Rock', 'Paper', 'Scissors'],
      moves: ['Start over', 'Next round'],
      figures: [
        ['3', 'You'],
        ['2', 'Computer'],
        ['6 of 9', 'Round'],
      ],
      line: 'You win: rock breaks scissors',
    },
  ],
  [
    /\b(?:fifteen|15)[- ]puzzle\b|\bsliding (?:tiles?|puzzles?|block)\b|\b(?:slides?|moves?) (?:the |a |numbered )*tiles? (?:next to|into) the (?:empty|free|blank)\b/i,
    {
      rows: ['1 2 3 4', '5 6 · 8', '9 10 7 12', '13 14 11 15'],
      pieces: [],
      moves: ['Undo', 'Shuffle'],
      figures: [
        ['38', 'Moves'],
        ['1:12', 'Time'],
        ['64', 'Best'],
      ],
      line: 'Three tiles are out of place',
    },
  ],
  [
    /\bmastermind\b|\bcode ?breaker\b|\bguess\w* (?:the |a )?(?:secret |hidden )?(?:colou?r )?code\b/i,
    {
      rows: ['● ◆ ▲ ■ 1+1', '▲ ● ★ ■ 2+0', '▲ ★ ● ■ 2+2', '· · · · ·'],
      pieces: ['●', '◆', '▲', '■', '★', '✚'],
      moves: ['Clear', 'Check'],
      figures: [
        ['4 of 10', 'Tries'],
        ['2 + 2', 'Last answer'],
        ['6', 'Best'],
      ],
      line: 'Two in place, two elsewhere',
    },
  ],
  [
    /\bwhac?k[- ]?a?[- ]?mole\b|\bmoles?\b[^.;\n]{0,40}\bholes?\b/i,
    {
      rows: ['○ ○ ☻', '○ ○ ○', '☻ ○ ○'],
      pieces: [],
      moves: ['Pause', 'Start'],
      figures: [
        ['14', 'Score'],
        ['0:18', 'Time left'],
        ['23', 'Best'],
      ],
      line: 'Level 3, two are out',
    },
  ],
  [
    /\btowers? of hanoi\b|\bhanoi\b/i,
    {
      rows: ['· · ·', '▬ · ·', '▬▬▬ · ▬▬', '▬▬▬▬▬ · ▬▬▬▬'],
      pieces: ['Left', 'Middle', 'Right'],
      moves: ['Undo', 'Restart'],
      figures: [
        ['7', 'Moves'],
        ['31', 'Fewest'],
        ['5', 'Discs'],
      ],
      line: 'Five discs, seven moves so far',
    },
  ],
  [
    /\bslot machine\b|\bfruit machine\b|\bone[- ]armed bandit\b/i,
    {
      rows: ['★ ♦ ♣', '♥ ♥ ♥', '♣ ★ ♦'],
      pieces: ['Bet 1', 'Bet 5', 'Bet 10'],
      moves: ['Cash out', 'Spin'],
      figures: [
        ['340', 'Coins'],
        ['5', 'Bet'],
        ['+50', 'Last win'],
      ],
      line: 'Three hearts in the middle',
    },
  ],
  [
    /\byahtzee\b|\bkniffel\b|\bfarkle\b/i,
    {
      rows: ['⚄ ⚄ ⚁ ⚄ ⚀'],
      pieces: ['Ones', 'Twos', 'Fives', 'Three of a kind', 'Full house', 'Straight', 'Chance'],
      moves: ['Keep fives', 'Roll again'],
      figures: [
        ['112', 'You'],
        ['98', 'Omar'],
        ['2 of 3', 'Roll'],
      ],
      line: 'Round 7: one roll is left',
    },
  ],
  [
    /\bword ?search\b|\bfind\w* (?:the )?hidden words\b/i,
    {
      rows: ['P L U M K O', 'A R T E N W', 'E C F I G L', 'R B S L I T', 'S O L O N E', 'A P P L E Q'],
      pieces: ['✓ Plum', '✓ Apple', 'Pear', 'Fig', 'Melon', 'Lime'],
      moves: ['Hint', 'New puzzle'],
      figures: [
        ['2 of 6', 'Found'],
        ['1:04', 'Time'],
        ['0:52', 'Best'],
      ],
      line: 'Fruit: four words are left',
    },
  ],
  [
    /\b(?:dice|die)\b[^\n]{0,120}\bhold\b|\bpig (?:game|dice)\b|\bdice pig\b/i,
    {
      rows: ['⚄ · ⚂ · ⚅'],
      pieces: ['You 62', 'Computer 48'],
      moves: ['New game', 'Hold', 'Roll'],
      figures: [
        ['14', 'This turn'],
        ['62', 'You'],
        ['48', 'Computer'],
      ],
      line: 'Your turn: a one loses fourteen points',
    },
  ],
  [
    /\bnumbers?\b[^.;\n]{0,30}\bmemory\b|\bmemory\b[^.;\n]{0,20}\bnumbers?\b|\bdigit span\b/i,
    {
      rows: ['7 4 1 9 2 8', '7 4 1 _ _ _'],
      pieces: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'],
      moves: ['Clear', 'Check'],
      figures: [
        ['6', 'Level'],
        ['9', 'Best'],
        ['0:02', 'Shown for'],
      ],
      line: 'Level 6: six digits',
    },
  ],
  [
    /\bbubble wrap\b/i,
    {
      rows: ['● ● ○ ● ●', '● ○ ○ ● ●', '● ● ● ● ○', '○ ● ● ● ●', '● ● ○ ● ●'],
      pieces: [],
      moves: ['Fresh sheet', 'Against the clock'],
      figures: [
        ['6', 'Popped'],
        ['19', 'Left'],
        ['0:11', 'Best sheet'],
      ],
      line: 'Six are popped, nineteen to go',
    },
  ],
  [
    /\bword scramble\b|\bunscrambl\w+|\bscrambled (?:words?|letters)\b|\bletters\b[^.;\n]{0,20}\b(?:mixed up|jumbled|shuffled)\b|\bjumbled (?:words?|letters)\b/i,
    {
      rows: ['N A R O G E', 'O R A _ _ _'],
      pieces: ['N', 'G', 'E'],
      moves: ['Hint', 'Skip', 'Check'],
      figures: [
        ['0:24', 'Time left'],
        ['7', 'Score'],
        ['Fruit', 'Category'],
      ],
      line: 'Word 8: six letters',
    },
  ],
  [
    /\b(?:table tennis|paddles?)\b[^\n]{0,80}\bball\b|\bball\b[^\n]{0,80}\bpaddles?\b/i,
    {
      rows: ['┃ · · · · · ·', '┃ · · ● · · ·', '· · · · · · ┃', '· · · · · · ┃', '· · · · · · ·'],
      pieces: ['To 5', 'To 11', 'To 21'],
      moves: ['Up', 'Pause', 'Down'],
      figures: [
        ['7', 'Left'],
        ['5', 'Right'],
        ['11', 'Playing to'],
      ],
      line: 'Left serves',
    },
  ],
  [
    /\bmaze\b|\blabyrinth\b/i,
    {
      rows: [
        '■ ■ ■ ■ ■ ■ ■',
        '● · · ■ · · ■',
        '■ ■ · ■ · ■ ■',
        '■ · · · · · ■',
        '■ · ■ ■ ■ · ■',
        '■ · ■ · · · ★',
        '■ ■ ■ ■ ■ ■ ■',
      ],
      pieces: [],
      moves: ['Left', 'Up', 'Down', 'Right'],
      figures: [
        ['0:24', 'Time'],
        ['18', 'Steps'],
        ['3', 'Level'],
      ],
      line: 'Find the way to the star',
    },
  ],
  [
    /\blights? out\b|\b(?:lamps?|lights?|cells?|tiles?)\b[^.;\n]{0,30}\btoggles? (?:it|itself|them)? ?(?:and|with) (?:its|the|all) (?:direct )?neighbou?rs/i,
    {
      rows: ['○ ● ○ ○ ○', '● ● ● ○ ○', '○ ● ○ ● ○', '○ ○ ● ● ●', '○ ○ ○ ● ○'],
      pieces: [],
      moves: ['Undo', 'New board'],
      figures: [
        ['12', 'Moves'],
        ['10', 'Still on'],
        ['4', 'Level'],
      ],
      line: 'Switch all of them off',
    },
  ],
  [
    /\bguess\w*[- ](?:the|a)[- ](?:secret |hidden |random |right )?number\b|\bnumber[- ]guessing\b/i,
    {
      rows: ['50 ▲', '75 ▼', '62 ▲', '68 ▼', '? ·'],
      pieces: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'],
      moves: ['Clear', 'New game', 'Guess'],
      figures: [
        ['4', 'Tries left'],
        ['68', 'Too high'],
        ['1–100', 'Between'],
      ],
      line: 'Between 63 and 67',
    },
  ],
  [
    /\bspace (?:shooter|invaders?)\b|\bshoot ?['’]?e?m[- ]?up\b|\basteroids\b|\b(?:enemies|aliens|invaders)\b[^.;\n]{0,40}\b(?:down|shoot|fire)/i,
    {
      rows: [
        '▼ · ▼ · ▼ · ▼',
        '· ▼ · ▼ · ▼ ·',
        '· · · · · · ·',
        '· · · ┃ · · ·',
        '· ┇ · · · · ·',
        '· · · ▲ · · ·',
      ],
      pieces: [],
      moves: ['Left', 'Fire', 'Right'],
      figures: [
        ['1,480', 'Score'],
        ['3', 'Lives'],
        ['2', 'Level'],
      ],
      line: 'Level 2, seven are left',
    },
  ],
  [
    /\b(?:endless|side)[- ]?(?:scrolling )?runner\b|\bplatform(?:er| game)\b|\bjumps? over\b|\bflappy\b/i,
    {
      rows: [
        '· · · · · · ·',
        '· · ● · · ● ·',
        '· · · · · · ·',
        '· ▲ · · ▬ ▬ ·',
        '· · · ■ · · ■',
        '▬ ▬ ▬ ▬ ▬ ▬ ▬',
      ],
      pieces: [],
      moves: ['Pause', 'Jump'],
      figures: [
        ['412 m', 'Distance'],
        ['14', 'Coins'],
        ['860 m', 'Best'],
      ],
      line: 'Jump over what is in the way',
    },
  ],
  [
    /\breaction (?:time|test|speed|game|trainer)\b|\breflex(?:es)?\b|\bclick speed\b/i,
    {
      rows: ['●', 'Tap_now'],
      pieces: ['268 ms', '241 ms', '255 ms', 'Too early', '249 ms'],
      moves: ['Reset', 'Try again'],
      figures: [
        ['241 ms', 'Last'],
        ['253 ms', 'Average'],
        ['228 ms', 'Best'],
      ],
      line: 'Try 5 of 5: it is green',
    },
  ],
]
