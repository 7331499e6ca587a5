import { drink } from '../drink.ts'
import { defineVarieties } from './variety.ts'

/** What is drunk less of, or counted for what is in it. */
export const drinkVarieties = defineVarieties(drink, [
  {
    signs: 'coffee 6, coffees 6, caffeine 8, espresso 6, cappuccino 6',
    one: 'Cup',
    many: 'Cups',
    icon: 'coffee',
    groups: 'Coffee, Espresso, Tea',
    fields: `
      Drink | choice | Coffee | Coffee, Espresso, Tea, Cola
      Size | choice | Medium | Small, Medium, Large
      Caffeine | text | 95 mg
      Time | time | 14:20
      Note | long | Would have had tea, too`,
    without: 'Amount, Remind me',
    samples: `
      icon | title | subtitle | value | tone
      coffee | Espresso | 14:20, at the bar | 65 mg | warning
      cup | Green tea | 12:05 | 30 mg | success
      coffee | Coffee | 10:40, large | 130 mg | danger
      coffee | Coffee | 8:15, medium | 95 mg | warning
      cup | Black tea | 7:30, at breakfast | 45 mg | success`,
    about:
      'Three cups since breakfast, the last at twenty past two. Nothing after four keeps the night quiet.',
    facts: '65 mg | Caffeine\n14:20 | Time\nSmall | Size',
    figures: '3 | Cups today | −1\n290 mg | Caffeine\n9 | Days below the limit',
    hero: 'Today | One cup left | 290 of 400 mg, nothing after four | Log a cup',
    tip: 'One cup less than last week | Tea at noon made the difference',
    trend: 'Caffeine a day | 290 mg | −35 mg',
    data: [420, 390, 360, 400, 330, 310, 290],
    add: 'Log cup',
    use: 'Same again',
  },
])
