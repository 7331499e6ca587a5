import { defineEntity } from '../entity.ts'

/** A ride somebody asked for by phone. */
export const phonedRide = defineEntity({
  id: 'phoned-ride',
  one: 'Ride',
  many: 'Rides',
  words: 'ride by phone, booked ride',
  icon: 'car',
  groups: 'Tomorrow, Today, Without driver',
  fields: `
    Passenger | person | Clara Vogt
    Phone | phone | +49 151 0000 4210
    From | place | Linden lane 4
    To | place | Dr Sato, Station road 9
    Day | date | Fri 20 Nov
    Pick up at | time | 9:15
    Back at | time | 11:00
    People | number | 1
    Needs | choice | Walker | Nothing, Walker, Wheelchair, Companion
    Driver | choice | Omar | Omar, Kim, Nobody yet`,
  samples: `
    avatar | title | subtitle | badge | tone | time
    Clara Vogt | Clara to the eye doctor | Linden lane 4, back at 11:00, walker | Omar | success | 9:15
    Ruth Adeyemi | Ruth to the market | Mill street 12, back at noon | Omar | success | 9:40
    Jonas Weber | Jonas to physiotherapy | Harbour 9, wheelchair | Kim | success | 10:30
    Ida Lund | Ida to the cemetery | Old dairy, with a friend | Nobody yet | warning | 14:00
    Elias Lund | Elias home from hospital | Ward 3, small bag | Kim | success | 15:20
    Hana Sato | Hana to the choir | East end 3 | Nobody yet | warning | 18:30`,
  about: 'Rings twice, comes down with a walker. To the eye doctor, the practice calls when she is done.',
  facts: '9:15 | Pick-up\n4.2 km | Way\n1 | Person',
  figures: '11 | Rides tomorrow\n2 | Without a driver\n3 | Drivers',
  hero: 'Tomorrow, 9:15 | Clara to the eye doctor | Linden lane 4, Omar drives | See the tour',
  tip: 'Two rides have no driver | 14:00 and 18:30 tomorrow',
  trend: 'Rides a week | 48 | +6',
  data: [36, 39, 41, 40, 44, 42, 48],
  add: 'New ride',
  use: 'Ask a driver',
})
