import { defineEntity } from '../entity.ts'

/** Somebody who judges or helps at a show. */
export const showSteward = defineEntity({
  id: 'show-steward',
  one: 'Helper',
  many: 'Helpers',
  words: 'show steward, show judge',
  icon: 'users',
  groups: 'Judges, Stewards, Gate',
  fields: `
    Name | person | Hana Sato
    Does | choice | Judge | Judge, Steward, Gate, Tea
    Classes | text | 10 to 18
    From | time | 10:00`,
  samples: `
    avatar | title | subtitle | badge | tone
    Hana | Hana Sato | Judges classes 10 to 18, from ten | Judge | primary
    Omar | Omar Haddad | Judges classes 19 to 30 | Judge | primary
    Kim | Kim Osei | Steward at tables 1 to 4 | Steward | success
    Iris | Iris Chen | Gate B from seven | Gate | neutral
    Tomas | Tomás Rey | Tea tent, afternoon | Open | warning`,
  figures: '6 | Judges\n14 | Helpers',
  tip: 'The tea tent needs one more | From two to four',
  add: 'Add helper',
  use: 'Call',
})
