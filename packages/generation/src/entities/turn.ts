import { defineEntity } from '../entity.ts'

export const turn = defineEntity({
  id: 'turn',
  words: 'turn order, privilege',
  icon: 'repeat',
  groups: 'Today, Daily, Weekly',
  fields: `
    Privilege | text | Picks the movie
    Next | person | Lea
    Order | choice | One after the other | One after the other, By chance, Least first
    Repeats | choice | Every Friday | Every day, Every Friday, Any time
    Remind everybody | switch | yes`,
  samples: `
    icon | title | subtitle | value | tone
    video | Picks the movie | Next is Lea, then Omar | Lea | primary
    car | Front seat | Next is Omar, last was Lea | Omar | accent
    cake | Chooses dessert | Next is Iris, on Sunday | Iris | success
    game | First on the console | Next is Lea, 30 minutes | Lea | primary
    paw | Walks the dog | Next is Iris, this evening | Iris | success
    drop | First in the bathroom | Next is Omar, tomorrow | Omar | accent`,
  about: 'Lea had it on 6 November, Omar on the 13th. Swapped once in October, and both agreed.',
  facts: 'Lea | Next\n3 | In the round\n13 Nov | Last',
  figures: '6 | Turns kept\n2 | Today\n41 | Taken so far',
  hero: 'Tonight | Lea picks the movie | Then Omar, then Iris | Mark as taken',
  tip: 'Even so far | Lea 14, Omar 14, Iris 13',
  trend: 'Turns taken | 41 | +6',
  add: 'Add turn',
  use: 'Mark as taken',
})
