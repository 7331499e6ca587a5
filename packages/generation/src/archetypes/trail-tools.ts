import { defineArchetype } from '../archetype.ts'

export const trailTools = defineArchetype({
  id: 'trail-tools',
  words:
    'compass and gps 24, gps compass 20, compass to navigate 26, waypoints and compass 28, beacons 6, navigate back 10, trail tools 22, wilderness navigation 26, hiking compass 24, bearing to 12, sunrise and moon phase 12, barometric pressure 8, storm alert 10, altimeter and compass 20, outdoor toolkit 20, survival toolkit 22',
  examples: `
    Compass with the direction to north, save the place where I am and walk back to it later
    Beacons I set at camp and at the spring, with distance and bearing, offline
    Barometer history of two days as a graph, warn of a storm when the pressure falls
    Sunrise, sunset, moonrise and the phase of the moon at my location
    Hiking tools that work without a network: compass, waypoints, altitude, pressure, sun and moon
    Navigate to predefined locations by compass and GPS, mark where I parked and where the tent stands
    Wilderness app with bearing to saved points, backtrack of my path, altimeter
    Orientation in fog: arrow to the hut, distance left, how high I am
    Use the sensors of the phone in the mountains: compass, air pressure, inclination, light
    Waypoints with notes and photos, azimuth, retrace my steps, flashlight with SOS
    For hunters and mushroom pickers: mark the car and find the way back to it
    Scout toolkit: compass, step count, time until sunset, thunderstorm distance`,
  presets: 'natural, dark-pro',
  icon: 'compass',
  names: 'True North, Backtrack, Way Home',
  entity: 'trail-beacon',
  screens: `
    gauge | Compass | compass
    browse | Beacons | pin | | | | beacons, waypoints, predefined locations, saved places
    map | Map | map
    stats | Pressure | chart | | | | barometric pressure, barometer, pressure history, air pressure, graph
    page? | Sun and moon | sun
    notifications? | Alerts | bell
    detail | Beacon
    form | Add beacon
    settings | Settings | settings`,
})
