import { defineArchetype } from '../archetype.ts'

export const flights = defineArchetype({
  id: 'flights',
  words:
    'flight tracker 20, flight status 18, flights 9, airport 9, airline 10, boarding pass 12, flight booking 14, departures and arrivals 9, plane spotting 16, layover 12, gate changes 12, baggage 8, pilots 6',
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
