import { defineArchetype } from '../archetype.ts'

export const campus = defineArchetype({
  id: 'campus',
  words:
    'campus 9, campus app 18, campus navigator 22, campus map 20, campus guide 18, university app 16, college app 14, lecture hall 10, find rooms 6, room finder 14, canteen 4, university 5, college 4, freshmen 10, freshers 10, student union 8',
  examples: `
    Find lecture halls and rooms on campus, indoor map, canteen menu, timetable and buses
    University app for students: timetable, map of the buildings, what there is for lunch, news, library seats
    Campus guide for freshmen with room search, opening hours of offices, clubs and events
    Navigate inside the faculty buildings, from the entrance to the seminar room, lifts and toilets
    College companion: classes of today, where they are, free study rooms, shuttle bus
    Where is room C 214, who teaches there now, and how do I get from the station to the campus
    Student union app with canteen, events, lost property and a map of the campus
    Our university needs an app with exam dates, canteen menus, contact persons and campus map
    New students find their way: buildings, offices, Wi-Fi spots, printers, bike racks
    Lecture timetable, free rooms now, departures at the campus stop, canteen of the day
    Free seats in the libraries, group rooms to book and the way to them
    Campus tour with photos, buildings by letter, and the shuttle between the two sites`,
  unless:
    /\bcampus(?:-only)? marketplace\b|\bmarketplace for students\b|\b(?:plan|planning|cook|write|make) (?:the |our )?(?:weekly )?(?:menus?|meals|dishes)\b/i,
  presets: 'clean, bold',
  icon: 'building',
  names: 'Room C 214, Quad, Fifteen Past',
  entity: 'campus-room',
  screens: `
    home | Campus | home
    map | Map | map
    week | Timetable | calendar | lesson
    browse | Rooms | building
    browse | Canteen | fork | meal
    detail | Room
    browse | Departures | | departure
    slots? | Book a room
    notifications? | News | bell
    profile? | Me | user`,
})
