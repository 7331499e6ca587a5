import { defineEntity } from '../entity.ts'

export const produceMarket = defineEntity({
  id: 'produce-market',
  one: 'Market',
  many: 'Markets',
  words: 'mandi, produce market, wholesale produce market',
  icon: 'bag',
  groups: 'Nearby, All',
  fields: `
    Name | place | North mandi
    Opens | time | 4:30
    Distance | text | 12 km`,
  samples: `
    icon | title | subtitle | value
    bag | North mandi | 4:30 to 11:00, 180 traders | 12 km
    bag | River market | 5:00 to 12:00, by the bridge | 18 km
    bag | Grain hall | Monday to Friday, from 8:00 | 21 km
    bag | Old town mandi | 4:00 to 10:00, fruit | 26 km`,
  about: 'A hundred and eighty traders, scales at gates 1 and 3. Tomatoes are sold in the first hall.',
  facts: '12 km | Away\n4:30 | Opens',
  figures: '4 | Markets',
  hero: 'Opens at 4:30 | North mandi | Best price for tomatoes today | Show the way',
  tip: 'Come before six | Prices are best in the first hour',
  trend: 'Tonnes a day | 214 | +12',
  add: 'Add market',
  use: 'Show the way',
})
