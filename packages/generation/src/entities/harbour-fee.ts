import { defineEntity } from '../entity.ts'

export const harbourFee = defineEntity({
  id: 'harbour-fee',
  one: 'Fee',
  many: 'Fees',
  words: 'harbour fee, mooring fee, berth fee, harbour due, berth invoice',
  icon: 'receipt',
  groups: 'Open, Paid',
  fields: `
    Boat | text | Albatross
    For | choice | Night | Night, Electricity, Water, Crane
    Amount | money | € 84.00
    Paid | switch | no
    Date | date | Thu 19 Nov`,
  samples: `
    icon | title | subtitle | value | badge | tone
    receipt | Albatross, three nights | 11.2 m, B 14 | € 84.00 | Open | warning
    bolt | Albatross, electricity | 18.4 kWh | € 7.36 | Open | warning
    receipt | Slow Harbour, one night | 10.4 m, card | € 26.00 | Paid | success
    tools | Salt Road, crane | In and out, cradle | € 190.00 | Paid | success
    receipt | Tern, one night | 12.8 m, A 02 | € 32.00 | Open | warning`,
  about: 'Three nights at eleven metres, with water and showers. Electricity is read when she leaves.',
  facts: '€ 84 | Fee\n18.4 kWh | Power\n3 | Nights',
  figures: '€ 412 | Today | +€ 84\n€ 123 | Open\n38 kWh | Power',
  hero: 'Open | Albatross, € 91.36 | Leaves on Saturday morning | Take payment',
  tip: 'Three fees are open | Two of them leave tomorrow',
  trend: 'Fees a week | € 2,180 | +€ 240',
  add: 'Add fee',
  use: 'Take payment',
})
