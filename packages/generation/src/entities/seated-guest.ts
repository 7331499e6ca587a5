import { defineEntity } from '../entity.ts'

/** A guest with a seat, a meal and an answer. */
export const seatedGuest = defineEntity({
  id: 'seated-guest',
  one: 'Guest',
  many: 'Guests',
  words: 'seated guest, wedding guest, invited guest, dinner guest',
  icon: 'users',
  groups: 'Seated, No seat, No answer',
  fields: `
    Name | text | Aunt Clara
    Table | choice | Table 3 | No table, Head table, Table 2, Table 3, Table 4
    Answer | choice | Comes | Comes, No answer, Declined
    Plus one | switch | yes
    Diet | choice | Vegetarian | All, No pork, Vegetarian, Vegan
    Allergies | text | Nuts
    Not beside | text | Uncle Elias`,
  samples: `
    avatar | title | subtitle | badge | tone
    Clara | Aunt Clara +1 | Table 3, vegetarian, no nuts | Comes | success
    Elias | Uncle Elias | Table 2, fish, far from Clara | Comes | success
    Noor | Noor Rahman +1 | No table yet | Comes | warning
    Mateo | Mateo Rey | No table yet, gluten free | Comes | warning
    Hana | Hana Sato | Asked twice | No answer | danger
    Jonas | Jonas, 4 | Children’s table, high chair | Comes | primary`,
  about: 'Comes with Peter from Porto, on the last train. Eats no meat, and nuts make her ill.',
  facts: 'Table 3 | Seat\n+1 | With\nNuts | Allergy',
  figures: '80 | Coming\n6 | Without a seat\n4 | No answer',
  hero: 'No answer yet | Hana and three more | The caterer wants the number on Monday | Remind',
  tip: 'Four have not answered | Send them one more line',
  add: 'Add guest',
  use: 'Move to a table',
})
