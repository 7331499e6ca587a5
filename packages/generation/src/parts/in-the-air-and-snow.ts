import { type KindPart, partsOf } from './part.ts'

/** What apps for flying, snow and weather on the way have. */
export const inTheAirAndSnowParts: readonly KindPart[] = [
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
  ...partsOf('flights', [
    {
      said: 'altitude, speed, altitude and speed, flight data, live data, altitude speed, heading, ground speed, vertical speed, aircraft data',
      on: 'detail',
      content: `
        stats In the air
        - 11,280 m | Altitude
        - 842 km/h | Speed
        - 214° | Heading`,
    },
    {
      said: 'route, flight path, flight route, route map, flown route, flight track, route and delays',
      on: 'detail map',
      content: `
        timeline Route
        - Bergen, 9:55 | Left gate B 12, two minutes late
        - Over the North Sea, 10:48 | Half of the way
        - Lisbon, 13:20 | Lands five minutes early`,
    },
    {
      said: 'aircraft photo, aircraft photos, photo of the aircraft, aircraft details, aircraft, plane photos, aircraft type, airplane details',
      on: 'detail',
      content: `
        image plane
        rows Aircraft*
        - plane | A320neo, LN-KWB | Six years old, 174 seats`,
    },
    {
      said: 'departures and arrivals, arrivals, departures, arrivals of airports, airport boards, departure board, arrival board, arrivals and departures, airport departures, airport timetables',
      page: 'Airport | plane | Arrivals and departures',
      content: `
        tabs Board | Departures, Arrivals
        rows Bergen, this morning
        - plane | 9:55 to Lisbon, KW 418 | Gate B 12 | Boarding
        - plane | 11:40 to Ghent, LN 204 | Gate C 1 | +25 min
        - plane | 10:20 from Osaka, HB 76 | Belt 3 | Landed`,
    },
  ]),
  ...partsOf('weather', [
    {
      said: 'tides, swell, waves, wave height, tides and swell, tide times, surf forecast, wind and waves, marine forecast',
      within: /\b(?:marine|sea|sail\w*|boat\w*|surf\w*|coast\w*|tides?)\b/i,
      on: 'weather home',
      content: `
        rows At sea*
        - up | High water | 14:20, again at 2:44 | 3.4 m
        - down | Low water | 8:02, again at 20:31 | 0.9 m
        - wave | Swell | From the west, every 9 s | 1.4 m`,
    },
    {
      said: 'buoys, buoy, buoy data, weather buoys, weather stations, stations',
      on: 'browse map',
      content: `
        rows Buoys*
        - target | Harbour mouth | 9.4 °C, waves 0.8 m | 8:40
        - target | Lighthouse bank | 9.1 °C, waves 1.6 m | 8:30
        - target | Outer sands | 8.8 °C, waves 2.1 m | 8:30`,
    },
    {
      said: 'wind map, wind maps, wind, wind forecast, wind speed, wind arrows',
      on: 'map',
    },
  ]),
  ...partsOf('pilot-log', [
    {
      said: 'metar, taf, metar and taf, taf weather, metar and taf weather, decoded reports, airport info, weather briefing, decoded weather, airport info reports, airport information, metars and tafs',
      on: 'home weather',
      content: `
        rows METAR and TAF*
        - cloud | EDDW, 8:20 | Wind 240° 12 kt, 9 km, few at 1,800 ft, 8 °C | VFR
        - cloud | EDWJ, 8:20 | Wind 260° 18 kt, 5 km, broken at 900 ft, 7 °C | MVFR
        - clock | EDDW until 18:00 | Gusts of 28 kt from 12:00 | TAF
        chips Show | * Decoded, As sent`,
    },
  ]),
  ...partsOf('ski', [
    {
      said: 'avalanche danger, avalanche warnings, avalanche report, avalanche bulletin, avalanche level, avalanche risk',
      on: 'home',
      content: `
        banner warning | Avalanche danger 3 of 5 | Above 2,000 metres, north slopes, wind-blown snow.`,
    },
    {
      said: 'webcams, webcam, live webcams, live cameras',
      page: 'Webcams | camera | Three, a minute old',
      content: `
        cards
        - mountain | Owl chair, 2,140 m | −6°, sun | 9:40
        - forest | Middle station | −3°, snowing | 9:41
        - ski | Summit | −9°, wind 40 km/h | 9:40`,
    },
  ]),
  ...partsOf('satellites', [
    {
      said: 'live position, live map, position, current position, real-time position, position on the map',
      on: '#Now home map',
    },
    {
      said: 'crew, crew in space, astronauts, people in space, who is in space, crew list',
      on: 'home',
      content: `
        people In space now
        - Aiko Tanabe | Commander, since 14 June | 158 days
        - Marc Oliveira | Flight engineer | 158 days
        - Dana Whitfield | Flight engineer | 61 days`,
    },
    {
      said: 'next passes, passes over your place, next passes over place, passes over your location',
      on: '#Passes browse',
    },
  ]),
  ...partsOf('air-quality', [
    {
      said: 'pollen, pollen forecast, pollen levels, pollen count',
      on: 'home',
      content: `
        rows Pollen*
        - leaf | Birch | Today 3 of 4 | High
        - leaf | Grasses | Today 1 of 4 | Low`,
    },
    {
      said: 'forecasts, forecast, air quality forecast, aqi forecast',
      on: '#Week week home',
      content: `
        chart Index of the next days* | 32, 41, 58, 44, 30 | Today, F, S, S, M`,
    },
    {
      said: 'aqi, air quality index, pm2.5, pm2.5 and pm10, ozone, pollutants, us aqi',
      on: 'home',
    },
    {
      said: 'widgets, widget',
      on: 'settings',
      content: `
        tiles Widgets
        - leaf | 32, good | Small
        - chart | Five days | Wide`,
    },
  ]),
  ...partsOf('surf', [
    {
      said: 'surf forecast, swell forecast, forecast, wave forecast, tide and surf forecast',
      on: 'home',
      content: `
        rows Next days*
        - wave | Friday | 1.4 m, 11 s, offshore until noon | Good
        - wave | Saturday | 1.8 m, 12 s, onshore | Fair
        - wave | Sunday | 0.6 m, 7 s | Flat`,
    },
    {
      said: 'webcams, surf cams, webcam, live cams',
      page: 'Webcams | camera | Three, two minutes old',
      content: `
        cards
        - sea | Lighthouse bay | 1.2 m, clean | 9:40
        - beach | North beach | 0.9 m | 9:41
        - island | Harbour wall | 1.6 m, crowded | 9:40`,
    },
  ]),
  ...partsOf('weather', [
    {
      said: 'lightning map, lightning, lightning detector, thunderstorms, lightning strikes',
      on: 'map home',
      content: `
        rows Lightning*
        - bolt | 38 km to the west | 24 strikes in ten minutes, moving this way
        - clock | Here at about 15:20 | If it keeps its way`,
    },
    {
      said: 'forecast, weather forecast, daily forecast, 7-day forecast, 10-day forecast, hourly and daily forecast, forecasts, weekly forecast',
      on: '#Week week weather home',
    },
    {
      said: 'hourly forecast, hourly forecasts, hourly weather, hour by hour, hourly temperature, next hours, hourly outlook',
      on: 'weather home',
      content: `
        rows Hour by hour*
        - sun | 11:00 | Sunny, rain 5 % | 21°
        - cloud | 13:00 | Partly cloudy, rain 10 % | 22°
        - drop | 15:00 | A shower, rain 60 % | 20°
        - sun | 17:00 | Clearing up, rain 15 % | 19°`,
    },
    {
      said: 'metric and imperial units, metric and imperial, units, unit, measurement units, temperature units, celsius and fahrenheit, switch units, switch metric and imperial units, change units, choose units, units of measurement, temperature unit, unit system',
      on: 'settings',
      content: `
        chips Units | * Metric: °C, Imperial: °F
        chips Wind | * km/h, mph, knots`,
    },
  ]),
  ...partsOf('ski', [
    {
      said: 'speed, top speed, vertical metres, vertical meters, vertical, altitude, speed and altitude, vertical drop, lifts, runs, ski days, run detection',
      within: /\btrack(?:er|ing)\b|gps|record/i,
      on: 'home',
      content: `
        stats Today
        - 38 km/h | Speed, top 71
        - 2,840 m | Vertical metres
        - 9 | Lifts
        timeline Runs
        - Owl, red | 10:12, 2.4 km in 4:38
        - Summit, black | 9:40, 1.8 km in 3:52`,
    },
  ]),
]
