import { defineEntity } from '../entity.ts'

export const carpool = defineEntity({
  id: 'carpool',
  words: 'carpool, shared ride, rideshare',
  icon: 'car',
  groups: 'Mornings, Afternoons, Free seats',
  fields: `
    Driver | person | Lea Brandt
    From | place | Linden lane 4
    To | place | Mill street 12
    Date | date | Fri 20 Nov
    Time | time | 07:40
    Seats | number | 2
    Notes | long | Booster seat in the back`,
  samples: `
    icon | title | subtitle | time | badge | tone
    car | Linden lane, 7:40 | Lea drives, Emil and Noor | 07:40 | 2 seats | success
    car | Harbour gate, 7:35 | Omar drives, Ida and Kim | 07:35 | 1 seat | warning
    car | Back at 13:10 | Ana drives, four children | 13:10 | Full | danger
    car | Old dairy, 7:45 | Tomás drives, Jonas | 07:45 | 3 seats | success
    car | Back at 15:45 | Iris drives, after practice | 15:45 | 2 seats | success`,
  about: 'Leaves on time, waits two minutes at each stop. Two seats are free, one with a booster.',
  facts: '07:40 | Leaves\n2 | Free seats\n12 min | Takes',
  figures: '5 | Rides this week\n7 | Free seats\n4 | Drivers',
  hero: 'Tomorrow, 7:40 | Lea drives | Two seats free from Linden lane | Take a seat',
  tip: 'Every morning has a driver | Friday afternoon is still open',
  trend: 'Rides a month | 38 | +4',
  add: 'Offer ride',
  use: 'Take a seat',
})
