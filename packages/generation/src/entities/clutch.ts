import { defineEntity } from '../entity.ts'

/** Eggs or young of one mother that come together. */
export const clutch = defineEntity({
  id: 'clutch',
  one: 'Clutch',
  many: 'Clutches',
  words: 'clutch, clutch of eggs',
  icon: 'egg',
  groups: 'Incubating, Hatched, Expected',
  fields: `
    Mother | text | Sienna
    Father | text | Onyx
    Laid on | date | Mon 5 Oct
    Eggs | number | 7
    Hatch due | date | Fri 4 Dec
    Box | text | Incubator 1, box 3
    Notes | long | Two eggs look small, candled on day ten`,
  samples: `
    icon | title | subtitle | progress | badge | tone
    egg | Sienna × Onyx | 7 eggs, day 45 of 60, box 3 | 75 | Incubating | primary
    egg | Maple × Ghost | 5 eggs, day 12, one gone bad | 20 | Incubating | primary
    egg | Willow × Onyx | 8 eggs, first one slit today | 98 | Hatching | warning
    paw | Juniper × Ash | 6 of 6 out since 2 November | 100 | Hatched | success
    calendar | Clover × Ghost | Should lay around 8 December | 5 | Expected | neutral`,
  about:
    'Laid on the fifth of October in the moss box. Seven eggs, two of them small; all had veins on day ten.',
  facts: '7 | Eggs\nDay 45 | Of 60\n4 Dec | Due',
  figures: '3 | Incubating\n20 | Eggs\n6 | Hatched',
  hero: 'Hatching now | Willow × Onyx | The first of eight has slit its egg | Open clutch',
  tip: 'Sienna’s eggs are due on 4 December | Fifteen days to go',
  trend: 'Young this year | 34 | +6',
  add: 'Add clutch',
  use: 'Note hatching',
})
