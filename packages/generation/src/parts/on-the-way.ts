import { type KindPart, partsOf } from './part.ts'

const recording = {
  said: 'track recording, gps tracking, gps track recording, record tracks, gps recording, route recording, recording, track logging, record your route, records your route, record routes, recording of tracks, record your track, records tracks',
  page: 'Record | target | 42 minutes so far',
  content: `
    map On the way | Start
    stats Now
    - 6.4 km | Distance
    - 42:10 | Time
    - 312 m | Climb
    keys Track
    - pause | Pause
    - flag | Waypoint
    - camera | Photo
    - check | Finish
    switches
    - Stop when I rest`,
}

const gpx = {
  said: 'gpx import, gpx export, gpx, gpx import and export, gpx files, gpx support, gpx tracks, export to gpx, import gpx, import and export of gpx, gpx/kml import, export as gpx, kml',
  on: 'settings browse',
  content: `
    rows GPX
    - download | Import a GPX track | From a file or another app
    - share | Export GPX | Tracks and waypoints`,
}

/** What apps for ways, maps and travel have. */
export const onTheWayParts: readonly KindPart[] = [
  ...partsOf('hiking cycling running outdoor-log gps-logger map-guide', [
    gpx,
    {
      said: 'elevation profile, elevation profiles, altitude profile, elevation, elevation chart, elevation graph, altitude graph',
      on: 'detail',
      content: `line Elevation profile, in metres | 420, 480, 610, 720, 840, 790, 640, 500, 420 | 0 km, , , , 4.7, , , , 9.4`,
    },
    {
      said: 'voice announcements, voice guidance, voice feedback, audio cues, turn-by-turn navigation, turn by turn navigation, voice navigation, spoken feedback, voice cues, audio feedback, voice coach',
      on: 'settings timer player',
      content: `
        chips Say | Nothing, * Every kilometre, Every turn
        switches
        - Pace and time
        - x Heart rate`,
    },
    {
      said: 'heart rate sensors, bluetooth sensors, heart rate, heart rate monitor, sensor support, cadence sensors, ble sensors, heart rate zones, external sensors, speed and cadence sensors, bluetooth heart rate sensors, ant+ sensors',
      page: 'Sensors | heart | One is connected',
      content: `
        rows Sensors
        - heart | Chest strap | Bluetooth, 82 % | 142 bpm | Connected
        - repeat | Cadence | Bluetooth | | Asleep
        chart Minutes in each zone | 4, 12, 18, 8, 2 | 1, 2, 3, 4, 5
        button plus | Look for sensors`,
    },
  ]),
  ...partsOf('hiking cycling gps-logger map-guide outdoor-log', [
    recording,
    {
      said: 'waypoints, points of interest, poi, pois, markers, custom markers, bookmarks, favourite places, place markers',
      page: 'Waypoints | pin | Six on this map',
      content: `
        rows Waypoints
        - drop | Spring below the ridge | 1.2 km, good water
        - home | Mountain hut | 3.4 km, open until October
        - camera | View to the lake | 4.1 km
        button plus | Here, where I am`,
    },
    {
      said: 'hiking routes, hiking trails, trails, cycling routes, routes, bike routes, trail search, marked trails, hiking and cycling routes',
      on: 'browse',
    },
  ]),
  ...partsOf('map-guide', [
    {
      said: 'turn-by-turn navigation, navigation, turn by turn navigation, voice guided navigation, voice navigation, turn-by-turn, routing, route planning, offline routing, route guidance',
      page: 'Navigate | compass | 2.4 km, arrives at 17:52',
      content: `
        hero In 120 m turn left | Into Mill street, then straight on for 800 m.
        map Way to the old harbour | Old harbour
        chips Go | Car, Bike, * On foot, Bus
        keys On the way
        - volume | Voice
        - plus | Add a stop
        - close | End`,
    },
  ]),
  ...partsOf('meter', [
    {
      said: 'coordinates, gps coordinates, location coordinates, position, location, latitude and longitude',
      on: 'gauge',
      content: `
        rows Where I am
        - pin | 48.2082° N, 16.3738° E | Precise to 4 m | Copy
        chips Write as | * Degrees, Minutes, UTM`,
    },
  ]),
  ...partsOf('timer', [
    {
      said: 'location, car location, save location, parking location, find my car, location of the car, map, saved location',
      within: /\bpark/i,
      on: 'map detail',
      content: `
        map Where it stands | Your car
        rows Place
        - pin | Mill street 18, level 2 | 6 min on foot | 420 m`,
    },
    {
      said: 'photo of the place, photo, photos, photo of the spot, parking photo, photo note, pictures, photo of the parking spot, photos and notes',
      within: /\bpark/i,
      on: 'form detail',
      content: `
        image city
        keys Photo*
        - camera | Take one
        - edit | Note`,
    },
  ]),
  ...partsOf('tape-measure', [
    {
      said: 'floor plans, draw floor plans, floor plan, room plans, plan, room scans',
      page: 'Floor plan | grid | Ground floor, 64.2 m²',
      content: `
        cells Ground floor
        - ┌──── ──── ┬──── ┐
        - │_Kitchen . │_Bath │
        - ├──── . ┴──── ┤
        - │_Living_room . . │
        - └──── ──── ──── ┘
        rows Rooms
        - square | Living room | 5.20 × 4.10 m | 21.3 m²
        - square | Kitchen | 3.80 × 3.10 m | 11.8 m²
        button plus | Add a room`,
    },
    {
      said: 'export, export as pdf, pdf export, dxf export, export floor plans, pdf, dxf, export to pdf, export as pdf or dxf',
      on: 'settings detail',
      content: `
        keys Export*
        - file | PDF
        - layers | DXF
        - image | Picture`,
    },
  ]),
  ...partsOf('cycling running hiking gps-logger outdoor-log ski', [
    {
      said: 'calories, calories burned, calories burnt, calorie counter, calorie burn, burned calories, energy burned',
      on: 'history stats home',
      content: `
        stats Calories*
        - 640 kcal | Last time
        - 2,180 kcal | This week`,
    },
  ]),
  ...partsOf('cycling', [
    {
      said: 'power meter, power, power meters, cadence, cadence sensor, power and cadence, watts, heart rate zones, power zones',
      on: '#Ride home',
      content: `
        stats Sensors
        - 214 W | Power
        - 86 | Turns a minute
        - 142 bpm | Heart rate`,
    },
    {
      said: 'strava upload, strava, upload to strava, strava sync, strava export, upload to openstreetmap',
      on: 'settings profile',
      content: `
        rows Upload
        - check | Strava | Each ride, by itself | | On
        - link | Own server | Not connected`,
    },
    {
      said: 'speed, distance, speed and distance, trip distance, odometer, average speed',
      on: '#Ride home',
    },
  ]),
  // Hikes have regions of their own.
  ...partsOf('cycling gps-logger map-guide outdoor-log', [
    {
      said: 'offline maps, offline map, map downloads, download maps, downloadable maps, offline vector maps, map download, offline regions, offline navigation, offline topographic maps',
      page: 'Offline maps | download | Three regions, 412 MB',
      content: `
        rows On this phone
        - check | Beech ridge and Heron peak | With contour lines | 184 MB
        - check | Mirror lake | With huts | 96 MB
        - download | The coast | Loading | 41 %
        chips Map | * Topographic, Satellite, Winter
        button plus | Another region`,
    },
  ]),
]
