import { defineEntity } from '../entity.ts'

export const supportedFamily = defineEntity({
  id: 'supported-family',
  one: 'Family',
  many: 'Families',
  words: 'supported family, points budget, supported household, basket',
  icon: 'users',
  groups: 'Today, New',
  fields: `
    Number | text | 118
    People | number | 4
    Points a month | number | 60
    Points left | number | 38
    Needs | choice | None | None, Halal, Vegetarian, Baby
    Next visit | date | Sat 21 Nov`,
  samples: `
    icon | title | subtitle | value
    users | Family 118 | Four people, halal, today at ten | 38 points
    users | Family 121 | Two people, baby food | 24 points
    users | Family 97 | Five people, vegetarian | 51 points
    user | Household 134 | One person, new this week | 30 points
    users | Family 88 | Six people, comes on Saturdays | 12 points`,
  about: 'Four people, two of them at school. 22 of 60 points used this month, last basket on Saturday.',
  facts: '38 | Points left\n4 | People\n22 | Points used',
  figures: '64 | Families\n12 | Today\n3 | New',
  hero: 'Next | Family 118 | 38 points, halal | Check out basket',
  tip: 'Points come back on the first | What is left is lost',
  add: 'Add family',
  use: 'Check out basket',
})
