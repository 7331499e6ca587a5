import { defineEntity } from '../entity.ts'

export const rideRequest = defineEntity({
  id: 'ride-request',
  one: 'Ride',
  many: 'Ride requests',
  words:
    'ride request, patient ride, requested ride, ambulance transport, patient transport, hospital transfer, dispatch call',
  icon: 'car',
  groups: 'Open, Assigned, Done',
  fields: `
    Passenger | text | Clara Vogt
    From | place | Linden lane 4
    To | place | Dr. Petrova, Mill street
    Date | date | Thu 26 Nov
    Pick up | time | 09:15
    Driver | person | Omar Haddad
    Car | choice | White van | White van, Blue estate
    Kilometres | number | 14
    Wheelchair | switch | no`,
  samples: `
    icon | title | subtitle | time | badge | tone
    car | Clara Vogt to Dr. Petrova | Omar, blue estate, 14 km | 09:15 | Assigned | success
    heart | Elias Lund to dialysis | Iris, white van, 31 km | 10:00 | Assigned | success
    help | Ruth Adeyemi to the eye clinic | Nobody yet, there and back | 13:30 | Open | danger
    car | Jonas Weber to physio | Kim, blue estate, 9 km | 14:45 | Assigned | success
    help | Ida Brandt to the pharmacy | Nobody yet | 16:00 | Open | danger`,
  about: 'Picked up at a quarter past nine, waits about an hour at the doctor’s, then home again.',
  facts: '09:15 | Pick up\n14 km | Way\nOmar | Driver',
  figures: '5 | Today\n2 | Open\n412 km | This month',
  hero: 'Still open, 13:30 | Ruth Adeyemi to the eye clinic | There and back, wheelchair folds | Assign driver',
  tip: 'Two rides have no driver | Kim and Iris are free after noon',
  trend: 'Kilometres a week | 118 | +14',
  add: 'New request',
  use: 'Assign driver',
})
