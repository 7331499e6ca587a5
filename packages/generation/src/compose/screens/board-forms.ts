import { arcadeGames } from './arcade-games.ts'
import { logicGames } from './logic-games.ts'
import { plansOfPlaces } from './plans-of-places.ts'
import { smallGames } from './small-games.ts'
import { tableGames } from './table-games.ts'
import { has } from '../../understand/searched.ts'

/** A board in the middle of a round. */
export interface Board {
  /** One string a row, cells separated by spaces; `.` is empty. */
  rows: readonly string[]
  /** Coloured fields one taps, in place of rows. */
  pads?: readonly Readonly<{ title: string; icon: string; tone: string; subtitle?: string }>[]
  /** What one puts on it. */
  pieces: readonly string[]
  moves: readonly string[]
  /** What stands above it; absent: time, mistakes and hints. */
  figures?: readonly (readonly [value: string, title: string])[]
  /** Below the title. */
  line?: string
}

const sudoku: Board = {
  rows: [
    '5 3 . . 7 . . . .',
    '6 . . 1 9 5 . . .',
    '. 9 8 . . . . 6 .',
    '8 . . . 6 . . . 3',
    '4 . . 8 . 3 . . 1',
    '7 . . . 2 . . . 6',
    '. 6 . . . . 2 8 .',
    '. . . 4 1 9 . . 5',
    '. . . . 8 . . 7 9',
  ],
  pieces: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  moves: ['Undo', 'Notes', 'Hint'],
}
const chess: Board = {
  rows: [
    '♜ . ♝ ♛ ♚ ♝ . ♜',
    '♟ ♟ ♟ . . ♟ ♟ ♟',
    '. . ♞ ♟ . ♞ . .',
    '. . . . ♟ . . .',
    '. . ♗ . ♙ . . .',
    '. . . ♙ . ♘ . .',
    '♙ ♙ ♙ . . ♙ ♙ ♙',
    '♖ ♘ ♗ ♕ ♔ . . ♖',
  ],
  pieces: [],
  moves: ['Undo', 'Draw', 'Resign'],
  figures: [
    ['8:12', 'You'],
    ['7:40', 'Computer'],
    ['18', 'Move'],
  ],
  line: 'Your move, white',
}
const boards: readonly [RegExp, Board][] = [
  [/sudoku|kakuro/i, sudoku],
  [
    /\bchess (?:puzzles?|problems?|positions)\b|\bmate in (?:one|two|three|\d)\b/i,
    {
      rows: [
        '. . . . . ♜ ♚ .',
        '. . . . . ♟ ♟ ♟',
        '. . . . . . . .',
        '. . . ♕ . . . .',
        '. . . . . . . .',
        '. . ♞ . . . . .',
        '♙ ♙ . . . ♙ ♙ ♙',
        '. . . ♖ . . ♔ .',
      ],
      pieces: [],
      moves: ['Hint', 'Solution', 'Next puzzle'],
      figures: [
        ['1,240', 'Difficulty'],
        ['1,184', 'Your rating'],
        ['412', 'Solved'],
      ],
      line: 'White to move, mate in two',
    },
  ],
  [/\bchess(?: ?boards?)?\b/i, chess],
  [
    /\bgo game|\bgame of go\b|\bplay go (?:against|with|on|alone|offline)\b|\bbaduk\b|\bweiqi\b|\b19 ?x ?19\b/i,
    {
      rows: [
        '. . . . . . . . .',
        '. . . ● . ○ . . .',
        '. . ● . . . ○ . .',
        '. . . . ● ○ . . .',
        '. ● . ● ○ . . ○ .',
        '. . ● ○ . . ○ . .',
        '. . . ● ○ . . . .',
        '. . . . . . . . .',
        '. . . . . . . . .',
      ],
      pieces: ['9 × 9', '13 × 13', '19 × 19'],
      moves: ['Pass', 'Undo', 'Score estimate'],
      figures: [
        ['2', 'Captured, ●'],
        ['18', 'Move'],
        ['+4.5', 'Black ahead'],
      ],
      line: 'Black to move',
    },
  ],
  [
    /checkers|draughts|reversi|othello/i,
    {
      rows: ['. ● . ● . ●', '● . ● . ● .', '. . . ● . .', '. . ○ . . .', '○ . . . ○ .', '. ○ . ○ . ○'],
      pieces: [],
      moves: ['Undo', 'Hint', 'Resign'],
      figures: [
        ['6', 'Yours, ○'],
        ['7', 'Theirs, ●'],
        ['18', 'Move'],
      ],
      line: 'Your move',
    },
  ],
  [
    /solitaire|klondike|freecell|patience/i,
    {
      rows: ['A♠ 2♥ . .', 'K♥ Q♠ 9♦ 4♣', 'Q♣ J♦ 8♠ ■', 'J♥ ■ ■ ■', '10♠ ■ ■ .'],
      pieces: ['■ 14', '7♦'],
      moves: ['Undo', 'Hint', 'New game'],
      figures: [
        ['2:14', 'Time'],
        ['62', 'Moves'],
        ['24', 'Cards left'],
      ],
      line: 'Draw one card',
    },
  ],
  [
    /tic[- ]?tac[- ]?toe|noughts and crosses/i,
    {
      rows: ['✕ ○ .', '. ✕ ○', '. . .'],
      pieces: [],
      moves: ['Undo', 'New round'],
      figures: [
        ['3', 'Lea, ✕'],
        ['2', 'Omar, ○'],
        ['1', 'Draws'],
      ],
      line: 'Lea to move, round 7',
    },
  ],
  [
    /four in a row|connect[- ]?(?:four|4)/i,
    {
      rows: ['. . . . . .', '. . . . . .', '. . ● . . .', '. ○ ● . . .', '. ● ○ ○ . .', '● ○ ○ ● . .'],
      pieces: [],
      moves: ['Undo', 'New round'],
      figures: [
        ['3', 'Lea, ●'],
        ['2', 'Omar, ○'],
        ['12', 'Moves'],
      ],
      line: 'Lea to move, round 6',
    },
  ],
  [
    /minesweeper/i,
    {
      rows: ['1 1 . 1 ⚑ 1', '⚑ 1 . 1 1 1', '1 1 . . . .', '. . 1 1 1 .', '1 1 2 ⚑ 1 .', '⚑ 1 2 ⚑ 2 1'],
      pieces: [],
      moves: ['Flag', 'Dig', 'Hint'],
      figures: [
        ['0:42', 'Time'],
        ['5', 'Mines left'],
        ['0:38', 'Best'],
      ],
      line: 'Six by six, ten mines',
    },
  ],
  [
    /drum machine|beat|sequencer|synth(?!esi)/i,
    {
      rows: ['● . . . ● . . .', '. . ● . . . ● .', '● ● ● ● ● ● ● ●', '. . . ○ . . . ○', '. ○ . . . ○ . .'],
      pieces: ['Kick', 'Snare', 'Hat', 'Clap', 'Tom'],
      moves: ['Clear', 'Record', 'Play'],
      figures: [
        ['92', 'Bpm'],
        ['16', 'Steps'],
        ['20 %', 'Swing'],
      ],
      line: '808, two bars',
    },
  ],
  [
    /wordle|letter word|word guess\w*[^.]{0,40}letters|guess\w* (?:the |a )?word[^.]{0,40}(?:tries|attempts)|(?:one|a) word (?:per|a|each) day/i,
    {
      rows: ['C R A N E', 'S L A N T', 'P L A I N', 'P L A N T', '. . . . .', '. . . . .'],
      pieces: ['Q', 'W', 'E', 'R', 'T', 'Y', 'P', 'L'],
      moves: ['Delete', 'Enter'],
      figures: [
        ['4 of 6', 'Tries'],
        ['14', 'Days in a row'],
        ['2', 'Letters left'],
      ],
      line: 'Puzzle 212',
    },
  ],
  [
    /crossword|word|letters/i,
    {
      rows: ['P L A N T', '. I . . R', 'S L E E P', '. A . . .', 'A C O R N'],
      pieces: ['A', 'E', 'I', 'N', 'O', 'R', 'S', 'T'],
      moves: ['Reveal letter', 'Check'],
      figures: [
        ['1 across', 'Grows in a pot'],
        ['2 down', 'Purple in spring'],
        ['6:42', 'Time'],
      ],
      line: '1 across is done, 2 down is next',
    },
  ],
]
/** Keys one plays on. */
const instruments: readonly [RegExp, Board][] = [
  [
    /\bdrum (?:pads?|kit)|\bdrums\b/i,
    {
      rows: ['Crash . Ride', 'Tom Tom Tom', 'Hat Snare Clap', 'Kick . Kick'],
      pieces: [],
      moves: ['Kit', 'Record', 'Listen'],
      figures: [
        ['Studio', 'Kit'],
        ['96', 'Bpm'],
        ['0:24', 'Take'],
      ],
      line: 'Studio kit',
    },
  ],
  [
    /\b(?:piano|xylophone|kalimba|organ|synthesi[sz]er|harmonica|ocarina|theremin|virtual instruments?)\b/i,
    {
      rows: ['. C♯ D♯ . F♯ G♯ A♯', 'C D E F G A B', '. C♯ D♯ . F♯ G♯ A♯', 'C D E F G A B'],
      pieces: ['Piano', 'Organ', 'Flute'],
      moves: ['Octave', 'Record', 'Listen'],
      figures: [
        ['C4', 'Octave'],
        ['G', 'Last key'],
        ['0:24', 'Take'],
      ],
      line: 'Two octaves',
    },
  ],
]

