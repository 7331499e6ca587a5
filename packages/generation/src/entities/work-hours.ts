import { defineEntity } from '../entity.ts'

/** How long somebody worked this week, as he clocked in and out. */
export const workHours = defineEntity({
  id: 'work-hours',
  one: 'Hours',
  many: 'Hours',
  words: 'clocked hours, hours of the team',
  icon: 'clock',
  groups: 'At work, To approve, Approved',
  fields: `
    Who | person | Omar Haddad
    In | time | 7:10
    Out | time | 15:40
    Break | text | 30 min
    Where | place | Linden lane 4
    Note | long | Key was at the neighbour`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Omar | Omar Haddad | In since 7:10, Linden lane 4 | 31 h 20 | At work | success
    Kim | Kim Osei | In since 7:45, Mill street 12 | 29 h 10 | At work | success
    Ana | Ana Petrova | Out at 15:02 | 34 h | To approve | warning
    Tomas | Tomás Rey | In since 8:30, Old dairy | 22 h 40 | At work | success
    Lea | Lea Brandt | Out at 16:15, office | 36 h 30 | Approved | primary`,
  about: 'Clocked in at 7:10 within 40 metres of the address. Half an hour of break so far.',
  facts: '7:10 | In\n31 h 20 | This week\n30 min | Break',
  figures: '3 | At work\n186 h | This week',
  hero: 'At work now | Three of five | Omar since 7:10 at Linden lane 4 | See hours',
  tip: 'One week to approve | Ana Petrova, 34 hours',
  trend: 'Hours this week | 186 h | +4 h',
  add: 'Clock in',
  use: 'Approve',
})
