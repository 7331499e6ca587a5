import type { Board } from './board-forms.ts'

/** Games of luck, quick hands and guesses, in the middle of a round. */
export const arcadeGames: readonly [RegExp, Board][] = [
  [
    /\bguess(?:es|ing)? (?:the |a |my |its |their )?(?:secret |hidden |random )?number\b|\bpicks? a (?:secret |random )?number between\b/i,
    {
      rows: ['50 Too_low', '75 Too_high', '62 Too_low', '68 ?'],
      pieces: [],
      moves: ['New game', 'Guess'],
      figures: [
        ['3', 'Tries'],
        ['5', 'Best result'],
        ['1–100', 'Range'],
      ],
      line: 'A number between 1 and 100',
    },
  ],
  [
    /\bhigher or lower\b|\bwhich (?:one )?(?:has|is|costs) (?:more|the (?:higher|bigger|larger))\b/i,
    {
      rows: ['Portugal or Norway', '10.6_million ?'],
      pieces: [],
      moves: ['Lower', 'Higher'],
      figures: [
        ['6', 'Points'],
        ['14', 'High score'],
        ['1', 'Life'],
      ],
      line: 'Does Norway have more or fewer inhabitants?',
    },
  ],
  [
    /\bshell game\b|\b(?:three|3) (?:cups|shells)\b|\bunder (?:which|one of the) (?:cup|shell)s?\b/i,
    {
      rows: ['∩ ∩ ∩'],
      pieces: [],
      moves: ['Shuffle', 'Next round'],
      figures: [
        ['4', 'Right'],
        ['2', 'Wrong'],
        ['3', 'Round'],
      ],
      line: 'Under which cup is the ball?',
    },
  ],
  [
    /\bbreakout\b|\bbrick[- ]?breaker\b|\barkanoid\b|\bbricks\b[^\n]{0,60}\b(?:ball|paddle)\b/i,
    {
      rows: ['■ ■ ■ ■ ■ ■', '■ ■ · ■ · ■', '· · · · · ·', '· · ● · · ·', '· · · · · ·', '· · ▬ ▬ · ·'],
      pieces: [],
      moves: ['Left', 'Pause', 'Right'],
      figures: [
        ['340', 'Score'],
        ['2', 'Lives'],
        ['3', 'Level'],
      ],
      line: 'Keep the ball in play',
    },
  ],
  [
    /\bpac-?man\b|\bghosts?\b[^\n]{0,60}\b(?:dots|maze)\b/i,
    {
      rows: [
        '· · · ■ · · ·',
        '· ■ · ■ · ■ ·',
        '· ■ ᗧ · · ■ ·',
        '· · · ■ ☻ · ·',
        '■ ■ · · · ■ ■',
        '· · · ■ · · ·',
      ],
      pieces: [],
      moves: ['Left', 'Up', 'Down', 'Right'],
      figures: [
        ['860', 'Score'],
        ['3', 'Lives'],
        ['2', 'Level'],
      ],
      line: 'Eat all dots, keep away from the ghosts',
    },
  ],
  [
    /\bfrogger\b|\bcross(?:es|ing)? the (?:road|street|river)\b|\bfrog\b[^\n]{0,60}\bcars\b/i,
    {
      rows: ['▀ ▀ ▀ ▀ ▀', '■ · · ■ ·', '· · ▬ · ·', '· ■ · · ■', '· · ▲ · ·'],
      pieces: [],
      moves: ['Left', 'Up', 'Right'],
      figures: [
        ['120', 'Score'],
        ['2', 'Lives'],
        ['0:42', 'Time'],
      ],
      line: 'Over the road without being hit',
    },
  ],
  [
    /\bcatch(?:es|ing)?\b[^.\n]{0,40}\bfall\w*\b|\bfall\w*\b[^.\n]{0,40}\b(?:basket|caught|catch)\b/i,
    {
      rows: ['· ● · · ·', '· · · ● ·', '· · · · ·', '● · · · ·', '· · ∪ · ·'],
      pieces: [],
      moves: ['Left', 'Pause', 'Right'],
      figures: [
        ['18', 'Caught'],
        ['3', 'Lives'],
        ['0:36', 'Time left'],
      ],
      line: 'Catch what falls',
    },
  ],
  [
    /\bdots and boxes\b/i,
    {
      rows: ['•—• • •', '|L| | •', '•—•—• •', '• |O| •', '• •—• •'],
      pieces: [],
      moves: ['Undo', 'New game'],
      figures: [
        ['4', 'Lea'],
        ['3', 'Omar'],
        ['9', 'Boxes left'],
      ],
      line: 'Lea draws a line',
    },
  ],
  [
    /\broulette\b(?! for)/i,
    {
      rows: ['3 6 9 12 15 18', '2 5 8 11 14 17', '1 4 7 10 13 16', 'Red Black Even Odd'],
      pieces: ['Bet 1', 'Bet 5', 'Bet 10'],
      moves: ['Clear bets', 'Spin'],
      figures: [
        ['340', 'Coins'],
        ['15', 'Bet'],
        ['17', 'Last number'],
      ],
      line: 'Place your bets',
    },
  ],
  [
    /\baim (?:trainer|training|game|test)\b|\b(?:shoot|hit|tap|click)\w*\b[^.\n]{0,20}\btargets\b|\bcatch(?:ing)? (?:the )?(?:insects?|bugs|mosquitoe?s|flies|butterflies)\b/i,
    {
      rows: ['· · · · ·', '· ◎ · · ·', '· · · · ◎', '· · · · ·', '· · ◎ · ·'],
      pieces: [],
      moves: ['Pause', 'Start again'],
      figures: [
        ['24', 'Hits'],
        ['3', 'Missed'],
        ['0:18', 'Time left'],
      ],
      line: 'Tap each one before it is gone',
    },
  ],
  [
    /\bodd one out\b|\bspot the (?:odd|different)\b|\bdifferent (?:shade|colou?r) (?:than|from) the others\b/i,
    {
      rows: ['■ ■ ■ ■', '■ ■ ▣ ■', '■ ■ ■ ■', '■ ■ ■ ■'],
      pieces: [],
      moves: ['Pause', 'New round'],
      figures: [
        ['7', 'Level'],
        ['0:12', 'Time left'],
        ['11', 'Best'],
      ],
      line: 'Tap the one that is different',
    },
  ],
  [
    /\b(?:colou?r|stroop)\b[^.\n]{0,30}\b(?:word|name|ink)\b[^\n]{0,60}\b(?:match|same|ink)\b|\bstroop\b/i,
    {
      rows: ['BLUE', 'written_in_red'],
      pieces: [],
      moves: ['No match', 'Match'],
      figures: [
        ['14', 'Right'],
        ['2', 'Wrong'],
        ['0:24', 'Time left'],
      ],
      line: 'Do word and colour match?',
    },
  ],
  [
    /\bwar card game\b|\bcard war\b|\bhigher card wins\b|\bhigh card\b/i,
    {
      rows: ['You · Computer', '9♠ · Q♦'],
      pieces: [],
      moves: ['New game', 'Turn cards'],
      figures: [
        ['24', 'Your cards'],
        ['28', 'Theirs'],
        ['11', 'Round'],
      ],
      line: 'The higher card takes both',
    },
  ],
]
