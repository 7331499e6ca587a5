import { defineArchetype } from '../archetype.ts'

export const vehicleRental = defineArchetype({
  id: 'vehicle-rental',
  words:
    'camper van 14, campervan 14, campervans 14, camper 10, motorhome 14, boat rental 14, car rental 14, caravan 10, van rental 14, bike rental 10, e-bike rental 14, kayak rental 24, canoe rental 24, paddleboard rental 24, sup rental 24, yacht charter 14, rental bikes 14, rental of bikes 18, rental of cars 18, rental of boats 18, rental of kayaks 24, rent a bike 18, rent bikes 18, bike hire 18, rent a car 14, rent a kayak 24, kayak hire 24, rental 2, rent out 3, car sharing 18, car share 16',
  examples: `
    Hire out our three motorhomes: pictures, beds, price per night, dates, handover
    Tourists reserve an e-bike or a tandem by the hour and leave a deposit
    Canoes, paddleboards and pedalos at our lake, book a time, sign the waiver
    Neighbours share two cars, see when they are free, unlock, note kilometres
    Scooters on the island, pick up at the port, insurance, helmet size, licence photo
    Small yard lends vans and trailers by the day, mileage included, report scratches on return
    Sailing boats for charter with berths, skipper yes or no, season prices
    Classic cars for weddings and weekends, with or without a chauffeur
    Rent out my campervan to strangers, check driving licence, calendar, cleaning fee, instructions for the gas stove
    Cargo bikes for residents, free for three hours, reserve and get the lock code
    Pick a car at the airport, small, estate or seven-seater, child seat, full tank
    Wheels for holidaymakers: choose dates, choose extras, pay, photos of damage before you go`,
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