/** Games that move by themselves, drawn as they look in the middle of a round. */
const moving: readonly [RegExp, Board][] = [
  [
    /\bsnake\b/i,
    {
      rows: [
        '. . . . . . .',
        '. . . . ● . .',
        '. ■ ■ ■ . . .',
        '. ■ . . . . .',
        '. ■ ■ . . . .',
        '. . . . . . .',
      ],
      pieces: [],
      moves: ['Left', 'Up', 'Down', 'Right'],
      figures: [
        ['12', 'Score'],
        ['34', 'Best'],
        ['3', 'Level'],
      ],
      line: 'Seven long, level 3',
    },
  ],
  [
    /\btetris\b|falling blocks/i,
    {
      rows: [
        '. . . ▣ . . .',
        '. . ▣ ▣ ▣ . .',
        '. . . . . . .',
        '■ . . . . . ■',
        '■ ■ . ■ . ■ ■',
        '■ ■ ■ ■ . ■ ■',
      ],
      pieces: [],
      moves: ['Left', 'Turn', 'Right', 'Drop'],
      figures: [
        ['1,480', 'Score'],
        ['14', 'Lines'],
        ['3', 'Level'],
      ],
      line: 'Level 3, next: a square',
    },
  ],
  [
    /\bpong\b|breakout|brick breaker|arkanoid/i,
    {
      rows: [
        '■ ■ ■ ■ ■ ■ ■',
        '■ ■ . ■ ■ . ■',
        '. . . . . . .',
        '. . . ● . . .',
        '. . . . . . .',
        '. . ▬ ▬ . . .',
      ],
      pieces: [],
      moves: ['Left', 'Pause', 'Right'],
      figures: [
        ['320', 'Score'],
        ['3', 'Lives'],
        ['2', 'Level'],
      ],
      line: 'Level 2, 11 bricks left',
    },
  ],
]

