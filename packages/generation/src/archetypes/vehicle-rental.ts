import { defineArchetype } from '../archetype.ts'

export const vehicleRental = defineArchetype({
  id: 'vehicle-rental',
  words:
    'car from a neighbour 34, car sharing marketplace 34, peer-to-peer car 34, book the car 20, rent cars from 24, rentals app 14, luxury cars 16, vehicle rental 18, vehicle rentals 18, request a vehicle 18, camper van 14, campervan 14, campervans 14, camper 10, motorhome 14, boat rental 14, car rental 14, caravan 10, van rental 14, bike rental 10, e-bike rental 14, kayak rental 24, canoe rental 24, paddleboard rental 24, sup rental 24, yacht charter 14, rental bikes 14, rental of bikes 18, rental of cars 18, rental of boats 18, rental of kayaks 24, rent a bike 18, rent bikes 18, bike hire 18, rent a car 14, rent a kayak 24, kayak hire 24, rental 2, rent out 3, car sharing 18, car share 16, scooter rental 26, scooter hire 26, moped rental 26, motorbike rental 26, motorcycle rental 26',
  examples: `
    Book the car you want from a neighbour, all fees in the price, choose a protection plan, drivers become silver or gold after some trips
    Owners rent out their camper vans to travellers like rooms, by the night, with reviews and insurance
    Hire out our three motorhomes: pictures, beds, price per day, free dates, deposit, handover
    Tourists rent an e-bike or a tandem by the hour or day and leave a deposit
    Canoes, kayaks, paddleboards and pedalos for hire at our lake, choose a time, deposit, sign the waiver
    Neighbours share two cars, see when a car is free, pick up, unlock, note kilometres
    Scooters for rent on the island, pick up at the port, insurance, helmet size, driving licence photo
    Small yard hires out vans and trailers by the day, deposit, kilometres included, report damage on return
    Sailing boats for charter with berths, skipper yes or no, price per day, deposit
    Classic cars to hire for a weekend, insurance, deposit, damage photos, return time
    Rent out my campervan to strangers, check driving licence, free dates, deposit, instructions for the gas stove
    Cargo bikes to hire for residents, free for three hours, pick up and return with a lock code
    Pick up a hire car at the airport, small, estate or seven-seater, insurance, full tank on return
    Vehicles for holidaymakers to rent: choose dates, choose extras, pay, damage photos at pick-up and return
    Boats and canoes by the day: price, calendar of bookings, deposit
    Rent out three motor boats, who has which one when`,
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
