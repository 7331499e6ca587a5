import type { Gadget } from './gadget.ts'

/** Chess without a board before one's eyes. */
export const inTheHead: readonly Gadget[] = [
  {
    id: 'blindfold-chess',
    called:
      /\bblind ?fold(?:ed)? chess\b|\bchess (?:blind ?fold(?:ed)?|without (?:a |the )?board|visuali[sz]ation|coordinates?)\b|\b(?:board|square) (?:vision|visuali[sz]ation|colou?rs?) (?:trainer|for chess)\b/i,
    unless: /\b(?:club|tournaments?|clock|openings? (?:trainer|explorer))\b/i,
    icon: 'eye',
    presets: 'dark-pro, calm',
    names: 'Eyes Shut, Dark Square, Knight on f3',
    sheets: [
      {
        name: 'Hear',
        title: 'Hear the moves',
        icon: 'volume',
        content: `
          hero 1 e4, e5 2 Nf3, Nc6 | Move 3: bishop to b5
          keys
          - back | Say it again
          - pause | Pause
          - next | Next move
          chips Question | * Which piece is attacked?, Can black castle?
          fields
          - Say the answer | text | Knight on c6
          button mic | Answer by voice
          stats
          - 7 of 9 | Right
          - 11 | Moves kept in mind`,
      },
      {
        name: 'Squares',
        title: 'Square by square',
        icon: 'grid',
        content: `
          hero f5 | Light or dark?
          button check | Light
          button close | Dark
          ring Right in a row | 0.7 | 14 | best is 20
          chips Drill | * Colours, Knight moves, Diagonals, Mate in one`,
      },
      {
        name: 'Progress',
        icon: 'chart',
        content: `
          line Moves kept in mind | 4, 5, 7, 6, 9, 10, 11 | F, , , M, , , T
          rows Last games
          - check | Game without a board | 24 moves, two peeks | Won
          - close | Game without a board | 18 moves, one wrong | Lost
          - check | Ten puzzles by ear | Nine right | 90 %`,
      },
      {
        name: 'Voice',
        icon: 'settings',
        content: `
          sliders
          - Speed of speech | 50
          - Pause between moves | 40
          chips Level | Two moves, * Six moves, Whole game
          switches
          - Answer by voice
          - x Show the board after`,
      },
    ],
  },
]
