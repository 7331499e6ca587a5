import { defineEntity } from '../entity.ts'

/** Who sits in the bus. */
export const headCount = defineEntity({
  id: 'head-count',
  one: 'Traveller',
  many: 'Head count',
  words: 'bus head count, group head count',
  icon: 'check',
  groups: 'Bus 1, Bus 2',
  fields: `
    Name | person | Clara Vogt
    Bus | choice | Bus 1 | Bus 1, Bus 2`,
  samples: `
    title | subtitle | meta
    Clara Vogt | Seat 14, walks slowly | Bus 1
    Kim Osei | Seat 2 | Bus 1
    Ana Petrova | Seat 15 | Bus 1
    Omar Haddad | Seat 3, ring him | Bus 2
    Elias Lund | Seat 7 | Bus 2
    Hana Sato | Leads | Bus 2`,
  figures: '41 of 42 | Here\n1 | Missing',
  tip: 'One is missing in bus 2 | Omar, seat 3',
  add: 'Add traveller',
})
