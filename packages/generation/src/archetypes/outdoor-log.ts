import { defineArchetype } from '../archetype.ts'

export const outdoorLog = defineArchetype({
  id: 'outdoor-log',
  words:
    'log the routes 26, log routes 24, routes you have completed 28, routes i have climbed 30, log new jumps 26, log jumps 26, jump log 26, skydiver 24, skydivers 24, kayak trip log 30, kayak log 28, paddling log 26, dive log 20, diving 9, scuba 14, climbing 9, bouldering 14, climbing log 20, ascents 12, sailing 9, sailing log 20, boat log 16, kayak 10, paragliding 14, flight log 12, pilot logbook 18, freediving 16, caving 14, mountaineering 12, ski touring 14, logbook for 6, skydiving 14, rowing 8, kitesurf 12, drone flight 20, drone log 22, plane spotting 24, train spotting 24, trainspotting 24, spotting log 20, tram spotting 24, bus spotting 24, ship spotting 24, tram spotters 24, bus spotters 24, aircraft spotting 24, climbing logbook 26, climbing gym 12, rowing log 20, strava 14, paddling 12, swimming log 22, swim log 22, swim training 16, hunting log 22, hunting 10, geocaching 12, yacht logbook 30, sailors 8, sailing logbook 34, logbook entry 18, logbook entries 18, ship log 20, ship logbook 26',
  examples: `
    Hunting log of harvests: date, GPS, species, weapon, weather
    Dive logbook with depth, bottom time, tank pressure, visibility, buddy and a photo of what swam by
    I boulder three evenings a week and want to note every problem I sent, its grade, how many tries and which wall
    Log climbs on weekends: route, grade, crag, attempts, sent or not, partner
    Climbers log routes with grade and style, follow friends, see statistics per month, find climbing gyms nearby
    Chart of the hardest grades I have climbed, by season
    For our sailing crew: each trip with harbour, wind strength, sea miles, who was at the helm
    Paraglider pilots write down launch site, airtime, highest point and landing after each flight
    My kayak tours on a map with distance, water level and who paddled along
    Keep my jumps: altitude, exit number, canopy, freefall seconds, landing accuracy
    An app for rowers at our boathouse, outings with boat, seats, kilometres and stroke rate
    Which summits and routes have I climbed, lead or second, rope partner, rock conditions, stars for beauty
    Plane spotters note registration, type, airline, runway and a picture of every aircraft they see
    Students at a flying school log hours in the cockpit, takeoffs, instructor signature, hours solo at night
    Caves I have been down, with rope lengths, deepest shaft, hours underground and the team
    Note my pool sessions: lengths, stroke, drills, metres this month, personal bests`,
  needs: /^(?!.*\b(?:scavenger|treasure|egg|bargain|house|flat|job|ghost) hunt)/is,
  presets: 'natural, dark-pro',
  icon: 'flag',
  names:
    'Eighty Bar (dive diving scuba freediving), Second Pitch (climb climbing boulder mountaineering), Fair Wind (sail sailing boat kite kitesurf paragliding kayak), Steady Stroke (row rowing paddle paddling canoe crew), Clear Day',
  entity: 'log-entry',
  home: 'shelf focus',
  screens: `
    home | Today | home
    browse | Logbook | book
    map | Spots | map
    stats | Numbers | chart
    people? | Buddies | users
    weather? | Conditions | sun | city
    detail | Entry
    form | Add entry
    profile | Me | user`,
})
