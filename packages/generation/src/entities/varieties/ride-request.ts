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
  {
    signs:
      'truck 6, trucks 6, trucker 6, lorry 6, lorries 6, freight 6, haulage 6, cargo 5, loads 4, logistics 4',
    one: 'Load',
    many: 'Loads',
    groups: 'Open, Assigned, Done',
    fields: `
      Load | text | 14 pallets of tiles
      From | place | Harbour, gate 4
      To | place | Lindner and sons, Leipzig
      Date | date | Thu 26 Nov
      Pick up | time | 09:15
      Driver | person | Omar Haddad
      Truck | choice | KW 412 | KW 412, KW 418, KW 420
      Kilometres | number | 214`,
    without: 'Passenger, Car, Wheelchair',
    samples: `
      icon | title | subtitle | time | badge | tone
      truck | Harbour to Leipzig | 14 pallets of tiles, Omar, KW 412 | 09:15 | Assigned | success
      truck | Mill depot to Ghent | Machine parts, 3.2 t, Iris | 10:00 | On the way | primary
      help | Old dairy to Turin | 22 pallets, chilled, nobody yet | 13:30 | Open | danger
      truck | Harbour to Bergen | Timber, 18 t, Kim, by ferry | 14:45 | Assigned | success
      help | Linden to Harbour | Empty containers, nobody yet | 16:00 | Open | warning`,
    about: 'Picked up at gate 4 at a quarter past nine, unloaded in Leipzig by two. The ramp closes at four.',
    facts: '09:15 | Pick up\n214 km | Way\n14 | Pallets',
    figures: '5 | Today\n2 | Open\n1,480 km | This week',
    hero: 'Still open, 13:30 | Old dairy to Turin | 22 pallets, chilled | Assign driver',
    tip: 'Two loads have no driver | Kim and Iris are free after noon',
    trend: 'Kilometres a week | 1,480 | +214',
    add: 'New load',
  },
])
