import { defineArchetype } from '../archetype.ts'

export const transit = defineArchetype({
  id: 'transit',
  words:
    'hopper bus 50, campus bus 44, bus timetable 40, university bus 44, shuttle bus timetable 50, timetable of the bus 40, shuttle timetable 44, shuttle timings 34, shuttle timing 34, shuttle times 30, shuttle bus times 34, campus shuttle 26, shuttle stop 20, shuttle stops 20, shuttle routes 24, shuttle schedules 26, shuttle schedule 26, shuttle driver 18, shuttle drivers 18, track shuttle 20, shuttle timetable 34, train delays and connections 34, train connections 24, bus and train tickets 36, train and bus tickets 36, timetable 4, ferry 8, train times 8, tram 7, departure 7, public transport 9, transit 8, platform 3, commute 6, delays 3, metro 7, subway 7, bus arrival 28, arrival board 24, next bus 22, next buses 22, bus times 22, departure board 22, bus stops 14, next train 18, subway map 24, metro map 24, tube map 22, subway 10, bus ticket 24, bus tickets 24, bus booking 22, train ticket 24, train tickets 24, rail tickets 22, ferry tickets 22, metro tickets 18, railway booking 22, train schedule 24, bus tracker 20, bus schedule 22, track the bus 16, sleeper train 34, sleeper trains 34, night trains 34, night train 28, ferry timetable 32, ferries 20',
  examples: `
    Night bus helper after the party: stops near me, which bus goes home, when the next ones come
    Huge letters for old people who only want to know when the next bus leaves the stop near them, read aloud
    The grandson sets grandmother's favourite stops from his own phone
    When does the next bus leave from my stop and is it late
    Ferry timetable for the islands with departures, fares and a ticket on the phone
    Compares the real times with the timetable and tells how late each bus is, average per stop
    Trams from our station, platform, delay, live on a map
    Commuters want to know about cancelled trains before leaving the house
    Subway map with the shortest route between two stations, works without internet
    City metro: lines, stations, last one home, closures at weekends
    Bus and train connections from stop to station with changes, delays and ticket price
    Departures of bus and tram at my two usual stops, in minutes, nothing else
    Night buses for our region, line, stops, next departure, timetable
    Regional train app with delays, cancelled trains, platforms, day tickets
    Which bus line goes to the hospital, from which stop, and where do I change
    Boat landing stages on the lake, next departure by season, fare and ticket on show
    Students track the shuttle between the campuses, its routes and stops, and hear when the timetable changes
    Alert me when the 7:42 train is delayed or leaves from another platform`,
  presets: 'clean, bold',
  icon: 'train',
  names: 'Next Stop, Quay Two (ferry boat), On Time',
  entity: 'departure',
  home: 'shelf',
  screens: `
    home | Now | home
    browse | Departures | clock
    map? | Map | map
    ticket? | Ticket | ticket
    detail | Trip
    form! | Seats | | travel-seat | Book a ticket
    checkout? | Checkout
    notifications | Alerts
    saved? | Saved | heart
    profile | Me | user`,
})
