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
  {
    signs:
      'alcohol 9, alcoholic 9, untappd 9, beer 6, beers 6, units of alcohol 9, weekly limit 6, weekly limits 6, drink less 9, drinking less 9, dry days 9, sober days 9, cocktails 6, pints 6',
    also: 'beer, alcohol, alcoholic drink, pint, dry day',
    one: 'Glass',
    many: 'Glasses',
    icon: 'wine',
    groups: 'Beer, Wine, Without',
    fields: `
      Amount | text | 0.3 l
      Drink | choice | Beer | Beer, Wine, Cocktail, Without alcohol
      Units | number | 1
      Time | time | 19:40
      Where | place | At the harbour
      Note | long | One was enough`,
    without: 'Remind me',
    samples: `
      icon | title | subtitle | value | tone
      wine | Pale ale, 0.3 l | Yesterday 19:40, at the harbour | 1.2 units | warning
      cup | Ginger beer | Yesterday 20:30, without alcohol | 0 units | success
      wine | Red wine, 0.2 l | Saturday 20:10, dinner with Kim | 2.1 units | warning
      bottle | Cider, 0.5 l | Friday 21:00 | 2.3 units | danger
      cup | Tonic and lime | Friday 22:15, without alcohol | 0 units | success`,
    about:
      'A small one at the harbour, then ginger beer. Half of the units of this week are left for Friday.',
    facts: '1.2 | Units\n0.3 l | Amount\n19:40 | Time',
    figures: '3.3 | Units this week\n4 | Dry days | +1\n3.7 | Units left',
    hero: 'Weekly limit of 7 units | 3.7 units left | Four dry days, one more than last week | Log drink',
    tip: 'Four dry days | Fridays take half of the limit',
    trend: 'Units of alcohol a week | 3.3 | −1.4',
    data: [9.2, 8.8, 7.4, 6.9, 6.1, 4.7, 3.3],
    add: 'Log drink',
    use: 'Same again',
  },
])
