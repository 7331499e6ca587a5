import { defineEntity } from '../entity.ts'

/** What a vehicle was filled up with. */
export const fuelReceipt = defineEntity({
  id: 'fuel-receipt',
  one: 'Fuel receipt',
  many: 'Fuel receipts',
  words: 'fuel receipt',
  icon: 'drop',
  groups: 'This week, This month',
  fields: `
    Vehicle | text | Van 4, LN 482
    Litres | text | 48.2 l
    Amount | money | € 82.40
    Kilometres | number | 84210
    Receipt | photo | receipt`,
  samples: `
    icon | title | subtitle | value | tone
    drop | Van 4, 48.2 l diesel | Omar, today 7:40, 84,210 km | € 82.40 | primary
    drop | Van 7, 51 l diesel | Kim, yesterday | € 87.10 | primary
    bolt | Van 9, charged 42 kWh | Ana, Tuesday | € 18.90 | success
    drop | Truck 1, 96 l diesel | Tomás, Monday | € 163.20 | warning
    drop | Van 2, 44 l diesel | Receipt missing | € 75.00 | danger`,
  about: 'Filled up at Harbour gate this morning. 8.4 litres on 100 kilometres since the last time.',
  facts: '48.2 l | Litres\n€ 82.40 | Amount\n8.4 l | Per 100 km',
  figures: '€ 426 | This week\n1 | Receipt missing',
  hero: 'Missing | Receipt of van 2 | € 75, Monday | Add photo',
  tip: 'One receipt is missing | Van 2, on Monday',
  trend: 'Fuel this month | € 2,140 | −4 %',
  add: 'Add receipt',
  use: 'Add photo',
})
