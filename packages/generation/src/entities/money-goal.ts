import { defineEntity } from '../entity.ts'

export const moneyGoal = defineEntity({
  id: 'money-goal',
  one: 'Goal',
  many: 'Goals',
  words: 'savings goal of a child, kids goal',
  icon: 'target',
  groups: 'Mine, Ours, Reached',
  fields: `
    Goal | text | Roller skates
    Costs | money | € 50
    Picture | photo | shoe
    By | date | Fri 18 Dec`,
  samples: `
    image | title | subtitle | value | progress
    roller skates 1 | Roller skates | € 31 of € 50 | 5 weeks | 62
    book 2 | Comic box, part 4 | € 9 of € 18 | 3 weeks | 50
    board game 3 | A board game for us all | € 12 of € 36 | 8 weeks | 33
    dog 4 | Shelter dog for a day | € 8 of € 15 | 4 weeks | 55`,
  about: 'The blue ones from the shop on Mill street. Nineteen euros are still missing.',
  add: 'Add goal',
  use: 'Put money in',
})
