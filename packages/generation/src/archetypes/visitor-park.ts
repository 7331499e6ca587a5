import { defineArchetype } from '../archetype.ts'

export const visitorPark = defineArchetype({
  id: 'visitor-park',
  words:
    'pick your own 28, pick-your-own 28, indoor playground 20, soft play 18, trampoline park 20, swimming pool app 22, swimming pool 12, public pool 22, outdoor pool 18, lido 18, thermal bath 18, zoo 18, theme park 22, amusement park 24, animal park 20, safari park 20, water park 20, aquarium visitors 18, botanical garden 16, feeding times 10, rides and queues 18, waiting times for rides 20, park map 12, visitor app for 10',
  examples: `
    Pick-your-own farm: which fields are open today, strawberries, prices, how to get there
    Families at our zoo see when the penguins are fed and how to get there
    Rides with queue minutes, minimum height, shows and where to eat ice cream, on the park map
    Botanical garden guide: greenhouses, what is in bloom, benches and toilets on the plan
    Town pool for its visitors: opening hours, how warm the water is, free lanes, tickets, swimming courses
    Water slides and rides, opening hours, lockers, park tickets for kids and adults
    Wildlife enclosure stops with animals, keepers' talks and a stamp trail for children
    Plan our day at the fun fair grounds, shows at two, roller coaster, parade, shortest wait
    Sea centre with sharks, rays, tunnel, feeding times and shows for visitors at each tank
    Safari drive-through, commentary at each gate, lions, giraffes, ticket by phone
    Dinosaur trail and petting corner: park map, animals, feeding, snack bars, train round the grounds
    Family park with treetop walk, maze, rides and shows, map, season tickets, lost children point
    Which coaster has the shortest line now, and remind me of the fireworks show
    Bird park for visitors, flight shows, feeding times of owls and vultures, map with paths for prams`,
  presets: 'natural, playful',
  icon: 'paw',
  names: 'Gate to Gate, Day Pass, Otters at Three (zoo animal wildlife)',
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
