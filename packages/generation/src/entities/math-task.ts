import { defineEntity } from '../entity.ts'

export const mathTask = defineEntity({
  id: 'math-task',
  one: 'Row',
  many: 'Rows',
  words:
    'times table, multiplication table, math game, maths game, number game, math problem, maths problem, math exercise, sum to solve, equation, maths task, math task, arithmetic task',
  icon: 'calculator',
  groups: 'Easy, Medium, Hard',
  fields: `
    Kind | choice | Multiply | Add, Subtract, Multiply, Divide, Mixed
    Numbers up to | choice | 100 | 20, 100, 1000
    Tasks in a round | number | 20
    Time | choice | 60 s | No clock, 60 s, 3 min`,
  samples: `
    icon | title | subtitle | progress | value
    star | 7 × table | 7 × 8 goes wrong most | 70 | 14 of 20
    star | 8 × table | Fast since Tuesday | 85 | 17 of 20
    plus | Add up to 100 | Carrying over is sure | 95 | 19 of 20
    minus | Take away up to 100 | 53 − 27 and the like | 60 | 12 of 20
    pie | Half, third, quarter | New | 20 | 4 of 20
    shuffle | All mixed | Best round: 18 in 60 s | 75 | 15 of 20`,
  about: 'Twenty tasks, sixty seconds. What goes wrong comes back until it is right three times.',
  facts: '14 of 20 | Last round\n2.8 s | Each\n3 | Stars',
  figures: '86 % | Right | +4\n2.8 s | For each\n9 | Days in a row',
  hero: 'Today’s round | How much is 7 × 8? | Twenty tasks in sixty seconds | Start',
  tip: 'Three come back today | 7 × 8, 6 × 7 and 53 − 27',
  trend: 'Right answers | 86 % | +4',
  data: [68, 71, 74, 76, 80, 82, 86],
  add: 'New round',
  use: 'Practise',
})
