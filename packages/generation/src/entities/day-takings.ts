import { defineEntity } from '../entity.ts'

/** What a house took in, hour by hour or day by day. */
export const dayTakings = defineEntity({
  id: 'day-takings',
  one: 'Day',
  many: 'Takings',
  words: 'takings of the day',
  icon: 'chart',
  groups: 'This week, Last week',
  fields: `
    Date | date | Thu 19 Nov
    Takings | money | € 3,840
    Guests | number | 96
    Labour cost | text | 29 %
    Tips | money | € 214`,
  samples: `
    icon | title | subtitle | value | tone
    chart | Today until 19:00 | 42 guests, labour 31 % | € 1,284 | primary
    chart | Wednesday | 78 guests, labour 29 % | € 2,960 | success
    chart | Tuesday | 64 guests, labour 33 % | € 2,310 | warning
    chart | Saturday | 142 guests, labour 24 % | € 6,120 | success
    chart | Friday | 128 guests, labour 26 % | € 5,480 | success`,
  about: 'Seventy-eight guests, most of them before eight. Two tables had the menu.',
  facts: '€ 2,960 | Takings\n78 | Guests\n29 % | Labour',
  figures: '€ 1,284 | Today\n€ 18.2k | This week',
  hero: 'Best this week | Saturday | € 6,120, 142 guests | See day',
  tip: 'Tuesdays are quiet | Labour is 33 %',
  trend: 'Takings this week | € 18.2k | +6 %',
  add: 'Close the day',
  use: 'Export',
})
