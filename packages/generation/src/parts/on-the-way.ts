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
    - Stop by itself when I rest`,
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
  ...partsOf('transit', [
    {
      said: 'delays, delay alerts, live delays, disruptions, disruption alerts, service disruptions, delay notifications, real-time delays, cancellations, delay information, delays and cancellations, service alerts, warns about delays, delays and disruptions',
      page: 'Delays | warning | Two on your lines today',
      content: `
        rows Now
        - train | 11:00 to Lighthouse quay | Waits for a late connection | +10 min
        - train | 12:12 to Mill street | Leaves out its last stop | +4 min
        rows Planned
        - tools | Saturday and Sunday | Works at the old harbour, every second one runs
        switches
        - Tell me of delays on my lines`,
    },
    {
      said: 'favourite stops, favorite stops, favourites, favorites, saved stops, favourite stations, favorite stations, saved routes, favourite lines, favorite routes, saved places',
      on: 'saved browse',
    },
    {
      said: 'offline timetables, offline timetable, offline schedules, offline maps, network maps, line maps, offline plans, network map',
      page: 'Offline | download | Timetables until 12 December',
      content: `
        rows On this phone
        - check | Town and suburbs | All lines, until 12 December | 18 MB
        - check | Line map | Also without a network | 4 MB
        - download | Night buses | Not loaded yet | 2 MB
        switches
        - Load new timetables by itself`,
    },
    {
      said: 'route planning, route planner, journey planner, trip planner, journey planning, trip planning, plan journeys, connections, plan trips, connection search',
      page: 'Plan | compass | Door to door',
      content: `
        fields
        - From | place | Where I am
        - To | place | Old harbour
        - Leave | time | 17:30
        rows Connections
        - train | 17:34 – 18:02 | Line 4, then 3 min on foot | 28 min
        - truck | 17:38 – 18:12 | Bus 12, change at Mill street | 34 min
        - run | 17:30 – 18:24 | On foot | 54 min`,
    },
    {
      said: 'get-off alarm, get off alarm, arrival alarm, stop alarm, alarms, departure alarms, exit reminder, wake-up alarm, alarm before your stop, destination alarm',
      on: 'detail',
      content: `
        switches
        - Wake me one stop before
        - x Tell me when to leave home`,
    },
  ]),
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
  ...partsOf('charging', [
    {
      said: 'plug types, connector types, filter by connector, connector filter, plug filter, filter by plug type, plug type, connectors, charging speed, filter by plug, charging power, filters by plug and power',
      on: 'browse map',
      isFirst: true,
      content: `
        chips Plug | All, * CCS, Type 2, CHAdeMO
        chips Power | All, 11 kW, * 50 kW and more, 150 kW and more`,
    },
    {
      said: 'availability, live availability, real-time availability, live status, occupancy, free or in use',
      on: 'browse detail',
    },
  ]),
  ...partsOf('flights', [
    {
      said: 'gate changes, gate change alerts, delay alerts, delays, delay notifications, gate changes and delays, alerts, gate and delay alerts, delays and gate changes, flight alerts',
      on: 'notifications detail',
      content: `
        rows Changes
        - warning | Leaves 25 minutes later | 18:05 instead of 17:40 | 8:40
        - pin | Gate B 22 | was B 14 | 8:12
        switches
        - Tell me at once`,
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
  ...partsOf('transit', [
    {
      said: 'stops nearby, nearby stops, stops near you, nearest stops, stops near me, stops, nearby stations, closest stops',
      on: 'home map',
      content: `
        rows Stops nearby*
        - pin | Mill bridge | 4, 7 and 9 | 120 m
        - pin | Linden square | 2 and 9 | 340 m
        - pin | Central north | All trains | 600 m`,
    },
    {
      said: 'arrival times, live arrivals, real-time arrivals, arrivals, departures near you, live departures, real-time departures, departure times, real time arrivals, real-time arrival times, live departure times',
      on: 'browse home',
    },
  ]),
  ...partsOf('bikes', [
    {
      said: 'trip timer, ride timer, timer, trip time',
      on: 'detail',
      content: `
        ring Free ride | 0.6 | 12:08 | minutes are left | down
        switches
        - Tell me five minutes before`,
    },
    {
      said: 'favorites, favourites, favorite stations, favourite stations',
      on: 'saved browse',
    },
    {
      said: 'docks, free docks, free bikes, bikes and docks, available bikes, free bikes and docks, available docks',
      on: 'browse map',
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
]
