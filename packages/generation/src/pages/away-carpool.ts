import { definePage } from './page.ts'

export const awayCarpool = definePage({
  id: 'away-carpool',
  said: 'carpool to away games, carpool, car pool, carpools, rides to away games, who drives, lifts to matches, carpooling, rides to matches',
  unless: /\b(?:commut\w+|drivers? app|taxi|school|office)\b/i,
  within: /\b(?:team|football|soccer|handball|hockey|rugby|volleyball|basketball|matches|games)\b/i,
  name: 'Carpool',
  icon: 'car',
  line: 'Two seats are free on Saturday',
  content: `
    hero East End, away, Saturday 14:00 | 42 km. We leave at 12:45 from the station square.
    people Cars
    - Omar | Four seats, with the balls | 1 free
    - Ana | Four seats | Full
    - Kim | Two seats, leaves at 12:30 | 1 free
    people Need a seat
    - Iris | From Linden lane
    - Jonas | From the harbour, with a big bag
    rows Fuel
    - wallet | € 6 each | Into the team box
    button car | Offer seats
    button plus | I need a seat
  `,
})
