import { defineEntity } from '../entity.ts'

export const publicHoliday = defineEntity({
  id: 'public-holiday',
  one: 'Holiday',
  many: 'Holidays',
  words: 'public holiday, bank holiday, national holiday, feast day, free day',
  icon: 'calendar',
  groups: 'Public, Regional, Optional',
  fields: `
    Country | choice | Portugal | Portugal, Germany, Japan, Canada
    Year | number | 2026
    Date | date | Tue 1 Dec
    Local name | text | Restauração da Independência
    Weekday | text | Tuesday`,
  samples: `
    icon | title | subtitle | time | badge | tone
    calendar | Restoration Day | Restauração da Independência, Tuesday | 1 Dec | Next | success
    calendar | Immaculate Conception | Imaculada Conceição, Tuesday | 8 Dec | Public | primary
    calendar | Christmas Day | Natal, Friday | 25 Dec | Public | primary
    calendar | New Year | Ano Novo, Friday | 1 Jan | Public | primary
    calendar | Carnival | Carnaval, Tuesday | 9 Feb | Optional | neutral
    calendar | Freedom Day | Dia da Liberdade, Sunday | 25 Apr | Weekend | warning`,
  about: 'Free in the whole country since 1926. Shops are closed, buses run as on Sundays.',
  facts: '12 days | Until then\nTuesday | Weekday\n13 | In the year',
  figures: '13 | Holidays\n3 | On weekends\n12 days | To the next',
  hero: 'Next one | Restoration Day | Tuesday 1 December, in 12 days | Add to calendar',
  tip: 'Next: Restoration Day | Tuesday 1 December, in 12 days',
  trend: 'Holidays a year | 13 | +0',
  add: 'Add holiday',
  use: 'Add to calendar',
})
