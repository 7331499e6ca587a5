import { defineArchetype } from '../archetype.ts'

/** Finding one's way in a small plane; what was flown is kept in `pilot-log`. */
export const airNavigation = defineArchetype({
  id: 'air-navigation',
  words:
    'flight navigation 44, vfr 24, vfr navigation 44, vfr pilots 34, vfr flight 34, aviation navigation 44, moving map 16, airspaces 24, airspace 18, electronic flight bag 40, flight planning for pilots 44, aeronautical charts 40, aeronautical chart 40, navaids 24, airfields 10, aerodromes 12, notams 30',
  examples: `
    Moving map for pilots of small planes with airspaces and airfields
    Plan a route for a VFR flight: headings, distances, fuel and time for each leg
    Glider pilots see which airfields they can reach and how high they must be
    Frequencies, runways and elevation of airfields at a tap
    Warns before I fly into a control zone
    Ultralight navigation, wind corrected heading, next waypoint, time to go
    Nearest airfield when the weather gets bad or the engine stops
    Aeronautical charts offline, my position and the next five minutes of flight path
    METAR, TAF and NOTAMs along the route before take-off
    Flight computer: true airspeed, wind triangle, fuel consumption
    Weight and balance, checklists and plates of my aerodrome
    Paramotor pilots follow their track and see restricted areas`,
  unless:
    /\b(?:tickets?|boarding|passengers book|book (?:a )?flights?|drones?|logbook|airlines?|simulator|game)\b/iu,
  bars: 'checkout cart slots ticket',
  presets: 'dark-pro, clean',
  icon: 'plane',
  names: 'Heading West, Clear of Cloud, Final Approach',
  entity: 'air-leg',
  keepsThing: true,
  home: 'focus',
  screens: `
    map | Map | map | airfield | Moving map | Your position and the next five minutes | Map, moving map, map, current position, position, flight path, airport map
    browse | Route | compass | | | Distances, headings and fuel of each leg | Route, flight route, intended flight route, route planning, legs, waypoints, courses, headings, distances, estimate, flight time
    browse | Airfields | plane | airfield | | | Airfields, airfields, airfield, aerodromes, airports, closest airfields, nearest airfield, frequencies, runway information, runways, elevations, codes, landing
    browse! | Airspaces | layers | airspace | | | Airspaces, airspaces, airspace, navaids, restricted areas, control zones
    weather? | Weather | cloud
    converter? | Flight computer
    checklist? | Checklists | check
    detail | Leg
    detail | Airfield | | airfield
    form | New leg | | | | | plan a route, add leg, fuel, fuel consumption
    settings | Settings | settings`,
})
