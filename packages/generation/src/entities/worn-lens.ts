import { defineEntity } from '../entity.ts'

export const wornLens = defineEntity({
  id: 'worn-lens',
  one: 'Pair',
  many: 'Pairs',
  words: 'worn lens, current pair, pair of lenses, lens pair, replacement, contact lens',
  icon: 'eye',
  groups: 'Worn, Sealed',
  fields: `
    Kind | choice | Monthly | Daily, Two-weekly, Monthly
    Opened on | date | 7 Nov
    Replace after days | number | 30
    Pairs left | number | 4
    Remind me | time | 20:00
    Notes | long | A little dry in the evening`,
  samples: `
    icon | title | subtitle | value | progress
    eye | Pair in use | Opened on 7 November, 18 days left | Day 12 | 40
    check | October pair | 30 days, a little dry at the end | Done | 100
    check | September pair | 28 days | Done | 100
    check | August pair | 31 days, one day over | Done | 100
    box | Sealed | Box of six, good until May 2028 | 4 left | 66`,
  about: 'Opened on 7 November, both eyes. Comfortable all day, a little dry after nine.',
  facts: '12 | Days worn\n18 | Days left\n4 | Pairs left',
  figures: '18 | Days left\n4 | Pairs left\n11 | Pairs this year',
  trend: 'Hours worn a day | 11.5 | −0.5',
  hero: 'Day 12 of 30 | 18 days left | Replace them on 7 December | New pair',
  tip: 'New case on Sunday | The old one is three months old',
  notices:
    'Replace the pair in 18 days | On 7 December, at 20:00 | eye\nFour pairs left | Order when two are left | box\nEye check on 9 December | Dr. Sato, 14:30 | calendar',
  add: 'New pair',
  use: 'Replace now',
})
