import { defineEntity } from '../entity.ts'

export const repairOrder = defineEntity({
  id: 'repair-order',
  one: 'Repair',
  many: 'Repairs',
  words: 'repair order, car workshop',
  icon: 'tools',
  groups: 'Waiting, In work, Ready',
  fields: `
    Vehicle | text | Golf, HB-KW 418
    Customer | person | Lea Brandt
    What is wrong | long | Squeaks when braking, front left
    Due | date | Fri 20 Nov
    Parts | text | Brake pads, front
    Estimate | money | € 240
    Picture | photo | car`,
  samples: `
    icon | title | subtitle | value | badge | tone
    car | Golf, HB-KW 418 | Brakes, front, Lea Brandt | € 240 | In work | warning
    tools | Berlingo, HB-TR 77 | Timing belt, Tomás Vidal | € 610 | Waiting | neutral
    check | Fiat 500, HB-NR 9 | Inspection, Noor Rahman | € 129 | Ready | success
    bolt | Zoe, HB-OH 204 | 12 V battery, Omar Haddad | € 180 | In work | primary
    warning | Transit, HB-MV 31 | Turbo, part on its way | € 940 | Waiting | danger
    car | Yaris, HB-IC 52 | Winter tyres, Iris Chen | € 60 | Ready | success`,
  about: 'Front left squeaks when warm. Pads are down to two millimetres, discs are still good.',
  facts: '€ 240 | Estimate\nBay 2 | Where\n16:00 | Ready',
  figures: '6 | In the yard\n2 | Ready | +1\n€ 2,160 | Open work',
  hero: 'Bay 2, until 16:00 | Brakes of the Golf | Pads are here, discs stay | Open order',
  tip: 'One part is late | The turbo for the Transit comes Monday',
  trend: 'Repairs a week | 23 | +3',
  data: [15, 17, 18, 20, 19, 20, 23],
  add: 'New repair',
  use: 'Mark as ready',
})
