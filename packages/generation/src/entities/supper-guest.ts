import { defineEntity } from '../entity.ts'

/** Who comes, and what they cannot eat. */
export const supperGuest = defineEntity({
  id: 'supper-guest',
  one: 'Guest',
  many: 'Guests',
  words: 'supper guest, dinner guest',
  icon: 'users',
  groups: 'Paid, Open, Waiting',
  fields: `
    Name | text | Iris Chen
    Seats | number | 2
    Allergies | choice | Nuts | Nothing, Nuts, Milk, Gluten, Fish, Meat
    Phone | phone | +49 151 2048
    Paid | switch | yes
    Notes | long | One of us drives`,
  samples: `
    avatar | title | subtitle | badge | tone
    Iris Chen | Iris, two seats | No nuts, one of them drives | Paid | success
    Omar Haddad | Omar, one seat | Eats everything | Paid | success
    Noor Rahman | Noor, three seats | One without gluten | Open | warning
    Jonas Weber | Jonas, two seats | No fish | Paid | success
    Hana Sato | Hana, one seat | Waits for a place | Waiting | accent`,
  about: 'Two seats, no nuts. Comes for the third time and brought plums last year.',
  facts: '2 | Seats\nNuts | Cannot\n3rd | Time',
  figures: '9 | Seats paid\n3 | Open\n4 | Waiting',
  hero: 'Open | Noor has not paid yet | Three seats, until Monday | Remind',
  tip: 'Three cannot eat something | Nuts, gluten, fish',
  add: 'Reserve a seat',
  use: 'Write to guest',
})
