import { defineArchetype } from '../archetype.ts'

export const vehicleRental = defineArchetype({
  id: 'vehicle-rental',
  words:
    'camper van 14, campervan 14, campervans 14, camper 10, motorhome 14, boat rental 14, car rental 14, caravan 10, van rental 14, bike rental 10, e-bike rental 14, kayak rental 24, canoe rental 24, paddleboard rental 24, sup rental 24, yacht charter 14, rental bikes 14, rental of bikes 18, rental of cars 18, rental of boats 18, rental of kayaks 24, rent a bike 18, rent bikes 18, bike hire 18, rent a car 14, rent a kayak 24, kayak hire 24, rental 2, rent out 3, car sharing 18, car share 16',
  presets: 'natural, warm',
  icon: 'car',
  names: 'Open Road, Heron Vans (van camper), Next Exit',
  entity: 'rental-vehicle',
  screens: `
    home | Explore | search
    browse | Vehicles | car
    calendar | Calendar | calendar
    detail | Vehicle
    slots | Choose dates
    checkout? | Pay
    confirmed | Booked | | | Have a good trip
    guide? | Instructions | book
    form? | Report damage
    profile | Me | user`,
})
