import { defineEntity } from '../entity.ts'

/** A line of a bill at a table, with those who had it. */
export const billItem = defineEntity({
  id: 'bill-item',
  one: 'Item',
  many: 'Items',
  words: 'item of a bill, dish on the bill',
  icon: 'fork',
  groups: 'Mine, Shared, Open',
  fields: `
    Item | text | Pasta with clams
    Price | money | € 16.50
    Who had it | choice | Ana | Ana, Omar, Kim, All of us
    How many | number | 1`,
  samples: `
    icon | title | subtitle | value
    fork | Pasta with clams | Ana | € 16.50
    fork | Pizza with figs | Omar | € 13.80
    bowl | Large salad | Kim | € 11.20
    wine | Bottle of house white | All of us, € 8 each | € 24.00
    cake | Tiramisu, two spoons | Ana and Kim, € 3.40 each | € 6.80
    cup | Espresso | Nobody yet | € 2.40`,
  about: 'Read from the bill. Tap those who had it; what several had is divided among them.',
  facts: '€ 16.50 | Price\n1 | Person\n€ 1.65 | Tip',
  figures: '€ 74.70 | Bill\n€ 7.47 | Tip, 10 %\n€ 82.17 | To pay',
  hero: 'Trattoria Nove, tonight | € 82.17 for three | One espresso is nobody’s yet | Divide the bill',
  tip: 'One item is open | An espresso nobody has tapped yet',
  add: 'Add item',
  use: 'I had this',
})
