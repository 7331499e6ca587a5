import { defineArchetype } from '../archetype.ts'

/** One app of a town for rides and for errands and goods brought home; rides alone are `ride-hailing`. */
export const rideAndDelivery = defineArchetype({
  id: 'ride-and-delivery',
  words:
    'tricycle 30, tricycle hailing 50, tricycle-hailing 50, super app 30, rides and delivery 44, ride and delivery 44, transport and delivery 34, rides and food delivery 44, grab clone 44, gojek 44, pabili 50, padala 44, habal-habal 44, okada 34, boda boda 34, boda 26, market delivery 26, errand service 30, errands delivered 30, passenger transport 18',
  examples: `
    Hail a tricycle in our small town, or have someone buy at the market and bring it
    Rides, food and groceries in one local app, paid in cash
    Motorbike taxis that also deliver parcels and shopping
    Super app for our island: transport, market orders, bill payment
    Send a rider to the pharmacy with a typed list
    Boda riders take passengers and run errands, fare known before
    Local version of Grab with tricycles, fares by barangay
    Browse stores in town or write your own shopping list, a driver gets it
    Students earn by fetching things and driving others
    Call a tuk-tuk now or order from the wet market
    Drivers see ride requests and delivery orders in one queue
    Book a van, send a package, order lunch, in one place`,
  presets: 'playful, clean',
  icon: 'truck',
  names: 'Two Stops, Town Run, Cash at the Door',
  entity: 'taxi-ride',
  screens: `
    map | Ride | map | | Where to? | | ride, tricycle, hail, hailing, transport, passenger
    browse | Stores | bag | nearby-store | | | store browsing, stores, shops, market, preset stores
    checklist | Shopping list | list | list-item | | | shopping list, custom list, typed list
    browse | Errands | truck | market-errand | | | market delivery, delivery, pabili, errands, orders
    form | Order ride | | | Order a ride
    history | Rides | clock
    checkout? | Pay
    chats? | Messages | chat
    detail | Ride
    profile | Me | user`,
})
