import { defineEntity } from '../entity.ts'

/** A sack of green coffee in the store of a roastery. */
export const greenCoffee = defineEntity({
  id: 'green-coffee',
  one: 'Green bean',
  many: 'Green beans',
  words: 'green coffee, raw coffee, sack of coffee',
  icon: 'box',
  groups: 'In stock, Low, Ordered',
  fields: `
    Name | text | Kochere, washed
    Origin | choice | Ethiopia | Ethiopia, Colombia, Honduras, Brazil
    Crop | text | 2026
    In stock | text | 84 kg
    Moisture | text | 10.8 %
    Price a kilo | money | € 9.40`,
  samples: `
    image | title | subtitle | value | badge | tone
    coffee | Kochere, washed | Ethiopia, crop 2026, 10.8 % | 84 kg | In stock | success
    coffee | Finca Alta | Honduras, honey, 11.2 % | 126 kg | In stock | success
    coffee | Huila, natural | Colombia, 11.0 % | 18 kg | Low | warning
    coffee | Cerrado | Brazil, pulped, 10.6 % | 240 kg | In stock | success
    coffee | Yirga decaf | Ethiopia, on its way | 0 kg | Ordered | primary`,
  about: 'Three sacks came in September. Peach and black tea in the sample roast; best before next summer.',
  facts: '84 kg | In stock\n10.8 % | Moisture\n€ 9.40 | A kilo',
  figures: '468 kg | In stock\n1 | Low\n5 | Origins',
  hero: 'Low | Huila is down to 18 kg | Three roasts at this pace | Order',
  tip: 'Yirga decaf is due on Friday | Two sacks',
  trend: 'Used a week in kg | 42 | +6',
  add: 'Add green bean',
  use: 'Take for a roast',
})
