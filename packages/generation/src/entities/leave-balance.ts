import { defineEntity } from '../entity.ts'

/** How many days of leave everybody has left. */
export const leaveBalance = defineEntity({
  id: 'leave-balance',
  one: 'Balance',
  many: 'Balances',
  words: 'leave balance of the team',
  icon: 'hourglass',
  groups: 'All, Low',
  fields: `
    Days a year | number | 28
    Taken | number | 9
    Planned | number | 7
    Carried over | number | 3`,
  samples: `
    avatar | title | subtitle | badge | tone
    Lea | Lea Brandt | 9 taken, 7 planned of 28 | 12 left | success
    Omar | Omar Haddad | 14 taken, 1 planned of 28 | 13 left | success
    Kim | Kim Osei | 22 taken of 28 | 6 left | warning
    Ana | Ana Petrova | 5 planned of 30 | 25 left | primary
    Jonas | Jonas Weber | 27 taken of 28 | 1 left | danger`,
  about: 'Nine days taken, seven planned for December. Three were carried over and end in March.',
  facts: '12 | Left\n9 | Taken\n3 | Carried over',
  figures: '57 | Days left\n1 | Nearly none',
  hero: 'Ends in March | 3 days carried over | Lea Brandt | Plan them',
  tip: 'One has nearly none left | Jonas Weber, one day',
  trend: 'Days taken a month | 14 | +2',
  add: 'Add days',
  use: 'Correct balance',
})
