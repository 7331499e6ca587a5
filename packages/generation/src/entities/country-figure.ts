import { defineEntity } from '../entity.ts'

export const countryFigure = defineEntity({
  id: 'country-figure',
  one: 'Country',
  many: 'Countries',
  words: 'covid-19, case, statistic, country statistic, infection',
  icon: 'trend',
  groups: 'Rising, Falling, Near',
  fields: `
    Country | text | Portugal
    Show | choice | A week | A day, A week, All
    Alert above | number | 500
    Favourite | switch | yes`,
  samples: `
    icon | title | subtitle | value | tone
    trend | Portugal | 1,204 new, 84 a day fewer | 4.1k | success
    trend | Norway | 418 new | 1.2k | success
    trend | Japan | 3,180 new, rising | 12.8k | danger
    trend | Canada | 1,902 new | 6.4k | warning
    trend | Kenya | 212 new | 880 | success
    trend | Italy | 2,614 new, steady | 9.3k | warning`,
  about: 'Falling for the third week. Hospitals are at fourteen percent, most of it in the north.',
  facts: '1,204 | New\n4.1k | Active\n−7 % | A week',
  figures: '48.2k | Worldwide, a week\n−7 % | Change\n14 % | Hospitals',
  hero: 'Worldwide | 48.2k new in a week | Seven percent fewer than before | See chart',
  tip: 'Falling in 41 countries | Rising in nine',
  trend: 'New in a week | 48.2k | −7 %',
  data: [61, 58, 57, 55, 52, 51, 48],
  add: 'Follow country',
  use: 'Follow',
})
