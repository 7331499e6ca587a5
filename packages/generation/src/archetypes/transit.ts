import { defineArchetype } from '../archetype.ts'

export const transit = defineArchetype({
  id: 'transit',
  words:
    'timetable 4, ferry 8, train times 8, tram 7, departure 7, public transport 9, transit 8, platform 3, commute 6, delays 3, metro 7, subway 7, bus arrival 28, arrival board 24, next bus 22, next buses 22, bus times 22, departure board 22, bus stops 14, next train 18',
  examples: `
    When does the next bus leave from my stop and is it late
    Ferry timetable for the islands with departures, fares and a ticket on the phone
    Trams from our station, platform, delay, live on a map
    Commuters want to know about cancelled trains before leaving the house
    City metro: lines, stations, last one home, closures at weekends
    Connections from A to B with changes, walking time and price of a single
    Departures board for my two usual stops, in minutes, nothing else
    Night buses and shuttles for our festival region, route, stops, next run
    Regional railway needs an app with disruptions, seat load, day passes and a ticket check
    Which line goes to the hospital, is it low-floor, and where do I change
    Boat landing stages on the lake, sailing times by season, buy and show the fare
    Alert me when the 7:42 is delayed or leaves from another track`,
  presets: 'clean, bold',
  icon: 'train',
  names: 'Next Stop, Quay Two (ferry boat), On Time',
  entity: 'departure',
  screens: `
    home | Now | home
    browse | Departures | clock
    map? | Map | map
    ticket | Ticket | ticket
    detail | Trip
    checkout? | Checkout
    notifications | Alerts
    saved? | Saved | heart
    profile | Me | user`,
})
