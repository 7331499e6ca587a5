import { defineEntity } from '../entity.ts'

/** How many hours everybody has worked and should work. */
export const shiftBalance = defineEntity({
  id: 'shift-balance',
  one: 'Balance',
  many: 'Hours',
  words: 'balance of hours',
  icon: 'clock',
  groups: 'All, Over, Under',
  fields: `
    Planned | text | 38 h
    Worked | text | 41 h
    Overtime | text | +12 h
    Nights this month | number | 3
    Weekends | number | 2`,
  samples: `
    avatar | title | subtitle | badge | tone
    Lea | Lea Brandt | 41 of 38 h, 3 nights | +12 h | warning
    Omar | Omar Haddad | 38 of 38 h, 1 night | +2 h | success
    Kim | Kim Osei | 30 of 32 h, no nights | −4 h | primary
    Ana | Ana Petrova | 44 of 38 h, 6 nights | +21 h | danger
    Tomas | Tomás Rey | 36 of 36 h, 4 nights | 0 h | success`,
  about: 'Three hours more than planned this week, twelve in all. Two weekends this month.',
  facts: '+12 h | Overtime\n3 | Nights\n2 | Weekends',
  figures: '+31 h | Overtime\n1 | Too much',
  hero: 'Too much | Ana Petrova | 21 hours of overtime | Plan free days',
  tip: 'Ana has 21 hours of overtime | Kim has four too few',
  trend: 'Overtime a month | 31 h | −6',
  add: 'Add hours',
  use: 'Correct balance',
})
