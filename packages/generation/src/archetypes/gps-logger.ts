import { defineArchetype } from '../archetype.ts'

export const gpsLogger = defineArchetype({
  id: 'gps-logger',
  words:
    'places you visit 40, places i visit 40, places i have been 34, places you have been 34, where i have been 34, location history 40, how you move around 30, location diary 40, track my walks 26, record my walks 26, walks with gps 30, walk recorder 28, gps logger 28, gps tracker 16, gps track 16, gps tracks 20, track recorder 20, record tracks 18, records your tracks 26, track logger 22, gpx 16, kml 14, waypoints 14, location history 16, location logger 20, geotagging 10, breadcrumb trail 16',
  examples: `
    Record where I go as a track and export it as GPX
    GPS logger in the background with little battery, points every ten seconds
    Waypoints and tracks for field work, with notes and photos at each point
    Where have I been: a private location history on the map, day by day
    Log my boat's or car's route with speed and height, share it as KML
    Track recorder for surveyors with accuracy shown and averaging of points
    Import a GPX file, follow it and see how far off I am
    Points, lines and areas drawn while walking, for OpenStreetMap mapping
    Send my position to my own server while I travel
    Height profile, distance, time in motion and stops of every track
    Geotag the photos of my camera with the track of the day
    Record flights of my glider and drives with satellites in view`,
  presets: 'natural, dark-pro',
  icon: 'map',
  names: 'Breadcrumb, Trace, Waymark',
  entity: 'gps-track',
  screens: `
    map | Map | map
    browse | Tracks | list
    stats | Totals | chart
    detail | Track
    form | New track
    history? | Days | clock
    settings | Settings | settings`,
})
