import { defineEntity } from '../entity.ts'

/** Two who walk their streets on an evening. */
export const eveningPatrol = defineEntity({
  id: 'evening-patrol',
  one: 'Patrol',
  many: 'Patrols',
  words: 'evening patrol, street patrol',
  icon: 'users',
  groups: 'This week, Free, Mine',
  fields: `
    Day | date | Fri 20 Nov
    From | time | 21:00
    To | time | 23:00
    First | person | Omar Haddad
    Second | person | Lea Brandt
    Route | choice | North | North, South, School
    Notes | long | Torch is at number 4`,
  samples: `
    avatar | title | subtitle | badge | tone
    Omar Haddad | Omar and Lea | Thu 19 Nov, 21:00 to 23:00 · North | Now | success
    Kim Osei | Kim and Tomás | Fri 20 Nov, 21:00 to 23:00 · South | Planned | primary
    Ana Petrova | Ana and one more | Sat 21 Nov, 22:00 to 24:00 · North | One missing | warning
    Iris Chen | Iris and Ruth | Sun 22 Nov, 20:00 to 22:00 · School | Planned | primary
    Jonas Weber | Nobody yet | Mon 23 Nov, 21:00 to 23:00 · South | Free | danger`,
  about:
    'From the bakery along Linden lane, round the garages and back by the school. Torch and vests are at number 4.',
  facts: '21:00 | From\n2 | Walk\n4.2 km | Route',
  figures: '5 | This week\n1 | Free\n1 | One missing',
  hero: 'Saturday, 22:00 | Ana looks for a second | North route, two hours | I walk with her',
  tip: 'Monday has nobody | 21:00, south route',
  add: 'Join patrol',
  use: 'I walk with you',
})
