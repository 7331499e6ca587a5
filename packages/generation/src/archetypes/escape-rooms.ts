import { defineArchetype } from '../archetype.ts'

export const escapeRooms = defineArchetype({
  id: 'escape-rooms',
  words:
    'escape room 8, escape room business 14, book a room 6, laser tag 14, bowling 10, karting 14, go kart 14, trampoline park 14, paintball 12, fastest teams 6, vr arcade 12',
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
