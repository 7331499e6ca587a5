import { defineEntity } from '../entity.ts'

export const chore = defineEntity({
  id: 'chore',
  words: 'chore, household task',
  icon: 'check',
  groups: 'Today, This week, Done',
  fields: `
    Chore | text | Empty the dishwasher
    Who | person | Mara
    When | choice | Daily | Daily, Weekly, Once
    Points | number | 10
    Picture when done | photo | kitchen
    Notes | long | Glasses to the upper shelf`,
  samples: `
    icon | title | subtitle | value | badge | tone
    check | Empty the dishwasher | Mara, before school | 10 points | Today | primary
    paw | Walk the dog | Jonas, 17:00 | 15 points | Today | success
    bin | Take out the paper | Ida, on Thursdays | 5 points | Today | warning
    bed | Make the bed | Everybody | 5 points | Done | neutral
    leaf | Water the plants | Mara, twice a week | 10 points | Friday | success
    car | Help with the car | Whoever wants | 30 points | Saturday | accent`,
  about: 'Glasses to the upper shelf, the big pot stays out. Done in eight minutes with music.',
  facts: '10 | Points\n8 min | Takes\n12 | In a row',
  figures: '3 of 5 | Done today\n145 | Points | +20\n€ 7.50 | Allowance',
  hero: 'Mara, 20 points to go | Cinema evening | Two chores more and it is yours | See chores',
  tip: 'Ida leads this week | 85 points, and nobody asked her twice',
  trend: 'Points a week | 145 | +20',
  data: [80, 95, 90, 110, 105, 125, 145],
  add: 'Add chore',
  use: 'Mark as done',
})
