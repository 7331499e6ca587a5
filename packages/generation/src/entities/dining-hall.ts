import { defineEntity } from '../entity.ts'

export const diningHall = defineEntity({
  id: 'dining-hall',
  one: 'Canteen',
  many: 'Canteens',
  words: 'canteen, mensa, dining hall, refectory, cafeteria',
  icon: 'building',
  groups: 'Open now, Favourites',
  fields: `
    Name | text | Main canteen
    Address | place | Linden lane 4
    Open from | time | 11:15
    Open until | time | 14:15
    Seats | number | 620`,
  samples: `
    icon | title | subtitle | value | badge | tone
    building | Main canteen | 11:15 to 14:15, five dishes | 240 m | Open | success
    leaf | North campus | 11:30 to 14:00, three dishes | 1.1 km | Open | success
    coffee | Café in the library | 8:00 to 18:00, soup and rolls | 410 m | Open | success
    building | Engineering hall | 11:00 to 14:30, four dishes | 1.6 km | Busy | warning
    bowl | Music school | Tuesday to Thursday | 2.3 km | Closed | neutral`,
  about: 'Two counters and a salad bar for 620 people. Quietest before half past eleven and after one.',
  facts: '11:15 | Opens\n14:15 | Closes\n5 | Dishes today',
  figures: '5 | Canteens\n4 | Open now',
  hero: 'Open now | Main canteen | Until 14:15, five dishes | Menu',
  tip: 'Quiet after one | The queue is three minutes then',
  add: 'Add canteen',
  use: 'See menu',
})
