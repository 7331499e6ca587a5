import { defineEntity } from '../entity.ts'

export const familyVisit = defineEntity({
  id: 'family-visit',
  one: 'Visit',
  many: 'Visits',
  words: 'family visit, contact visit, parent visit',
  icon: 'calendar',
  groups: 'Coming, Been',
  fields: `
    With | text | Their mother
    Date | date | Sat 21 Nov
    Time | time | 14:00
    Place | place | Family centre, room 2
    Who is there | person | Ruth Adeyemi
    Afterwards | long | Quiet in the car, slept well`,
  samples: `
    icon | title | subtitle | time | badge | tone
    users | Their mother | Sat 21 Nov, family centre, Ruth is there | 14:00 | Coming | primary
    phone | Grandfather, by video | Wed 25 Nov, half an hour | 17:00 | Coming | primary
    users | Brother Leo | Sun 29 Nov, at the lake | 10:00 | Coming | primary
    users | Their mother | Sat 7 Nov, two hours | Been | Good | success`,
  about: 'Two hours in room 2 with the train set. Ruth from the office is there and takes notes.',
  facts: '2 h | Length\nRuth | Is there\n14:00 | Begins',
  figures: '3 | Coming\n4 | A month',
  hero: 'Saturday, 14:00 | Visit with their mother | Family centre, room 2 | See visit',
  tip: 'Bring the tooth | Ida wants to show it',
  add: 'Add visit',
  use: 'Write what was',
})
