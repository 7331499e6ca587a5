import { defineEntity } from '../entity.ts'

/** A class for those who learn the language of the country. */
export const newcomerClass = defineEntity({
  id: 'newcomer-class',
  one: 'Class',
  many: 'Classes',
  words: 'class for newcomers, integration course',
  icon: 'book',
  groups: 'Beginners, Can speak a little, Women',
  fields: `
    Class | text | First words
    Level | choice | Beginners | Beginners, A little, Good
    Day | choice | Monday | Monday, Tuesday, Wednesday, Thursday
    Time | time | 9:30
    Childcare | switch | yes
    Places | number | 4`,
  samples: `
    icon | title | subtitle | meta | badge | tone
    book | First words | Mon and Wed 9:30, childcare | 4 places | Open | success
    chat | Language café | Thu 17:00, tea, all levels | – | Just come | success
    book | Reading and writing | Tue 14:00, library | 1 place | Nearly full | warning
    book | For the exam | Every evening, six weeks | 0 places | Full | danger
    users | Women learn together | Fri 10:00, with children | 6 places | Open | success`,
  about: 'Greetings, numbers, at the doctor, at the shop. Children play next door; the book is free.',
  facts: '9:30 | Begins\n4 | Places\nFree | Costs',
  figures: '5 | Classes\n11 | Free places',
  tip: 'Four places in First words | Monday and Wednesday',
  add: 'Add class',
  use: 'Sign up',
})
