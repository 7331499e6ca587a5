import { defineEntity } from '../entity.ts'

/** Something with caffeine, and when it was drunk. */
export const caffeineDrink = defineEntity({
  id: 'caffeine-drink',
  one: 'Drink',
  many: 'Caffeine',
  words: 'caffeine, caffeine intake, caffeinated drink, caffeine consumption',
  icon: 'coffee',
  groups: 'Coffee, Tea, Cola, Other',
  fields: `
    Drink | choice | Coffee | Espresso, Coffee, Black tea, Green tea, Cola, Energy drink
    Cups | number | 1
    Caffeine in mg | number | 95
    Time | time | 8:20
    Where | place | At home
    Notes | text | With milk`,
  samples: `
    icon | title | subtitle | value | time
    coffee | Coffee | At home, with milk | 95 mg | 8:20
    coffee | Espresso | Mill café | 63 mg | 10:45
    cup | Green tea | Office | 30 mg | 13:10
    coffee | Coffee | Office, half a cup | 48 mg | 15:05
    bottle | Cola, 330 ml | On the train | 32 mg | 18:30
    coffee | Espresso | Yesterday, after dinner | 63 mg | 20:10`,
  about:
    'A large cup with milk at 8:20. Half of it is still in the blood at two, a quarter at eight in the evening.',
  facts: '95 mg | Caffeine\n5 h | Half-life\n22:40 | Below 50 mg',
  figures: '236 mg | Today | −40\n400 mg | Limit\n3 | Cups',
  hero: 'In your blood now | 128 mg | Below 50 mg at 22:40, in time for bed | Add drink',
  tip: 'Nothing after three in the afternoon | On those days you fell asleep 24 minutes earlier',
  trend: 'Caffeine a day in mg | 236 | −40',
  data: [310, 290, 340, 276, 260, 280, 236],
  add: 'Add drink',
  use: 'Drink again',
})
