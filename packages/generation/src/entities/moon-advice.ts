import { defineEntity } from '../entity.ts'

export const moonAdvice = defineEntity({
  id: 'moon-advice',
  one: 'Good day',
  many: 'Good days',
  words:
    'gardener rule, sowing rule, pruning rule, hair rule, wood rule, zodiac rule, ritual rule, intention rule',
  icon: 'leaf',
  groups: 'Garden, House, Body',
  fields: `
    What | text | Sow leaf salad
    From | date | Thu 19 Nov
    Until | date | Mon 23 Nov
    Phase | choice | Waxing | Waxing, Full, Waning, New
    Notes | long | Water in the evening`,
  samples: `
    icon | title | subtitle | badge | tone
    leaf | Sow what grows upwards | Waxing, until Monday | Now | success
    scissors | Cut hair so that it grows fast | Waxing, until Monday | Now | success
    star | Look back on the month | Full moon, Tuesday | Tue | accent
    tree | Prune and weed | Waning, from Wednesday | 6 days | neutral
    drop | Wash windows | Waning, dry days | 6 days | neutral
    pen | Write down intentions | New moon, 9 December | 20 days | neutral`,
  about: 'What grows above the ground likes a growing moon, says the old rule. Water in the evening.',
  facts: 'Waxing | Phase\n4 d | Left\nGarden | For',
  figures: '2 | Good today\n4 d | Until full moon\n6 | Rules of mine',
  hero: 'Until Monday | Sow what grows upwards | Waxing moon, water in the evening | Remind me',
  tip: 'From Wednesday on the moon wanes | Time to prune and weed',
  add: 'Add a rule',
  use: 'Remind me',
})
