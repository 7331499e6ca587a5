import { defineArchetype } from '../archetype.ts'

export const parking = defineArchetype({
  id: 'parking',
  words:
    'driveway 12, parking space 14, parking spaces 14, driveway as parking 24, rent out their driveway 24, parking 9, park car 6, parking spot 8, garage 5, parking meter 6, find my car 14, where i parked 20, where you parked 24, last parked 20, parked position 24, parking location 16, park my car 16, parked car 12',
  examples: `
    Where did I leave the car? Drop a pin, take a picture of the level and pillar number
    Saves the position of my car by itself when the phone loses its Bluetooth, or with one tap, and shows the way back
    Rent out my driveway by the hour when I am at work
    Find a free spot in town, see the price per hour and pay from the phone
    Reminder before the meter runs out, and extend the ticket without walking back
    Multi-storey operator: floors, free bays, rates, season passes, number plates at the barrier
    An airport car park where travellers reserve a bay for a week with arrival, return flight and licence plate
    Neighbours share unused garage places near the stadium on match days
    Our office has twelve bays and forty drivers; book a bay for tomorrow, give it back when I stay home
    Company parking: fourteen places for all colleagues, book one for a day, permits for guests by number plate
    Employees reserve a parking place at work and release it, visitors get a permit
    Disabled bays and loading zones on a map with how long you may stand there
    Residents lend their space to each other while they are on holiday
    Simple timer for the blue disc: set when I arrived, warn me ten minutes before a fine
    Fields beside the show ground: sell a place by row, pass on the phone, stewards scan it`,
  presets: 'clean, bold',
  icon: 'car',
  names: 'Bay 14, Kerb, Free Spot',
  entity: 'parking spot',
  screens: `
    map | Map | map
    browse | Spots | car
    timer | Parked | timer
    detail | Spot
    checkout | Pay
    slots? | Book
    history | History | clock
    profile? | Me | user`,
})
