import { definePage } from './page.ts'

export const chessClock = definePage({
  id: 'chess-clock',
  said: 'chess clock, game clock, blitz clock, clock, clocks',
  within: /\b(?:chess|blitz|draughts|checkers|shogi)\b/i,
  name: 'Clock',
  icon: 'timer',
  line: 'Five minutes each, three seconds a move',
  content: `
    ring White | 0.84 | 4:12 | White to move | down
    chips Time | 3 + 2, * 5 + 3, 10 + 0, 25 + 10
    rows Still to go
    - clock | Black | 17 moves | 3:58
    keys Clock
    - pause | Pause
    - repeat | Reset
    button check | End the game
  `,
})
