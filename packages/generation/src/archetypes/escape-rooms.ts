import { defineArchetype } from '../archetype.ts'

export const escapeRooms = defineArchetype({
  id: 'escape-rooms',
  words:
    'escape room bookings 34, escape room booking 34, book an escape room 34, escape room 8, escape room business 14, book a room 6, laser tag 14, bowling 10, karting 14, go kart 14, trampoline park 14, paintball 12, paintball arena 24, paintball field 24, fastest teams 6, vr arcade 12',
  examples: `
    Escape room bookings: choose room and hour, pay, leaderboard of the quickest
    Groups of two to six pick a mystery, a difficulty and an hour, pay a deposit
    Karting track with heats, fastest lap of the month, kids' races, helmets included
    Bowling alley with eight lanes: shoes, slot, number of players, pizza afterwards
    Laser arena for birthdays, packages with cake, teams red and blue, records
    Our puzzle chambers have themes, a hint system, ages, and a hall of fame of quickest teams
    Trampoline hall: jump times, socks, waiver signed by parents, party tables
    Paintball field reservations for stag parties, balls included, minimum ten people
    Virtual reality arcade where friends reserve a station for an hour
    Axe throwing, mini golf and darts venue, group bookings and best scores
    Locked in a submarine for sixty minutes: who got out with how many seconds left, book the next room
    Murder mystery dinners and outdoor riddles for companies, team of eight, choose a date
    Indoor climbing park and soft play with timed tickets for family outings`,
  needs:
    /\b(?:escape|laser|paint ?ball|karts?|karting|bowling|trampolines?|arcade|vr|puzzle|clues?|locked|game masters?|rooms?|arena|adventure|axe|airsoft)\b/i,
  presets: 'dark-pro, bold',
  icon: 'key',
  names: 'Sixty Minutes, Locked In, Key Seven',
  entity: 'experience',
  screens: `
    home | Rooms | key
    calendar? | Bookings | calendar
    leaderboard | Records | trophy
    detail | Room
    slots | Choose time
    checkout | Pay deposit
    confirmed | Booked | | | Bring your team
    people? | Team | users
    profile | Me | user`,
})
