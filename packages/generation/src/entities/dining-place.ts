import { defineEntity } from '../entity.ts'

/** A restaurant one reserves a table at. */
export const diningPlace = defineEntity({
  id: 'dining-place',
  words:
    'restaurant table, table booking, table reservation, restaurant reservation, dinner reservation, dining reservation',
  one: 'Restaurant',
  many: 'Restaurants',
  icon: 'fork',
  groups: 'Tonight, Italian, Asian, Vegan',
  fields: `
    Date | date | Fri 27 Nov
    Time | time | 19:30
    Guests | number | 2
    Where | choice | Inside | Inside, Outside, Bar
    Message | long | High chair for Ida, please`,
  samples: `
    image | title | subtitle | overline | rating | meta
    pizza | Forno Nove | Italian, wood oven | 300 m | 4.8 | Free at 19:30
    ramen soup | Miso Lane | Japanese, counter seats | 450 m | 4.7 | Free at 20:15
    salad | Green Table | Vegan, yard | 600 m | 4.7 | Free at 18:45
    curry | Saffron Yard | Indian, tables outside | 900 m | 4.8 | Free at 21:00
    fish plate | Saltworks | Fish of the day | 1.6 km | 4.6 | Free at 19:00
    steak burger | Hearth | Open fire, from eighteen hours | 2 km | 4.9 | Full tonight`,
  about: 'Dough that rests for two days and an oven nobody lets go out. The quiet tables are in the yard.',
  facts: '19:30 | Free\n4.8 | Rating\n300 m | Away',
  figures: '1 | Table reserved\n6 | Visited\n4 | Saved',
  hero: 'Free tonight | Forno Nove, 19:30 | A table for two in the yard | Reserve a table',
  tip: 'Friday fills early | Two tables left at Saltworks',
  add: 'Reserve a table',
  use: 'Reserve a table',
})
