import { plannedShift } from '../planned-shift.ts'
import { defineVarieties } from './variety.ts'

/** Where people of one trade work in shifts; without these words it is a shop. */
export const plannedShiftVarieties = defineVarieties(plannedShift, [
  {
    signs: 'hospital 9, nurses 9, nurse 9, ward 8, wards 8, clinic 7, care home 8, carers 8, doctors 7',
    fields: 'Place | choice | Ward 4 | Ward 2, Ward 4, Emergency',
    samples: `
      avatar | title | subtitle | badge | tone
      Lea | Ward 4, early | Lea Brandt, 6:00 to 14:00 | On duty | success
      Omar | Ward 4, late | Omar Haddad, 13:30 to 21:30 | Later | primary
      Kim | Ward 2, early | Kim Osei, 6:00 to 14:00 | On duty | success
      Ana | Ward 4, night | Ana Petrova, 21:15 to 6:15 | Later | primary
      Iris | Emergency, late | Nobody yet, 13:30 to 21:30 | Open | danger
      Tomas | Ward 2, night | Tomás Rey, 21:15 to 6:15 | Later | neutral`,
    about: 'With two others. Handover is a quarter of an hour before the end.',
    hero: 'Open today, 13:30 | Emergency, late | Nobody yet, four could come | Fill it',
    tip: 'Two shifts are open | Emergency today, ward 2 on Sunday',
  },
  {
    signs:
      'restaurant 8, cafe 8, café 8, bar 6, hotel 6, waiters 8, kitchen 7, bistro 8, pub 7, coffee shop 8, baristas 8',
    fields: 'Place | choice | Floor | Floor, Kitchen, Bar',
    samples: `
      avatar | title | subtitle | badge | tone
      Lea | Floor, evening | Lea Brandt, 16:00 to 23:00 | Tonight | success
      Omar | Kitchen, evening | Omar Haddad, 15:00 to 23:00 | Tonight | success
      Kim | Bar, evening | Kim Osei, 17:00 to 0:30 | Tonight | success
      Iris | Floor, evening | Nobody yet, 18:00 to 23:00 | Open | danger
      Ana | Breakfast | Ana Petrova, Fri 6:30 to 12:00 | Planned | primary
      Tomas | Kitchen, lunch | Tomás Rey, Fri 10:00 to 15:00 | Planned | neutral`,
    about: 'With two others. Handover is a quarter of an hour before the end.',
    hero: 'Open tonight, 18:00 | Floor, evening | Nobody yet, three could come | Fill it',
    tip: 'Two shifts are open | Floor tonight, bar on Sunday',
  },
  {
    signs:
      'fire brigade 9, fire station 9, firefighters 9, fire department 9, rescue 6, ambulance 8, paramedics 8',
    fields: 'Place | choice | Engine 1 | Engine 1, Ladder, Control room',
    samples: `
      avatar | title | subtitle | badge | tone
      Lea | Engine 1, day | Lea Brandt and three, 7:00 to 19:00 | On duty | success
      Omar | Engine 1, night | Omar Haddad and three, 19:00 to 7:00 | Later | primary
      Kim | Control room, day | Kim Osei, 7:00 to 19:00 | On duty | success
      Iris | Ladder, night | One is missing, 19:00 to 7:00 | Open | danger
      Ana | On call, weekend | Ana Petrova, from Fri 19:00 | Planned | primary
      Tomas | Training, evening | All, Thu 26 Nov, 19:30 | Planned | neutral`,
    about: 'With two others. Handover is a quarter of an hour before the end.',
    hero: 'Open tonight, 19:00 | Ladder, night | One is missing, five could come | Fill it',
    tip: 'One place is open tonight | Ladder, from seven',
  },
  {
    signs: 'tower 9, towers 9, lake 7, beach 9, sea 6, surf 7, flag 6, flags 6, bathers 6',
    fields: 'Place | choice | North tower | North tower, South tower, Pier, Boat',
    samples: `
      avatar | title | subtitle | badge | tone
      Lea | North tower, early | Lea Brandt, 9:00 to 14:00 | On duty | success
      Omar | North tower, late | Omar Haddad, 14:00 to 19:00 | Later | primary
      Kim | South tower, early | Kim Osei, 9:00 to 14:00 | On duty | success
      Iris | South tower, late | Nobody yet, 14:00 to 19:00 | Open | danger
      Ana | Boat, all day | Ana Petrova, 10:00 to 18:00 | On duty | success
      Tomas | Rescue drill | All, Tue 24 Nov, 8:00 | Planned | neutral`,
    about: 'With two others. Handover is at the tower, a quarter of an hour before the end.',
    hero: 'Open today, 14:00 | South tower, late | Nobody yet, three could come | Fill it',
    tip: 'One tower is open today | South tower, from two',
  },
  {
    signs: 'lifeguard 4, lifeguards 4, pool attendants 9, pool 6, swimming pool 7',
    fields: 'Place | choice | Main pool | Main pool, Slide, Children’s pool, First aid',
    samples: `
      avatar | title | subtitle | badge | tone
      Lea | Main pool, early | Lea Brandt, 6:30 to 14:00 | On duty | success
      Omar | Main pool, late | Omar Haddad, 13:30 to 21:00 | Later | primary
      Kim | Slide, noon | Kim Osei, 11:00 to 19:00 | On duty | success
      Iris | Children’s pool, late | Nobody yet, 13:30 to 19:00 | Open | danger
      Ana | First aid, weekend | Ana Petrova, Sat 9:00 to 19:00 | Planned | primary
      Tomas | Rescue drill | All, Tue 24 Nov, 7:00 | Planned | neutral`,
    about: 'With two others. Handover is at the tower, a quarter of an hour before the end.',
    hero: 'Open today, 13:30 | Children’s pool, late | Nobody yet, three could come | Fill it',
    tip: 'One place is open today | Children’s pool, from half past one',
  },
  {
    signs: 'security 8, guards 9, guard 8, stewards 8, warehouse 7, factory 8, production 7, plant 4',
    fields: 'Place | choice | Gate | Gate, Hall A, Control room',
    samples: `
      avatar | title | subtitle | badge | tone
      Lea | Gate, early | Lea Brandt, 6:00 to 14:00 | On duty | success
      Omar | Gate, late | Omar Haddad, 14:00 to 22:00 | Later | primary
      Kim | Hall A, early | Kim Osei and four, 6:00 to 14:00 | On duty | success
      Iris | Hall A, late | One is missing, 14:00 to 22:00 | Open | danger
      Ana | Gate, night | Ana Petrova, 22:00 to 6:00 | Later | primary
      Tomas | Weekend, day | Tomás Rey, Sat 6:00 to 18:00 | Planned | neutral`,
    about: 'With two others. Handover is a quarter of an hour before the end.',
    hero: 'Open today, 14:00 | Hall A, late | One is missing, three could come | Fill it',
    tip: 'One place is open today | Hall A, late shift',
  },
])
