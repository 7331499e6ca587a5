import { defineArchetype } from '../archetype.ts'

export const planeRadar = defineArchetype({
  id: 'plane-radar',
  words:
    'aircraft 14, planes overhead 28, aircraft above you 28, flying above 24, flying overhead 24, flight radar 30, ads-b 28, adsb 28, live air traffic 30, air traffic 22, plane spotting 16, planes around you 26, airplanes around you 26, ship tracker 26, ais 18, vessels 16, marine traffic 30, ships nearby 26, planes flying 22',
  examples: `
    Which planes are flying above me right now, from where to where
    Live air traffic on a map with altitude, speed and heading
    ADS-B receiver: aircraft around my antenna in a list and on the map
    What flies above me now? call sign, altitude, type
    Ships on a map with name, flag, speed and destination by AIS
    Point at the sky and see which aircraft it is
    Alert me when a rare aircraft or an A380 comes near
    Vessels in our harbour, arriving and leaving
    Plane spotters: registration, airline, type, photo
    Helicopters and gliders near the airfield, height and climb
    Ferry and cargo ships passing my window
    Emergency squawks worldwide with position`,
  unless:
    /\b(?:book(?:ing)? (?:a )?flights?|boarding|tickets?|my flights?|drones?|model aircraft|maintenance|hangar|pilots? log)\b/i,
  bars: 'form deed ticket checklist',
  presets: 'dark-pro, clean',
  icon: 'plane',
  names: 'Overhead, Call Sign, Flight Level',
  entity: 'aircraft',
  screens: `
    map | Map | map
    browse | Overhead | plane
    history? | Seen | clock
    notifications | Alerts | bell
    detail | Aircraft
    saved? | Saved | heart
    settings | Settings | settings`,
})
