import { defineEntity } from '../entity.ts'

/** A child on a trip: what is paid, allowed and to be known. */
export const tripChild = defineEntity({
  id: 'trip-child',
  one: 'Child',
  many: 'Children',
  words: 'child on a trip, pupil on a trip',
  icon: 'users',
  groups: 'Not paid, Form missing, Allergies',
  fields: `
    Name | person | Ida Lund
    Has paid | money | € 84
    Allergies | text | Nuts
    May swim | choice | Yes | Yes, With armbands, No
    Medicine | text | Spray, when she coughs
    Parents' phone | phone | +49 151 2048
    Form signed | switch | yes
    Room | text | Room 4
    Notes | long | Gets sick at the back of the bus`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Ida Lund | Ida | No nuts, may swim, room 4 | € 84 | Paid | success
    Emil Brandt | Emil | Form is missing, room 2 | € 84 | Form | warning
    Noor Rahman | Noor | Vegetarian, may swim | € 0 | To pay | danger
    Max Osei | Max | Hay fever, with armbands | € 84 | Paid | success
    Lea Petrova | Lea | Spray against asthma | € 40 | Half paid | warning
    Jonas Weber | Jonas | Nothing to know | € 84 | Paid | success`,
  about: 'No nuts, not even traces. May swim, has the bronze badge. Gets sick at the back of the bus.',
  facts: '€ 84 | Paid\nYes | May swim\n4 | Room',
  figures: '24 | Children\n19 | Have paid\n3 | Forms missing',
  hero: 'Monday, 7:45 | Five have not paid | € 420 are still missing, three forms too | Remind parents',
  tip: 'Three forms are missing | Emil, Noor and Hana',
  add: 'Add child',
  use: 'Call parents',
})
