import { defineEntity } from '../entity.ts'

export const marketRate = defineEntity({
  id: 'market-rate',
  one: 'Price',
  many: 'Prices',
  words: 'mandi price, mandi rate, vegetable price, wholesale produce price',
  icon: 'trend',
  groups: 'Vegetables, Grain, Fruit',
  fields: `
    Crop | text | Tomatoes
    Market | place | North mandi
    Price a kilo | money | € 0.42
    Arrived | text | 14 tonnes
    Date | date | Thu 19 Nov
    Tell me above | money | € 0.50`,
  samples: `
    icon | title | subtitle | value | badge | tone
    carrot | Tomatoes | North mandi, 14 tonnes arrived | € 0.42 | +8 % | success
    carrot | Onions | North mandi, 31 tonnes | € 0.28 | −4 % | danger
    leaf | Potatoes | River market, 22 tonnes | € 0.19 | Same | neutral
    apple | Bananas | Old town mandi, 9 tonnes | € 0.36 | +2 % | success
    leaf | Maize | Grain hall, a quintal | € 21.40 | +1 % | success
    carrot | Okra | River market, 3 tonnes | € 0.61 | −9 % | danger`,
  about:
    'From 36 to 45 cents this morning at the north mandi, most sold at 42. Eight percent more than yesterday.',
  facts: '€ 0.42 | Most sold at\n€ 0.36 | Lowest\n€ 0.45 | Highest',
  figures: '24 | Crops\n4 | Markets nearby\n+8 % | Tomatoes',
  hero: 'This morning | Tomatoes at 42 cents | Best at the north mandi, 12 km away | Compare markets',
  tip: 'Prices rise before the feast | Onions were up 14 % last year',
  trend: 'Tomatoes in cents | 42 | +3',
  data: [33, 34, 36, 35, 38, 39, 42],
  add: 'Add price',
  use: 'Compare markets',
})
