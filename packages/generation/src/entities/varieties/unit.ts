import { unit } from '../unit.ts'
import { defineVarieties } from './variety.ts'

/** What is turned into what; without these words a bit of everything. */
export const unitVarieties = defineVarieties(unit, [
  {
    signs:
      'cooking 5, baking 5, kitchen 5, cups 5, flour 5, butter 4, sugar 4, recipe 4, recipes 4, oven 4, spoons 5, tablespoon 5, tablespoons 5, ingredients 4',
    icon: 'bowl',
    groups: 'Flour, Sugar, Butter, Oven',
    fields: `
      Amount | number | 2
      What | choice | Flour | Flour, Sugar, Butter, Rice, Milk
      From | choice | Cups | Cups, Tablespoons, Ounces
      To | choice | Grams | Grams, Millilitres, Ounces`,
    without: 'Value',
    samples: `
      icon | title | subtitle | value
      bowl | 2 cups of flour | in grams | 250
      bowl | 1 cup of sugar | in grams | 200
      cake | 1 stick of butter | in grams | 113
      cup | 3/4 cup of milk | in millilitres | 180
      flame | 350 °F, oven | in °C | 177
      pot | 3 tablespoons of honey | in grams | 63`,
    about: 'Two cups of flour are 250 grams, levelled and not pressed. Sifted flour weighs a tenth less.',
    facts: '250 g | Grams\n2 | Cups\n125 g | A cup',
    figures: '250 g | Grams\n6 | Favorites',
    hero: '2 cups of flour are | 250 grams | One cup is 125 grams, levelled | Keep it',
    tip: '38 ingredients | All of them work without a connection',
    trend: 'Grams for cups | 250 | ×125',
    data: [63, 125, 188, 250, 313, 375, 500],
    labels: ['½', '1', '1½', '2', '2½', '3', '4'],
  },
  {
    signs: 'shoe sizes 6, clothing sizes 6, clothes sizes 6, ring sizes 6, sizes 4, bra 4, dress size 5',
    icon: 'shoe',
    groups: 'Shoes, Tops, Trousers, Rings',
    fields: 'Value | number | 39\nFrom | choice | EU | EU, UK, US, cm\nTo | choice | UK | UK, EU, US, cm',
    samples: `
      icon | title | subtitle | value
      shoe | EU 39, women | in UK | 6
      shoe | EU 43, men | in US | 10
      shirt | EU 40, tops | in US | 10
      shirt | W32 L34, jeans | in EU | 48
      star | Ring 54 mm | in US | 7
      baby | EU 24, children | in cm | 14.9`,
    about: 'An EU 39 is a UK 6 and a US 8½ for women. Narrow brands run half a size small.',
    facts: '6 | UK\n39 | EU\n25 cm | Foot',
    figures: '6 | UK\n4 | Kept',
    hero: 'EU 39 is | UK 6 | US 8½, 25 centimetres | Keep it',
    tip: 'Your sizes are kept | Shoes 39, tops 40',
    trend: 'UK for EU | 6 | −33',
    data: [3, 3.5, 4, 5, 6, 6.5, 7],
    labels: ['36', '36½', '37', '38', '39', '40', '41'],
  },
  {
    signs: 'nautical 5, knots 4, sailors 4, sea miles 5, pilots 4, aviation 5, fathoms 5',
    icon: 'wave',
    groups: 'Speed, Distance, Depth, Pressure',
    fields:
      'Value | number | 12\nFrom | choice | Knots | Knots, km/h, m/s, Beaufort\nTo | choice | km/h | km/h, Knots, m/s, Beaufort',
    samples: `
      icon | title | subtitle | value
      wave | 12 knots | in km/h | 22.2
      wave | 34 knots | in Beaufort | 8
      map | 40 sea miles | in kilometres | 74.1
      drop | 5 fathoms | in metres | 9.1
      cloud | 1013 hPa | in inHg | 29.91
      plane | 3,000 feet | in metres | 914`,
    about: 'Twelve knots are 22.2 kilometres an hour, a moderate breeze of Beaufort 4.',
    facts: '22.2 | km/h\n12 | Knots\n4 | Beaufort',
    figures: '22.2 | km/h\n6 | Kept',
    hero: '12 knots are | 22.2 km/h | Beaufort 4, moderate breeze | Keep it',
    trend: 'km/h for knots | 22.2 | ×1.85',
    data: [3.7, 7.4, 11.1, 14.8, 18.5, 20.4, 22.2],
    labels: ['2', '4', '6', '8', '10', '11', '12'],
  },
])
