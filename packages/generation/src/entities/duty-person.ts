import { defineEntity } from '../entity.ts'

/** Who is called, in which order. */
export const dutyPerson = defineEntity({
  id: 'duty-person',
  one: 'Step',
  many: 'Escalation steps',
  words: 'escalation step, on-call engineer',
  icon: 'phone',
  groups: 'First line, Second line, Lead',
  fields: `
    Name | person | Kim Osei
    Line | choice | First line | First line, Second line, Lead
    After | text | At once
    Phone | phone | +49 151 2048`,
  samples: `
    avatar | title | subtitle | meta
    Kim | Kim Osei | First line, at once | Now
    Omar | Omar Haddad | Second line, after ten minutes | 10 min
    Iris | Iris Chen | Lead, after twenty minutes | 20 min
    Lea | Lea Brandt | Director, SEV1 only | 30 min
    Tomas | Hosting company | Contract 24 hours | Any time`,
  tip: 'After ten minutes Omar is called | After twenty Iris',
  add: 'Add step',
  use: 'Call',
})
