import { defineArchetype } from '../archetype.ts'

export const helpdesk = defineArchetype({
  id: 'helpdesk',
  words:
    'helpdesk 14, help desk 14, it support 12, support tickets 12, ticketing 5, report tickets 9, technician 4, knowledge base 6, incident 4, sla 7',
  presets: 'clean, dark-pro',
  icon: 'help',
  names: 'First Answer, Plugged In, Fixline',
  entity: 'ticket',
  home: 'ledger focus',
  screens: `
    home | Tickets | home
    browse | All | list
    help? | Knowledge | book
    stats | Numbers | chart
    people? | Team | users
    detail | Ticket
    form | Report a problem
    chats? | Messages | chat
    profile? | Me | user`,
})
