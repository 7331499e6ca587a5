import { defineArchetype } from '../archetype.ts'

/** Guides who sell places on their walks: ghost walks, food tours, night watchmen. */
export const walkTickets = defineArchetype({
  id: 'walk-tickets',
  words:
    'ghost walk 70, ghost walks 70, ghost tour 70, ghost tours 70, night watchman 60, walking tours tickets 60, tickets for our walk 60, tickets for our ghost 70, guided walks tickets 54, food tour 44, food tours 50, free walking tour 60, city walks 12, torchlight walk 60, lantern walk 60, lantern tour 60, people per walk 60, street art tour 44, herb walk 50, herb walks 50, foraging walks 54',
  examples: `
    Night watchman's round: tickets for eight o'clock, where we meet, lantern included
    Food tour with five stops, at most twelve guests, allergies, paid online
    Three guides share our city walks: who leads which, in which language, how many have booked
    Free walking tour, reserve a place, tip at the end
    Foraging walks in the woods, what to wear, cancelled in a storm
    Private tour for a company, price on request
    Check in guests at the meeting point by name
    Ghost stories by torch, not for children under ten
    Gift voucher for a tour
    How full is Friday, do we need a second guide
    Boat and walk combined, two meeting points
    Reviews of guests and which guide they liked`,
  unless: /\b(?:hikers?|audio ?guide|dog walk\w*|self-guided|trail conditions)\b/i,
  bars: 'leaderboard',
  presets: 'editorial, dark-pro',
  icon: 'flag',
  names: 'By Lantern (ghost night lantern torch), Meet at the Well, Round the Corner at Eight',
  entity: 'led-walk',
  keepsThing: true,
  home: 'shelf focus',
  screens: `
    home | Walks | home
    calendar | Dates | calendar
    browse | All walks | list | | | | walks, tours, tickets, dates, people per walk, places left
    browse! | Guides | users | walk-guide | | | guides, guide, guide of the evening, who leads
    map! | Meeting points | pin | walk-meeting-point | | | meeting points, meeting point, where we meet, map
    slots | Choose evening
    checkout | Pay
    ticket | Ticket | ticket
    detail | Walk
    form? | Add walk
    profile | Me | user`,
})
