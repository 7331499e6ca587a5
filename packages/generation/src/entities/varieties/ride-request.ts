import { rideRequest } from '../ride-request.ts'
import { defineVarieties } from './variety.ts'

/** Who is fetched; without these words people are driven to the doctor by volunteers. */
export const rideRequestVarieties = defineVarieties(rideRequest, [
  {
    signs: 'ambulance 5, ambulances 5, stretcher 4, hospital transfers 5, patient transport 4, paramedic 4',
    one: 'Transport',
    many: 'Transports',
    groups: 'Open, On the way, Done',
    fields: `
      Patient | text | Clara Vogt
      From | place | Linden clinic, ward 3
      To | place | Rehab centre, Mill street
      Pick up | time | 09:15
      Vehicle | choice | Ambulance 2 | Ambulance 1, Ambulance 2, Chair car
      Driver | person | Omar Haddad
      How | choice | Stretcher | Seat, Chair, Stretcher`,
    without: 'Passenger, Car, Kilometres, Wheelchair',
    samples: `
      icon | title | subtitle | time | badge | tone
      truck | Clara Vogt to rehab | Ambulance 2, Omar, on the way | 09:15 | On the way | primary
      warning | Elias Lund to dialysis | Nobody yet, stretcher | 10:00 | Open | danger
      truck | Ruth Adeyemi, X-ray and back | Chair car, Kim, confirmed | 10:30 | Confirmed | success
      truck | Jonas Weber home | Ambulance 1, Iris, sent | 11:15 | Sent | warning
      check | Ida Brandt to the eye clinic | Handed over at 8:52 | 08:20 | Done | neutral`,
    about: 'Called in at 8:40 by ward 3, stretcher, oxygen. Omar confirmed at 8:44, left at 8:58.',
    facts: '09:15 | Pick up\n8:44 | Confirmed\nNo. 2 | Vehicle',
    figures: '14 | Today\n1 | Open\n4 of 6 | On the road',
    hero: 'Still open, 10:00 | Elias Lund to dialysis | Stretcher, ambulance 1 is free at 9:40 | Assign driver',
    tip: 'One transport has no driver | Ambulance 1 is free at 9:40',
    add: 'New transport',
  },
  {
    signs:
      'taxi 4, taxis 4, cab 4, chauffeur 4, airport 4, transfers 4, hotel 3, limousine 4, shuttle 4, tour operator 4',
    groups: 'Open, Assigned, Done',
    samples: `
      icon | title | subtitle | time | badge | tone
      plane | Sato, airport to hotel | Omar, black van, KW 412 | 09:15 | Assigned | success
      bed | Harbour hotel to station | Iris, blue estate, two bags | 10:00 | Assigned | success
      help | Four people to the fair | Nobody yet | 13:30 | Open | danger
      car | Lund, by the hour | Kim, three hours, waits | 14:45 | Assigned | success
      help | Linden lane to airport | Nobody yet, 5:20 tomorrow | 05:20 | Open | warning`,
    fields:
      'Passenger | text | Sato, two people\nFrom | place | Airport, terminal 2\nTo | place | Harbour hotel\nFlight | text | KW 412',
    without: 'Wheelchair',
    about: 'Lands at nine with two big bags. Omar waits with a sign, the hotel pays by month.',
    hero: 'Still open, 13:30 | Four people to the fair | The van is free from one | Assign driver',
  },
])
