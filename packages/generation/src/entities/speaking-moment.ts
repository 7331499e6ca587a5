import { defineEntity } from '../entity.ts'

export const speakingMoment = defineEntity({
  id: 'speaking-moment',
  one: 'Moment',
  many: 'Moments',
  words: 'hard situation, speaking moment, speech diary',
  icon: 'book',
  groups: 'Good, Mixed, Hard',
  fields: `
    Situation | text | Called the doctor
    Date | date | Thu 19 Nov
    How it went | choice | Mixed | Good, Mixed, Hard
    Fear before | slider | 60
    What helped | text | A breath before my name`,
  samples: `
    icon | title | subtitle | badge | tone
    phone | Called the doctor | Thu 19 Nov, a breath before my name | Good | success
    users | Introduced myself | Tue 17 Nov, six people | Mixed | warning
    coffee | Ordered at the counter | Mon 16 Nov, loud room | Good | success
    school | Read aloud in class | Fri 13 Nov, first line blocked | Hard | danger
    chat | Told a joke | Wed 11 Nov, with Kim | Good | success`,
  about: 'Fear before was high, after the first sentence it fell. A breath before the name helped.',
  facts: '60 | Fear before\n25 | After\n2 min | Call',
  figures: '11 | Moments | +3\n7 | Good',
  add: 'Note a moment',
  use: 'Edit moment',
})
