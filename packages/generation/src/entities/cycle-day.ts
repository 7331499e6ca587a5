import { defineEntity } from '../entity.ts'

export const cycleDay = defineEntity({
  id: 'cycle-day',
  one: 'Day',
  many: 'Days',
  words: 'period, cycle day, menstrual cycle, ovulation',
  icon: 'drop',
  groups: 'Period, Fertile, Other',
  fields: `
    Date | date | Thu 19 Nov
    Flow | choice | Light | None, Light, Medium, Strong
    Mood | choice | Calm | Calm, Low, Irritable, Bright
    Pain | slider | 20
    Symptoms | choice | None | None, Cramps, Headache, Tired
    Notes | long | Slept badly, walked in the evening`,
  samples: `
    icon | title | subtitle | value | tone
    drop | Thursday, day 2 | Medium, cramps in the morning | Period | danger
    drop | Wednesday, day 1 | Light, tired | Period | danger
    smile | Tuesday, day 28 | Calm | Before | accent
    moon | Monday, day 27 | Headache, slept eight hours | Before | accent
    sun | 3 November, day 14 | Bright, long run | Fertile | success
    drop | 21 October, day 1 | Medium | Period | danger`,
  about: 'Medium in the morning, light in the evening. Cramps for two hours, better after a walk.',
  facts: '2 | Day\n28 | Length\n5 | Period days',
  figures: '2 | Day of cycle\n28 | Average days\n27 | Days to next',
  hero: 'Day 2 of 28 | Next period on 16 December | Fertile from 29 November | Log today',
  notices: `
    Log today | Every evening at 21:00 | edit
    Period in two days | On 14 December, two days ahead | drop
    Fertile days begin | On 29 November | heart
    Take the pill | Every morning at 8:00 | pill`,
  tip: 'Regular for seven months | Between 27 and 29 days',
  trend: 'Cycle length | 28 days | ±1',
  data: [29, 28, 27, 28, 29, 28, 28],
  add: 'Log day',
  use: 'Change entry',
})
