import { defineEntity } from '../entity.ts'

export const guestStay = defineEntity({
  id: 'guest-stay',
  one: 'Stay',
  many: 'Stays',
  words: 'airbnb, holiday home, guest house, bed and breakfast',
  icon: 'key',
  groups: 'Now, Next, Past',
  fields: `
    Guest | person | Hana Sato
    Home | choice | Mill loft | Mill loft, Pier house
    Arrives | date | Fri 20 Nov
    Leaves | date | Mon 23 Nov
    People | number | 2
    Price | money | € 312
    Door code | text | 4081
    Notes | long | Late arrival, about ten`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Hana Sato | Hana, 2 people | Mill loft, Fri to Mon | € 312 | Arrives | success
    Elias Lund | Elias, 4 people | Pier house, until Saturday | € 640 | Here | primary
    Priya Nair | Priya, 2 people | Mill loft, 27 to 30 Nov | € 298 | Booked | neutral
    Ruth Adeyemi | Ruth, 3 people | Pier house, 28 Nov to 2 Dec | € 720 | Asked | warning
    Tomás Rey | Tomás, 1 person | Mill loft, left on Tuesday | € 180 | Clean | danger
    Mateo Silva | Mateo, 2 people | Pier house, left on Sunday | € 410 | Reviewed | neutral`,
  about:
    'Arrives late, about ten. Key in the box by the door, heating is on from eight. Asked for a baby bed.',
  facts: '3 | Nights\n€ 312 | Income\n2 | People',
  figures: '€ 2,480 | This month\n81 % | Booked\n2 | To clean',
  hero: 'Arrives today | Hana, two people | Mill loft, cleaned by 15:00 | Send check-in',
  tip: 'December is half full | Ten more nights than last year',
  trend: 'Income | € 2,480 | +310',
  add: 'Add stay',
  use: 'Send check-in',
})
