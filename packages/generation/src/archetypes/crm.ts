import { defineArchetype } from '../archetype.ts'

export const crm = defineArchetype({
  id: 'crm',
  words:
    'crm 8, customer 4, client 5, lead 5, sales pipeline 7, sales reps 14, sales rep 12, customer visits 12, sales team 12, log visits 8, see their pipeline 8, deal 5, contact 4, case management 6, ticket system 5, support ticket 6, business card 5, networking 4',
  presets: 'clean, dark-pro',
  icon: 'users',
  names: 'Handshake, Followup, Warm Lead',
  entity: 'contact',
  home: 'ledger',
  screens: `
    home | Overview | home
    browse | Contacts | users
    week? | Agenda | calendar
    stats | Pipeline | chart
    detail | Contact
    form | New contact
    chats? | Messages | chat
    history? | Activity | clock
    profile? | Me | user`,
})