const pairs: Board = {
  rows: ['■ ★ ■ ■', '■ ■ ● ■', '★ ■ ■ ■', '■ ■ ■ ◆'],
  pieces: [],
  moves: ['Shuffle', 'New game'],
  figures: [
    ['0:42', 'Time'],
    ['14', 'Moves'],
    ['2 of 8', 'Pairs'],
  ],
  line: 'Sixteen cards, eight pairs',
}

/** What stands above a board that says nothing of its own. */
export const usual = [
  ['6:42', 'Time'],
  ['1', 'Mistakes'],
  ['3', 'Hints left'],
] as const

const matching =
  /\bmemory (?:cards? |match(?:ing)? |pairs? |picture |flip ){0,3}(?:game|cards|pairs)|\b(?:cards?|pictures?|pairs?)[- ]match(?:ing)? game|\b(?:match(?:ing)?|find(?:ing)?) (?:the |all )?(?:pairs|cards)|\bface[- ]down\b|\bfac(?:e|ing) (?:down|backwards?)\b|\bmatch(?:es)? (?:two|2|\d pairs of) (?:pairs of )?cards|\bpairs? of (?:[a-z]+ )?cards\b|\bcards (?:match|are flipped)/i

/** "A memory game of lights": what is remembered is an order, and no pairs. */
const isInSequence = (text: string) => boardIn(smallGames, text)?.pads !== undefined

/** The board of the game a description names, or its kind has; pairs of cards where none is known. */
export const boardOf = (text: string, story = text, kind = ''): Board =>
  has(matching, story) && !isInSequence(story)
    ? pairs
    : (boardIn(
        [...logicGames, ...moving, ...arcadeGames, ...tableGames, ...smallGames, ...boards, ...instruments],
        text,
      ) ??
      // A brief may tell the game by its rules alone.
      boardIn([...arcadeGames, ...smallGames, ...plansOfPlaces], story) ??
      (/number puzzle/i.test(text) ? sudoku : undefined) ??
      // "A looper": what apps of its kind have.
      boardIn([...boards, ...instruments], kind.replaceAll('-', ' ')) ??
      pairs)

const boardIn = (known: readonly [RegExp, Board][], text: string): Board | undefined =>
  known.find(([form]) => has(form, text))?.[1]

/** Whether a game is one of those drawn on squares, whatever its kind of app shows else. */
export const isOnSquares = (text: string): boolean =>
  matching.test(text) ||
  [...logicGames, ...moving, ...arcadeGames, ...tableGames, ...smallGames].some(([form]) => form.test(text))
