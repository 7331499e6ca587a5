import type { Board } from './board-forms.ts'

/** Puzzles one solves alone by thinking, and old games of two, in the middle of a round. */
export const logicGames: readonly [RegExp, Board][] = [
  [
    /\bnine men'?s morris\b|\bmerels?\b|\b(?:m[uü]hle|nine holes|three men'?s morris)\b(?= |[,.]|$)/i,
    {
      rows: [
        '● — — ○ — — ●',
        '| ○ — ┼ — ● |',
        '| | ● ○ · | |',
        '· ┼ ○ . ● ┼ ●',
        '| | · ● ○ | |',
        '| · — ┼ — ○ |',
        '○ — — · — — ·',
      ],
      pieces: [],
      moves: ['Undo', 'Hint', 'New game'],
      figures: [
        ['7', 'Yours, ●'],
        ['6', 'Theirs, ○'],
        ['2', 'Mills'],
      ],
      line: 'Your move: close a mill, take a man',
    },
  ],
  [
    /\bmancala\b|\bkalah\b|\boware\b|\bsungka\b|\bcongkak\b/i,
    {
      rows: ['. 4 0 6 2 5 1 .', '12 . . . . . . 9', '. 3 7 0 4 1 5 .'],
      pieces: [],
      moves: ['Undo', 'Rules', 'New game'],
      figures: [
        ['9', 'Your store'],
        ['12', 'Theirs'],
        ['18', 'Move'],
      ],
      line: 'Your turn: sow from a pit',
    },
  ],
  [
    /\b(?:gomoku|renju|five in a row)\b/i,
    {
      rows: [
        '. . . . . . . .',
        '. . ○ . . . . .',
        '. . ● ● ○ . . .',
        '. . . ● ● ○ . .',
        '. . ○ . ● . . .',
        '. . . . . ○ . .',
        '. . . . . . . .',
      ],
      pieces: [],
      moves: ['Undo', 'Hint', 'New game'],
      figures: [
        ['11', 'Move'],
        ['3', 'Won'],
        ['2', 'Lost'],
      ],
      line: 'Black to move, four in a row is open',
    },
  ],
  [
    /\bshogi\b|\bjapanese chess\b/i,
    {
      rows: [
        '香 桂 銀 金 王 金 銀 桂 香',
        '. 飛 . . . . . 角 .',
        '歩 歩 歩 . 歩 歩 歩 . 歩',
        '. . . 歩 . . . 歩 .',
        '. . . . . . . . .',
        '. . 歩 . . . . . .',
        '歩 歩 . 歩 歩 歩 歩 歩 歩',
        '. 角 . . . . . 飛 .',
        '香 桂 銀 金 玉 金 銀 桂 香',
      ],
      pieces: ['歩 in hand'],
      moves: ['Undo', 'Promote', 'Resign'],
      figures: [
        ['8:12', 'You'],
        ['7:40', 'Computer'],
        ['14', 'Move'],
      ],
      line: 'Sente to move',
    },
  ],
  [
    /\bxiangqi\b|\bchinese chess\b/i,
    {
      rows: [
        '車 馬 象 士 將 士 象 馬 車',
        '. . . . . . . . .',
        '. 砲 . . . . . 砲 .',
        '卒 . 卒 . 卒 . 卒 . 卒',
        '. . . . . . . . .',
        '兵 . 兵 . 兵 . 兵 . 兵',
        '. 炮 . . 炮 . . . .',
        '. . . . . . . . .',
        '俥 傌 相 仕 帥 仕 相 傌 俥',
      ],
      pieces: [],
      moves: ['Undo', 'Offer draw', 'Resign'],
      figures: [
        ['8:12', 'You'],
        ['7:40', 'Computer'],
        ['3', 'Move'],
      ],
      line: 'Black to move',
    },
  ],
  [
    /\bpeg solitaire\b|\bmarble solitaire\b|\bhi-?q\b|\bbrainvita\b/i,
    {
      rows: [
        '. . ● ● ● . .',
        '. . ● ○ ● . .',
        '● ● ○ ● ● ● ●',
        '● ○ ● ○ ○ ● ●',
        '● ● ● ● ○ ● ●',
        '. . ● ● ○ . .',
        '. . ● ● ● . .',
      ],
      pieces: ['English board', 'European board', 'Triangle'],
      moves: ['Undo', 'Hint', 'Restart'],
      figures: [
        ['25', 'Pegs left'],
        ['7', 'Moves'],
        ['2', 'Best'],
      ],
      line: 'Jump over a peg to take it',
    },
  ],
  [
    /\b(?:slitherlink|loop the loop|loopy)\b/i,
    {
      rows: [
        '+ — + — + . +',
        '| 3 . 2 | . .',
        '+ . + — + . +',
        '| 2 | 3 . 1 .',
        '+ — + . + . +',
        '. 1 . 2 . 0 .',
        '+ . + . + . +',
      ],
      pieces: ['— Line', '✕ None'],
      moves: ['Undo', 'Check', 'Hint'],
      line: 'One loop, numbers tell how many sides it touches',
    },
  ],
  [
    /\b(?:hashi\w*|bridges puzzles?|hashiwokakero)\b/i,
    {
      rows: [
        '② — — ④ ═ ═ ③',
        '. . . ‖ . . |',
        '① . . ‖ . . |',
        '| . . ⑤ — — ④',
        '| . . | . . ‖',
        '③ ═ ═ ④ . . ②',
      ],
      pieces: ['— One bridge', '═ Two bridges'],
      moves: ['Undo', 'Check', 'Hint'],
      line: 'Every island has as many bridges as it says',
    },
  ],
  [
    /\b(?:kenken|calcudoku|mathdoku|keen)\b/i,
    {
      rows: ['6+ . 3 2÷', '1 2 . 4', '12× 3 . 1', '4 . 1− 3'],
      pieces: ['1', '2', '3', '4'],
      moves: ['Undo', 'Notes', 'Hint'],
      line: 'Each cage gives its number, no digit twice in a row',
    },
  ],
  [
    /\b(?:futoshiki|unequal|skyscrapers? puzzles?)\b/i,
    {
      rows: [
        '4 > 2 . 1 < 3',
        '. . ∧ . . . ∨',
        '1 . 3 > 2 . 4',
        '∨ . . . . . .',
        '. . 4 . 3 > 1',
        '. . . . ∧ . .',
        '3 > 1 . 4 . 2',
      ],
      pieces: ['1', '2', '3', '4'],
      moves: ['Undo', 'Notes', 'Hint'],
      line: 'Signs tell which of two is greater',
    },
  ],
  [
    /\b(?:tents(?: and trees)?|star battle|binairo|takuzu|binary puzzles?|unruly)\b/i,
    {
      rows: ['0 1 . 0 1 .', '. 0 1 . 0 1', '1 . 0 1 . 0', '0 1 1 0 . 1', '1 . 0 . 1 0', '. 0 . 1 0 1'],
      pieces: ['0', '1'],
      moves: ['Undo', 'Check', 'Hint'],
      line: 'Never three alike beside each other, as many of each in every row',
    },
  ],
  [
    /\b(?:kakuro|cross sums)\b/i,
    {
      rows: ['■ 16↓ 24↓ ■ 6↓', '17→ 9 8 3→ 1', '22→ 7 . . 2', '■ 4→ . ■ 3', '■ 11→ . 2 ■'],
      pieces: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
      moves: ['Undo', 'Notes', 'Hint'],
      line: 'Every run adds up to its number, no digit twice',
    },
  ],
  [
    /\b(?:flood[- ]?it|flood fill game|colou?r flood|fill the board)\b/i,
    {
      rows: ['● ● ● ▲ ■ ◆', '● ● ▲ ▲ ◆ ■', '● ■ ■ ▲ ● ●', '◆ ■ ◆ ▲ ▲ ■', '◆ ◆ ■ ● ■ ■', '▲ ■ ■ ◆ ● ▲'],
      pieces: ['● Red', '■ Blue', '▲ Green', '◆ Yellow'],
      moves: ['Undo', 'New game'],
      figures: [
        ['6', 'Moves'],
        ['14', 'At most'],
        ['9', 'Best'],
      ],
      line: 'Choose a colour, it spreads from the corner',
    },
  ],
  [
    /\b(?:water sort|ball sort|colou?r sort|tube sort\w*)\b/i,
    {
      rows: ['R . B . .', 'B G R . .', 'G R G B .', 'R B G B .'],
      pieces: [],
      moves: ['Undo', 'Extra tube', 'Restart'],
      figures: [
        ['42', 'Level'],
        ['11', 'Moves'],
        ['2', 'Undos left'],
      ],
      line: 'Pour until every tube has one colour',
    },
  ],
  [
    /\b(?:rubik'?s?|speed ?cub\w*|magic cube|twisty puzzle)\b/i,
    {
      rows: [
        '. . . W W O . . .',
        '. . . W W O . . .',
        '. . . W G W . . .',
        'G O O B W G R R B',
        'O O O G G G R R R',
        'O O O G G G R R R',
      ],
      pieces: ['U', 'D', 'L', 'R', 'F', 'B'],
      moves: ['Undo', 'Scramble', 'Solve'],
      figures: [
        ['0:42', 'Time'],
        ['31', 'Moves'],
        ['0:28', 'Best'],
      ],
      line: 'First layer is done',
    },
  ],
  [
    /\b(?:pipes? (?:puzzles?|game)|plumber|connect (?:the )?pipes|netwalk)\b/i,
    {
      rows: ['╔ ═ ╗ ╔ ╗', '║ ╔ ╝ ║ ║', '╚ ╝ ╔ ╝ ║', '╔ ═ ╩ ═ ╝', '╚ ═ ═ ╗ ☆'],
      pieces: [],
      moves: ['Turn', 'Undo', 'Hint'],
      figures: [
        ['24', 'Level'],
        ['31', 'Turns'],
        ['1:08', 'Time'],
      ],
      line: 'Turn the pipes until water reaches the star',
    },
  ],
  [
    /\b(?:hex game|game of hex|hexagonal board|y game)\b/i,
    {
      rows: [
        '● . . ○ . . .',
        '. ● ○ . . . .',
        '. ○ ● ● . . .',
        '. . ○ . ● . .',
        '. . . ○ . ● .',
        '. . . . ○ . .',
      ],
      pieces: [],
      moves: ['Undo', 'Swap sides', 'New game'],
      figures: [
        ['12', 'Move'],
        ['3', 'Won'],
        ['2', 'Lost'],
      ],
      line: 'Join your two sides',
    },
  ],
]
