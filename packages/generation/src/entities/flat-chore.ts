import { defineEntity } from '../entity.ts'

/** Work in a flat that grown-ups share, whose turn it is and how often. */
export const flatChore = defineEntity({
  id: 'flat-chore',
  one: 'Chore',
  many: 'Chores',
  words: 'flat chore, chore, cleaning turn, household chore',
  icon: 'check',
  groups: 'Today, This week, Done',
  fields: `
    Chore | text | Clean the bathroom
    Responsible | person | Omar Haddad
    How often | choice | Weekly | Daily, Weekly, Every two weeks, Monthly
    Next turn | person | Kim Osei
    Points | number | 15
    Notes | long | Descale the tap, towels into the wash`,
  samples: `
    icon | title | subtitle | value | badge | tone
    drop | Clean the bathroom | Omar, weekly | 15 points | Today | primary
    bin | Take out paper and glass | Kim, on Thursdays | 5 points | Today | warning
    home | Vacuum hall and kitchen | Ana, weekly | 10 points | Today | success
    cart | Buy milk, soap and bin bags | Whoever goes by | 5 points | Saturday | accent
    check | Dishwasher | Omar, daily | 5 points | Done | neutral
    leaf | Water the balcony | Kim, twice a week | 5 points | Sunday | success`,
  about: 'Shower, sink and floor, towels into the wash. Takes half an hour when nobody skipped it.',
  facts: '15 | Points\n30 min | Takes\n3 | Weeks in a row',
  figures: '3 of 5 | Done today\n145 | Points | +20\n4 | Flatmates',
  hero: 'Your turn | Clean the bathroom | Until Sunday evening, then Kim | See chores',
  tip: 'Ana did most this month | 85 points, Omar is ten behind',
  trend: 'Points a week | 145 | +20',
  data: [80, 95, 90, 110, 105, 125, 145],
  add: 'Add chore',
  use: 'Mark as done',
})
