import { defineArchetype } from '../archetype.ts'

export const flightSearch = defineArchetype({
  id: 'flight-search',
  words:
    'cheap flights 20, search flights 20, flight search 20, flight deals 20, find flights 18, compare flights 20, flight prices 20, airfare 18, airfares 18, flight tickets 16, plane tickets 18, book flights 18, flight booking 16, fare alerts 18, cheapest flight 20, book a flight 20, book flights 8, flight booking app 24, plane ticket booking 22, flights with price alerts 30',
  examples: `
    Search flights by date and airport, compare airlines and prices, book the cheapest
    Cheap flights from where I live to anywhere, alerts when the fare falls
    User can pick departure and destination, filter by stops and airline, and buy the ticket
    Fare calendar that shows the cheapest day to fly, return trips, luggage included or not
    Plane tickets for the family: compare prices, direct or one stop, choose seats, pay
    Flexible dates, nearby airports, price history of a route, save it for later
    Error fares and flight deals from our airport, pushed to members at once
    Corporate travellers search connections, policy limits, book and get the ticket on the phone
    Compare budget airlines with bags and seat fees added up
    Weekend getaways under a hundred euros from my airport, sorted by price
    Multi-city tickets round the world, total fare, airlines, stopovers
    Ring me when the fare to Lisbon drops below my limit`,
  presets: 'clean, playful',
  icon: 'plane',
  names: 'Window Seat, One Stop, Far for Less',
  entity: 'fare',
  home: 'shelf focus',
  screens: `
    home | Explore | home
    browse | Flights | plane
    saved | Saved | heart
    notifications | Price alerts | bell
    detail | Flight
    form | Search flights
    compare? | Compare
    calendar? | Cheapest days | calendar
    checkout? | Pay
    ticket? | Boarding pass
    profile? | Me | user`,
})
