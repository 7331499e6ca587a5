import { type KindPart, partsOf } from './part.ts'

/** What apps for buses, trains, bikes and charging have. */
export const publicTransportParts: readonly KindPart[] = [
  ...partsOf('transit', [
    {
      said: 'delays, delay alerts, live delays, disruptions, disruption alerts, service disruptions, delay notifications, real-time delays, cancellations, delay information, delays and cancellations, service alerts, warns about delays, delays and disruptions',
      // What is late on the water has rows of its own.
      within: /^(?!.*\b(?:ferry|ferries|boats?|ships?)\b)/is,
      page: 'Delays | warning | Two on your lines today',
      content: `
        rows Now
        - train | 11:00 to Lighthouse quay | Waits for a late connection | +10 min
        - train | 12:12 to Mill street | Leaves out its last stop | +4 min
        rows Planned
        - tools | Saturday and Sunday | Works at the old harbour, every second one runs
        switches
        - Tell of delays`,
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
        - Load new timetables`,
    },
    {
      said: 'route planning, route planner, journey planner, trip planner, journey planning, trip planning, plan journeys, connections, plan trips, connection search, find route*, find connections, fastest route, shortest route, shortest route between stations',
      page: 'Route | compass | Changes and travel time',
      content: `
        fields
        - From | place | Where I am
        - To | place | Old harbour
        - Leave | time | 17:30
        rows Connections
        - train | 17:34 – 18:02 | Line 4, no change | 28 min
        - truck | 17:38 – 18:12 | Bus 12, 1 change at Mill street | 34 min
        - run | 17:30 – 18:24 | On foot | 54 min`,
    },
    {
      said: 'get-off alarm, get off alarm, arrival alarm, stop alarm, alarms, departure alarms, exit reminder, wake-up alarm, alarm before your stop, destination alarm',
      on: 'detail',
      content: `
        switches
        - Wake one stop before
        - x Tell when to leave`,
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
        - Five minutes before`,
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
  ...partsOf('transit', [
    {
      said: 'seat map, seat maps, seat selection, seats, coach map, coach sequence, wagon order, coach order',
      page: 'Coaches | grid | Coach 4 stops in section B',
      content: `
        cells Coach 4
        - 1A 1B . 1C 1D
        - 2A ■ . ■ 2D
        - 3A 3B . 3C ■
        - ■ ■ . 4C 4D
        rows Along the platform
        - train | Section A | Coaches 1 and 2, first class
        - train | Section B | Coaches 3 and 4, quiet
        - bike | Section D | Coach 7, bicycles`,
    },
    {
      said: 'number of changes, changes and travel time, travel time, travel times, changes, transfers, number of transfers, transfer times, journey time',
      on: '#Route detail',
    },
    {
      said: 'first and last trains, last trains, first and last train, last train, first train, first trains, last bus, last buses, first and last buses, last tram, last departures, first and last departures, last metro',
      on: 'detail browse',
      content: `
        rows First and last*
        - sun | First to University | From Mill bridge | 4:52
        - moon | Last to University | From Mill bridge | 0:48
        - moon | Last to Old harbour | From Linden square | 0:21`,
    },
    {
      said: 'connection alarm, missed connection alert, connection alerts, missed connections',
      on: 'notifications',
      content: `
        rows Connections*
        - warning | Change at Linden | 4 minutes left, platform 2 to 7 | Tight
        switches
        - Reroute by itself`,
    },
  ]),
  ...partsOf('transit', [
    {
      said: 'fares, fare info, ticket prices, fare information, fare zones, prices',
      within: /^(?!.*\b(?:ferry|ferries|boats?|ships?)\b)/is,
      on: '#Fares detail',
      content: `
        rows Fares*
        - tag | Short trip | Four stops, no change | € 2.10
        - tag | Single | Two zones, 90 minutes | € 3.20
        - calendar | Day ticket | All zones | € 8.80
        - calendar | Month | Two zones | € 58.00`,
    },
    {
      said: 'accessibility info, accessibility, wheelchair access, lifts and escalators, step-free access, accessible stations, step-free routes, elevator status, lift status',
      on: 'detail home',
      content: `
        rows Without steps*
        - check | Mill bridge | Lift works, low-floor bus
        - warning | Central north | Lift to platform 2 out of order
        switches
        - Only ways without steps`,
    },
    {
      said: 'offline routes, offline route planning, offline routing',
      on: 'settings profile',
      content: `
        rows Offline routes*
        - check | Town and suburbs | Until 12 December | 18 MB`,
    },
  ]),
]
