import { defineArchetype } from '../archetype.ts'

/** Who lands and leaves at one airport; flights one takes oneself are `flights`. */
export const airportBoard = defineArchetype({
  id: 'airport-board',
  words:
    'airport board 36, arrivals board 36, departures board 32, arrivals and departures 32, departures and arrivals 32, airport arrivals 34, airport departures 34, flight board 32, departure board of an airport 36, fids 22',
  examples: `
    Arrivals and departures of our airport with gate, delay and status
    Which flights land this evening, who is late, who is cancelled
    Big board like in the terminal hall on my tablet
    Pick up grandma: tell me when her plane has landed
    Taxi drivers see when the next planes come
    Choose an airport, see the board, filter by airline
    All departures of the next four hours with check-in desk and gate
    Mark a flight on the board and get its changes
    Baggage belt of the arrivals, waiting time at security
    Boards of several airports, the nearest first
    Cancelled flights of today and what airlines say
    A board for the hotel lobby with flights of the day`,
  bars: 'checkout cart slots',
  unless: /\bflight tracker\b/i,
  presets: 'dark-pro, clean',
  icon: 'plane',
  names: 'Gate B 12, Now Boarding, On Time',
  entity: 'arriving-flight',
  screens: `
    browse | Arrivals | plane
    browse | Departures | ticket | leaving-flight
    saved | My flights | star
    notifications | Alerts | bell
    map? | Map | map
    detail | Flight
    settings | Settings | settings`,
})
