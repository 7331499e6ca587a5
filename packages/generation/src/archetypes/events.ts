import { defineArchetype } from '../archetype.ts'

export const events = defineArchetype({
  id: 'events',
  words:
    'event 5, event tickets 12, concert tickets 14, ticketing 6, ticket 6, concert 6, festival 6, conference 6, meetup 6, party 4, venue 4, rsvp 4, conference app 9, agenda 2, speakers 5',
  presets: 'bold, editorial',
  icon: 'ticket',
  names: 'Doors at Seven, Front Row, Lantern',
  entity: 'event',
  screens: `
    home | Discover | home
    calendar | Calendar | calendar
    browse? | Events | search
    ticket | Ticket
    detail | Event
    checkout? | Checkout
    saved | Saved | heart
    map? | Map | map
    profile | Me | user`,
})
