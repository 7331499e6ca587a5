import { defineEntity } from '../entity.ts'

/** Somebody of a travelling group. */
export const tourTraveller = defineEntity({
  id: 'tour-traveller',
  one: 'Traveller',
  many: 'Travellers',
  words: 'tour traveller, pilgrim, group traveller',
  icon: 'users',
  groups: 'Bus 1, Bus 2, Look after',
  fields: `
    Name | text | Clara Vogt
    Bus and seat | text | Bus 1, seat 14
    Room | text | 204
    Passport | text | Seen, until 2029
    Eats | choice | All | All, Vegetarian, Halal, No nuts
    Rings in need | phone | +49 151 2048
    Mind | long | Walks slowly, insulin in the fridge`,
  samples: `
    avatar | title | subtitle | badge | tone
    Clara | Clara Vogt, 71 | Bus 1, seat 14, room 204, walks slowly | Look after | warning
    Omar | Omar Haddad | Bus 2, seat 3, room 210 | Missing | danger
    Kim | Kim Osei | Bus 1, seat 2, no nuts | Here | success
    Ana | Ana Petrova | Bus 1, room 204 with Clara | Here | success
    Elias | Elias Lund | Bus 2, visa to come | Papers | warning
    Hana | Hana Sato | Leads bus 2, room 211 | Leader | primary`,
  about: 'Walks slowly and sits in front. Insulin in the fridge of the bus; Ana shares the room with her.',
  figures: '42 | Travellers\n1 | Missing\n2 | Papers open',
  tip: 'Omar is missing | Last seen at breakfast',
  add: 'Add traveller',
  use: 'Call',
})
