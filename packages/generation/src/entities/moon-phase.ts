import { defineEntity } from '../entity.ts'

export const moonPhase = defineEntity({
  id: 'moon-phase',
  one: 'Phase',
  many: 'Phases',
  words: 'moon phase, lunar phase, full moon, new moon, moonrise, moonset',
  icon: 'moon',
  groups: 'This month, Full moons, New moons',
  fields: `
    Date | date | Thu 19 Nov
    Rises | time | 14:12
    Sets | time | 01:48
    Lit | text | 72 %
    Remind me | choice | Evening before | Evening before, At moonrise, Never
    Notes | long | Ring around it, cold and clear`,
  samples: `
    icon | title | subtitle | value | badge | tone
    moon | Waxing moon | Tonight, 14:12 to 01:48 | 72 % | Tonight | primary
    star | Full moon | Tue 24 Nov, rises 16:31 | 100 % | 5 days | accent
    moon | Last quarter | Tue 1 Dec, rises 23:24 | 50 % | 12 days | neutral
    moon | New moon | Wed 9 Dec, not to be seen | 0 % | 20 days | neutral
    moon | First quarter | Thu 17 Dec, rises 12:20 | 50 % | 28 days | neutral
    star | Full moon, close to Earth | Thu 24 Dec, rises 15:58 | 100 % | 35 days | accent`,
  about:
    'Ten days old and high in the south at eight. Bright enough to read a headline by, if the clouds stay away.',
  facts: '72 % | Lit\n14:12 | Rises\n01:48 | Sets',
  figures: '72 % | Lit tonight | +9\n5 d | To the full moon\n10 d | Age',
  hero: 'Tonight | Waxing, 72 percent | Rises 14:12, highest 20:04, sets 01:48 | Show the month',
  tip: 'Full moon on Tuesday | It rises at 16:31, behind the hill at 16:50',
  trend: 'Lit this week | 72 % | +9',
  data: [12, 22, 32, 42, 52, 62, 72],
  add: 'New note',
  use: 'Remind me',
})
