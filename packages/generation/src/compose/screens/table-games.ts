import type { Board } from './board-forms.ts'

/** Games of cards, dice and boards for several, and of things that are put in a row, in the middle of a round. */
export const tableGames: readonly [RegExp, Board][] = [
  [
    /\bludo\b|parcheesi|pachisi/i,
    {
      rows: [
        '● ● . ■ . ○ ○',
        '● . . ■ . . ○',
        '. . . ○ . . .',
        '■ ● ■ ★ ■ ■ ■',
        '. . . ▣ . . .',
        '▲ . . ■ ◆ . ◆',
        '▲ ▲ . ■ . ◆ ◆',
      ],
      pieces: [],
      moves: ['Roll the die', 'Undo'],
      figures: [
        ['6', 'Rolled'],
        ['2', 'Yours at home'],
        ['4', 'Players'],
      ],
      line: 'Your turn: a six, roll again',
    },
  ],
  [
    /\bbackgammon\b/i,
    {
      rows: ['○ . . . ● .', '○ . . . ● .', '○ . . . ● .', '. . . . . .', '● . ● . . ○', '● . ● . ○ ○'],
      pieces: [],
      moves: ['Roll', 'Undo', 'Double'],
      figures: [
        ['5 + 3', 'Rolled'],
        ['84', 'Your points'],
        ['91', 'Theirs'],
      ],
      line: 'Your move',
    },
  ],
  [
    /\b(?:poker|hold.?em)\b/i,
    {
      rows: ['10♣ J♥ 4♠ Q♦ .', '. Q♠ Q♥ . .'],
      pieces: [],
      moves: ['Fold', 'Call', 'Raise'],
      figures: [
        ['340', 'Pot'],
        ['1,280', 'Your chips'],
        ['20', 'To call'],
      ],
      line: 'Turn card, Omar has raised',
    },
  ],
  [
    /\bblack ?jack\b/i,
    {
      rows: ['10♣ ■ . .', 'K♥ 4♦ 3♠ .'],
      pieces: [],
      moves: ['Hit', 'Stand', 'Double'],
      figures: [
        ['17', 'You'],
        ['10', 'Dealer'],
        ['40', 'Bet'],
      ],
      line: 'Hit or stand',
    },
  ],
  [
    /\b(?:rummy|hearts|spades|bridge game|skat|canasta|card game)\b/i,
    {
      rows: ['. . K♥ . .', '. 9♥ . 4♥ .', '. . ■ . .', '3♥ J♥ 2♠ A♣ 8♦'],
      pieces: [],
      moves: ['Play card', 'Pass', 'Sort'],
      figures: [
        ['14', 'You'],
        ['9', 'Omar'],
        ['5', 'Cards left'],
      ],
      line: 'Your turn, hearts are led',
    },
  ],
  [
    /\buno\b/i,
    {
      rows: ['. 7 red ■ .', 'Skip 2 7 Wild 4'],
      pieces: ['Red', 'Green', 'Blue', 'Yellow'],
      moves: ['Draw', 'Last card!'],
      figures: [
        ['5', 'Your cards'],
        ['3', 'Omar'],
        ['1', 'Ida'],
      ],
      line: 'Your turn: red or a seven',
    },
  ],
  [
    /\bdominoe?s\b/i,
    {
      rows: ['6·6 6·3 3·1 1·4', '. . . 4·4', '5·2 4·0 2·2 .'],
      pieces: [],
      moves: ['Draw', 'Pass'],
      figures: [
        ['34', 'You'],
        ['41', 'Omar'],
        ['3', 'Stones left'],
      ],
      line: 'A four or a six fits',
    },
  ],
  [
    /\bbingo\b|\btombola\b/i,
    {
      rows: ['7 22 38 ● 71', '● 19 31 52 66', '3 ● ★ 47 ●', '14 28 ● 59 63', '9 ● 42 55 70'],
      pieces: [],
      moves: ['Call a number', 'Check card', 'New round'],
      figures: [
        ['B 12', 'Called now'],
        ['34', 'Called so far'],
        ['41', 'Still in'],
      ],
      line: 'Round 3, one line wins',
    },
  ],
  [
    /\bmah ?jong\b/i,
    {
      rows: ['. 一 東 . .', '二 ● 九 ■ .', '■ 中 ■ 三 東', '. ● 発 二 .'],
      pieces: [],
      moves: ['Hint', 'Shuffle', 'Undo'],
      figures: [
        ['4:12', 'Time'],
        ['88', 'Tiles left'],
        ['6', 'Pairs open'],
      ],
      line: 'Find two that are alike',
    },
  ],
  [
    /\bcandy crush\b|\bbejeweled\b|\bmatch[- ]?(?:three|3)\b/i,
    {
      rows: ['● ▲ ◆ ● ★ ▲', '▲ ◆ ◆ ★ ● ●', '★ ● ▲ ◆ ▲ ★', '◆ ★ ● ● ▲ ◆', '● ▲ ★ ◆ ◆ ●', '▲ ★ ● ▲ ★ ★'],
      pieces: [],
      moves: ['Hint', 'Shuffle'],
      figures: [
        ['1,480', 'Score'],
        ['14', 'Moves left'],
        ['24', 'To clear'],
      ],
      line: 'Level 12: clear 40 diamonds',
    },
  ],
  [
    /\bjigsaws?\b/i,
    {
      rows: ['▦ ▦ ▦ ▦ ▦ ▦', '▦ . ▦ ▦ . ▦', '▦ . . ▦ . ▦', '▦ ▦ . . . ▦', '▦ ▦ ▦ ▦ ▦ ▦'],
      pieces: ['Edges', 'All pieces'],
      moves: ['Show picture', 'Sort', 'Hint'],
      figures: [
        ['14:20', 'Time'],
        ['38', 'Pieces left'],
        ['120', 'In all'],
      ],
      line: 'The lake at noon, 120 pieces',
    },
  ],
  [
    /\bscrabble\b/i,
    {
      rows: ['. . L . . .', '. H A R B .', '. . M . . .', '. . P L U M', '. . . . . .'],
      pieces: ['E', 'T', 'R', 'A', 'N', 'S', 'O'],
      moves: ['Shuffle', 'Swap', 'Play word'],
      figures: [
        ['112', 'You'],
        ['98', 'Omar'],
        ['34', 'Tiles left'],
      ],
      line: 'Your turn',
    },
  ],
]
