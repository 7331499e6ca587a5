import { defineArchetype } from '../archetype.ts'

export const courtBooking = defineArchetype({
  id: 'court-booking',
  words:
    'court booking 20, tennis 8, tennis court 18, padel 12, tennis club 14, book a court 18, courts 8, sports facility 14, sports hall 14, football pitch 12, pitch booking 18, badminton 9, squash 10, sports centre 12, sports center 12, find players 9, pickup games 12, hitting partner 12',
  presets: 'bold, natural',
  icon: 'flag',
  names: 'Court 2, Love All (tennis badminton padel squash), Centre Line',
  entity: 'court',
  home: 'shelf',
  screens: `
    home | Home | home
    browse | Courts | list
    slots | Book
    calendar | My games | calendar
    people | Players | users
    detail | Court
    confirmed | Booked | | | See you at six
    leaderboard? | Ladder | trophy
    profile? | Me | user`,
})
