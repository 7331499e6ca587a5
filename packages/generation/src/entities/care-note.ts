import { defineEntity } from '../entity.ts'

export const careNote = defineEntity({
  id: 'care-note',
  one: 'Note',
  many: 'Diary',
  words: 'care note, foster diary, diary entry of a child',
  icon: 'book',
  groups: 'Good, Mixed, Hard',
  fields: `
    Child | choice | Emil | Emil, Ida, Noor
    Date | date | Thu 19 Nov
    Day was | choice | Good | Good, Mixed, Hard
    What happened | long | Asked when mum comes, then built a bridge
    For the office | switch | no`,
  samples: `
    icon | title | subtitle | time | badge | tone
    book | Emil, built a bridge | Asked when his mother comes | Today | Good | success
    book | Ida, first tooth out | Wants to show it on Saturday | Today | Good | success
    book | Emil, bad night | Awake until one, milk and a story | Tue | Hard | danger
    book | Both, dentist | No holes, a sticker each | Mon | Mixed | warning`,
  about: 'Asked twice when his mother comes. Then he built a bridge of forty blocks, and it held.',
  facts: 'Good | Day\n2 | Photos\n9 h | Slept',
  figures: '24 | Notes this month\n3 | Hard days',
  hero: 'Today | Two notes | Emil and Ida, both good | Add note',
  tip: 'Fridays are hard | Four of the last six',
  add: 'Add note',
  use: 'Add note',
})
