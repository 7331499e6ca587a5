import { defineEntity } from '../entity.ts'

export const ferment = defineEntity({
  id: 'ferment',
  one: 'Batch',
  many: 'Batches',
  words: 'ferment, fermentation, kimchi, kombucha, sauerkraut, kefir, fermentation batch',
  icon: 'pot',
  groups: 'On the shelf, Cold, Tasted',
  fields: `
    Name | text | Kimchi, mild
    Begun | date | Fri 13 Nov
    Salt percentage | text | 2.2 %
    Temperature | text | 19 °C
    Tasting date | date | Thu 19 Nov
    Jars | number | 2
    Notes | long | More ginger next time`,
  samples: `
    icon | title | subtitle | value | badge | tone
    pot | Kimchi, mild | Day 6, two jars, 19 °C | 2.2 % | Taste today | warning
    bottle | Kombucha, black tea | Day 9, second fermentation | pH 3.4 | Bubbling | primary
    pot | Sauerkraut, caraway | Day 21, in the fridge | 2.0 % | Ready | success
    bottle | Water kefir | Day 2, with lemon | 6 % sugar | Bubbling | primary
    pot | Chilli paste | Day 30, three jars | 3.0 % | Ready | success
    pot | Beets with dill | Begun yesterday | 2.5 % | New | neutral`,
  about:
    'Two jars with 2.2 percent of salt at nineteen degrees. Bubbling since day three, a little sour already.',
  facts: 'Day 6 | Since\n2.2 % | Salt\n19 °C | Warm',
  figures: '6 | Batches\n1 | To taste today\n9 | Jars',
  hero: 'Taste today | Kimchi, mild | Day 6, two jars, 2.2 percent of salt | Log tasting',
  tip: 'Open the kombucha bottles once | Day three of the second fermentation',
  trend: 'Days on the shelf | 9 | −1',
  add: 'New batch',
  use: 'Log tasting',
})
