import { defineArchetype } from '../archetype.ts'

export const visitorPark = defineArchetype({
  id: 'visitor-park',
  words:
    'zoo 18, theme park 22, amusement park 24, animal park 20, safari park 20, water park 20, aquarium visitors 18, botanical garden 16, feeding times 10, rides and queues 18, waiting times for rides 20, park map 12, visitor app for 10',
  presets: 'natural, playful',
  icon: 'paw',
  names: 'Gate to Gate, Day Pass, Otters at Three',
  entity: 'attraction',
  home: 'shelf',
  screens: `
    home | Today | home
    map | Map | map
    browse | What to see | paw
    calendar | Times | clock
    ticket? | Tickets | ticket
    saved? | My day | heart
    detail | Stop
    profile? | Me | user`,
})
