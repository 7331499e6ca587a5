import { defineEntity } from '../entity.ts'

export const turn = defineEntity({
  id: 'turn',
  words: 'turn order, privilege',
  icon: 'repeat',
  groups: 'Today, Daily, Weekly',
  fields: `
    What | text | Empties the dishwasher
    Next | person | Lea
    Order | choice | One after the other | One after the other, By chance, Least first
    Repeats | choice | Every Friday | Every day, Every Friday, Any time
    Remind everybody | switch | yes`,
  samples: `
    icon | title | subtitle | value | tone
    drop | Empties the dishwasher | Next is Lea, then Omar | Lea | primary
    box | Takes out the paper | Next is Omar, last was Lea | Omar | accent
    cake | Brings the cake | Next is Iris, on Friday | Iris | success
    bag | Buys coffee and milk | Next is Lea, this week | Lea | primary
    leaf | Waters the plants | Next is Iris, this evening | Iris | success
    video | Picks the movie | Next is Omar, tomorrow | Omar | accent`,
  about: 'Lea had it on 6 November, Omar on the 13th. Swapped once in October, and both agreed.',
  facts: 'Lea | Next\n3 | In the round\n13 Nov | Last',
  figures: '6 | Turns kept\n2 | Today\n41 | Taken so far',
  hero: 'Tonight | Lea empties the dishwasher | Then Omar, then Iris | Mark as taken',
  tip: 'Even so far | Lea 14, Omar 14, Iris 13',
  trend: 'Turns taken | 41 | +6',
  add: 'Add turn',
  use: 'Mark as taken',
})
