import { defineArchetype } from '../archetype.ts'

export const cinema = defineArchetype({
  id: 'cinema',
  words:
    'movie ticket 18, movie tickets 18, cinema 12, seat selection 16, theatre tickets 16, theater tickets 16, showtimes 16, choose seats 16, box office 14, two halls 9, seat map 14',
  presets: 'dark-pro, bold',
  icon: 'ticket',
  names: 'Row F, Late Show, Hall 2',
  entity: 'screening',
  home: 'shelf',
  screens: `
    home | Today | home
    browse | Programme | video
    slots | Seats
    checkout | Pay
    ticket | Ticket
    calendar? | Calendar | calendar
    saved? | Watchlist | heart
    detail | Film
    confirmed | Booked | | | See you in row F
    profile | Me | user`,
})
