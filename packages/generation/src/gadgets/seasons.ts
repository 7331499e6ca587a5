import type { Gadget } from './gadget.ts'

/** What is good now and dear later. */
export const seasons: readonly Gadget[] = [
  {
    id: 'season-food',
    called:
      /\b(?:season(?:al)? (?:food|fruits?|vegetables?|produce|calendar|eating)|(?:fruits?|vegetables?|foods?|produce|what)\b[^.]{0,24}\bin season)\b/i,
    unless:
      /\b(?:sow\w*|garden\w*|fishing|hunting|markets? near|delivery|recipes (?:app|manager)|foraging|box(?:es)?|deliver\w*)\b/i,
    icon: 'carrot',
    presets: 'natural, warm',
    names: 'In Season, Apples in November, From Here',
    sheets: [
      {
        name: 'Now',
        title: 'In season in November',
        icon: 'carrot',
        content: `
          chips Show | * All, Fruit, Vegetables, Salad, Nuts
          rows In season, fresh from the field
          - leaf | Kale | Until February | Fresh
          - carrot | Beetroot | Until November | Fresh
          - apple | Quince | Until November | Fresh
          - leaf | Lamb’s lettuce | Until March | Fresh
          rows From storage
          - apple | Apples | Until May | Stored
          - carrot | Carrots | Until May | Stored
          - leaf | Pumpkin | Until January | Stored
          fields
          - Country | choice | Germany | Germany, France, Italy, Spain, Britain`,
      },
      {
        name: 'Calendar',
        title: 'Season calendar',
        icon: 'calendar',
        content: `
          chips Month | Sep, Oct, * Nov, Dec, Jan, Feb
          cells Season calendar
          - . S O N D J F
          - Kale . ○ ● ● ● ●
          - Apple ● ● ● ○ ○ ○
          - Pumpkin ● ● ● ○ ○ .
          - Leek ● ● ● ● ● ●
          - Tomato ● ○ . . . .
          text ● fresh, ○ from storage or under glass`,
      },
      {
        name: 'Kale',
        title: 'Kale',
        icon: 'leaf',
        content: `
          image vegetables
          stats
          - Nov–Feb | In season
          - 4 °C | Keep at
          - 6 days | Keeps
          text Sweeter after the first frost. Leaves should be crisp and dark, without yellow.
          rows Goes with
          - carrot | Potatoes, pear, smoked tofu
          - bowl | Steam for ten minutes, or raw with oil and salt
          quiet star | Tell me when it begins`,
      },
    ],
  },
  {
    id: 'power-price',
    called:
      /\b(?:(?:electricity|power|energy) (?:spot |market |hourly |exchange )*prices?|spot prices?|day[- ]ahead prices?|dynamic tariffs?|cheapest hours|(?:co2|carbon) (?:emissions?|intensity|footprint) of (?:the )?(?:grid|electricity|power)|grid (?:mix|carbon)|when (?:the )?(?:power|electricity) is (?:green|cheap))\b/i,
    unless: /\b(?:solar|tariff comparison|supplier switch|trading|gold|crypto|stocks?)\b/i,
    icon: 'bolt',
    presets: 'clean, dark-pro',
    names: 'Cheap at Three, Green Hour, Cents and Kilowatts',
    sheets: [
      {
        name: 'Now',
        title: (text) => (/co2|carbon|green|grid/i.test(text) ? 'Power right now' : 'Electricity price now'),
        icon: 'bolt',
        content: (text) => {
          const isGreen = /co2|carbon|green|grid mix/i.test(text)
          return `
          ring ${isGreen ? 'CO₂ of the grid' : 'Current spot price'} | 0.42 | ${isGreen ? '214' : '18.4'} | ${isGreen ? 'g a kWh, 68 % renewable' : 'cents a kWh, below average'}
          chart ${isGreen ? 'Grams of CO₂ by the hour' : 'Price by the hour, cents'} | ${isGreen ? '240, 210, 180, 160, 190, 280, 340, 300' : '14, 11, 12, 22, 26, 18, 31, 24'} | 0, 3, 6, 9, 12, 15, 18, 21
          rows Cheapest hours
          - check | 3:00 to 6:00 | Tonight | ${isGreen ? '160 g' : '11.2 ct'}
          - check | 13:00 to 15:00 | Today | ${isGreen ? '180 g' : '14.8 ct'}
          - warning | 18:00 to 20:00 | Today, dearest | ${isGreen ? '340 g' : '31.0 ct'}`
        },
      },
      {
        name: 'Run it',
        title: 'When to run what',
        icon: 'clock',
        content: `
          fields
          - Appliance | choice | Dishwasher | Dishwasher, Washing machine, Dryer, Car, Boiler
          - Takes hours | number | 2
          - Must be done by | time | 07:00
          hero Start at 3:10 | 0.24 € instead of 0.62 € now
          rows Planned
          - clock | Dishwasher | Tonight, 3:10 | € 0.24
          - car | Car, 22 kWh | Tonight, 1:00 | € 2.60
          switches
          - When to start`,
      },
      {
        name: 'Alerts',
        icon: 'bell',
        content: `
          fields
          - Tell me below cents | number | 12
          - Tell me above cents | number | 30
          - Price area | choice | Germany | Germany, Denmark West, Sweden SE4, Austria, Spain
          switches
          - Tomorrow's prices at 14:00
          - With taxes and fees
          rows Lately
          - bell | Negative price, 12:00 to 14:00 | Sun 15 Nov | −1.2 ct`,
      },
    ],
  },
]
