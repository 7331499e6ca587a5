import { defineArchetype } from '../archetype.ts'

export const clientBook = defineArchetype({
  id: 'client-book',
  words:
    'client records 14, client record 12, client cards 14, client book 16, client notes 12, client history 12, client files 10, my clients 10, consent forms 10, session notes 10, aftercare 6, customer cards 8, customer records 12, appointments with clients 12, freelancers 5, clients 4, deposits 3',
  presets: 'editorial, calm, clean',
  icon: 'users',
  names: 'Regulars, Day Sheet, By Appointment',
  entity: 'client-card',
  home: 'focus ledger',
  screens: `
    home | Today | home
    browse | Clients | users
    calendar | Appointments | calendar | client-session
    checklist? | To do | check
    stats? | Income | chart
    detail | Client
    form | New client
    settings? | Settings | settings
    profile? | Me | user`,
})
