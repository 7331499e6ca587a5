import { defineArchetype } from '../archetype.ts'

export const flights = defineArchetype({
  id: 'flights',
  words:
    'flight tracker 20, flight status 18, flights 9, airport 9, airline 10, boarding pass 12, departures and arrivals 9, layover 12, gate changes 12, baggage 8, flight log 8',
  examples: `
    Is my plane on time, which gate, how long to walk there
    Mother lands at nine, show me the aircraft on a map and tell me when it is down
    Arrivals board of our small airfield with delays
    Frequent flyer log: miles, airlines, seats, aircraft types, hours in the air
    Two hours between connections, will I make it, where is the lounge
    Boarding card on the phone, seat, terminal, baggage belt
    Spotters note registration, type, runway, photo
    Follow the plane of a friend from take-off to the gate
    Cabin crew roster with rotations, check-in times and hotels
    Cheap tickets from here to anywhere next month, stops, luggage included
    Compensation when a departure was cancelled or three hours late
    Seats, meals and miles of all the trips I have flown`,
  presets: 'clean, dark-pro',
  icon: 'plane',
  names: 'Gate B 12, Window Seat, On Time',
  entity: 'flight',
  home: 'focus',
  screens: `
    home | Trip | home
    browse | Flights | plane
    map | Map | map
    ticket | Boarding pass
    notifications | Alerts | bell
    detail | Flight
    form | Add flight
    checklist? | Packing | check | packing
    profile? | Me | user`,
})
