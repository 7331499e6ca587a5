import { defineEntity } from '../entity.ts'

/** A family of those who share the way to school. */
export const walkingFamily = defineEntity({
  id: 'walking-family',
  one: 'Family',
  many: 'Families',
  words: 'school run family',
  icon: 'users',
  groups: 'Leads, Drives',
  fields: `
    Parent | person | Lea Brandt
    Children | text | Ida
    Phone | phone | +49 151 2048
    Seats in the car | number | 4
    Turns so far | number | 9`,
  samples: `
    avatar | title | subtitle | meta
    Lea | Lea Brandt | Ida, 2b, leads on Fridays | 9 turns
    Omar | Omar Haddad | Yusuf, 3a, car with four seats | 9 turns
    Kim | Kim Osei | Emil and Noor | 8 turns
    Hana | Hana Sato | Hana and Leo, Thursdays | 7 turns
    Iris | Iris Chen | Mara, only afternoons | 6 turns`,
  add: 'Add family',
})
