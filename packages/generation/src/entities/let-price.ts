import { defineEntity } from '../entity.ts'

/** What a place costs that one can have for a party. */
export const letPrice = defineEntity({
  id: 'let-price',
  one: 'Price',
  many: 'Prices',
  words: 'price of a hall, rental price',
  icon: 'tag',
  groups: 'Day, Weekend, Extras',
  fields: `
    What | text | Saturday and Sunday
    Price | money | € 480`,
  samples: `
    icon | title | subtitle | value
    calendar | Saturday and Sunday | Great hall, kitchen, courtyard | € 480
    sun | One day in the week | Until midnight | € 220
    users | For people of the village | A fifth less | € 384
    flame | Heating in winter | October to April | € 60
    check | Cleaning at the end | Or you do it yourselves | € 90
    lock | Deposit | Back within a week | € 200`,
  about: 'Tables, benches, glasses and plates for ninety are included.',
  facts: '€ 480 | Weekend\n€ 200 | Deposit',
  figures: '€ 480 | Weekend\n€ 220 | A day',
  add: 'Add price',
  use: 'Ask for a date',
})
