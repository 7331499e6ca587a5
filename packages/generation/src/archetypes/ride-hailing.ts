import { defineArchetype } from '../archetype.ts'

export const rideHailing = defineArchetype({
  id: 'ride-hailing',
  words:
    'request rides 20, request a ride 22, pickup and drop-off points 14, airport shuttle 24, shuttle service 20, airport transfer 18, taxi 12, taxi hailing 14, ride hailing 14, cab 8, ride sharing 6, chauffeur 9, airport transfer 12, rideshare 12, destination 2, driver 3, uber 16, uber clone 20, taxi booking 12, order a ride 24, order a ride and 12',
  examples: `
    Order a ride, see where the driver is on the map, and pay in the app
    Call a cab to where I stand, see it coming, know the fare first
    Airport pickup with flight number, luggage and child seat
    Small town taxi firm, ten cars, passengers hail from the phone instead of calling
    Pick me up here, drop me there, driver's name, plate and rating
    Motorbike taxis in a hilly city, fixed prices by zone
    Women drive women at night, share the trip with a friend
    Limousine with chauffeur by the hour, black car, quote, invoice to the company
    Tuk tuk rides for tourists, tap destination, pay in cash
    Like uber but the drivers own it
    Boat taxi between islands, jetty, seats, arrives in minutes
    Rickshaw rides through the old town, price estimate, tip, past rides
    Late bar guests want a safe way home, nearest free car, shared with a second passenger`,
  presets: 'dark-pro, clean',
  icon: 'car',
  names: 'Four Minutes, Kerbside, Night Cab',
  entity: 'taxi-ride',
  screens: `
    map | Map | map | | Where to?
    form | Order ride | car | | Order a ride
    history | Rides | clock
    detail | Ride
    checkout? | Pay
    chats? | Messages | chat
    profile | Me | user`,
})
