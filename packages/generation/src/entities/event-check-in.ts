import { defineEntity } from '../entity.ts'

/** Who has come to work at an event. */
export const eventCheckIn = defineEntity({
  id: 'event-check-in',
  one: 'Check-in',
  many: 'Check-ins',
  words: 'check-in of event staff',
  icon: 'check',
  groups: 'Here, Missing, Gone',
  fields: `
    Who | person | Omar Haddad
    Role | text | Bar
    In | time | 15:28
    Out | time | 0:40
    Hours | text | 9 h 12`,
  samples: `
    avatar | title | subtitle | badge | tone
    Omar | Omar Haddad | Bar, since 15:28 | Here | success
    Kim | Kim Osei | Door, since 15:40 | Here | success
    Ana | Ana Petrova | Bar, expected at 15:30 | Missing | danger
    Tomas | Tomás Rey | Stage, since 12:05 | Here | success
    Iris | Iris Chen | Runner, from 18:00 | Later | neutral`,
  about: 'Checked in at gate 3 at 15:28. Six hours at the bar so far.',
  facts: '15:28 | In\n6 h | So far\nBar | Role',
  figures: '3 | Here\n1 | Missing',
  hero: 'Missing since 15:30 | Ana Petrova | Bar, main stage | Call',
  tip: 'One is missing | Ana Petrova, bar',
  trend: 'Hours today | 86 h | +4',
  add: 'Check in',
  use: 'Call',
})
