import { defineArchetype } from '../archetype.ts'

export const courtBooking = defineArchetype({
  id: 'court-booking',
  words:
    'turf booking 34, cricket turf 34, box cricket 34, football turf 34, futsal turf 34, turf ground 30, cricket pitch 24, pitch selection 14, turf 8, tee times 22, tee time booking 24, golf club 12, court booking 20, tennis 8, tennis court 18, padel 12, tennis club 14, book a court 18, courts 8, sports facility 14, sports hall 14, football pitch 12, pitch booking 18, badminton 9, squash 10, sports centre 12, sports center 12, find players 9, pickup games 12, hitting partner 12, sports fields 24, sports field 18, book a pitch 18',
  examples: `
    Turf for box cricket or five-a-side: choose the pitch, date, slot and hours, add bats, an umpire or floodlights, see the price
    Reserve the hall at our club by the hour, see who plays when, cancel until the evening before
    Padel club with four courts: free times, players needed for a fourth, price per hour with lights
    Looking for someone of my level to hit balls with on Tuesday evenings, then take a free slot
    Five-a-side pitch by the hour, pay per player, list of who is in and who is missing
    Members of our tennis club should choose clay or indoor, pick the hour, enter the opponent and stay within two bookings a week
    Badminton and table tennis tables at the sports centre, book by phone instead of the paper sheet at the desk
    Squash ladder with challenges and the court reserved right away
    City wants residents to book basketball and beach volleyball grounds, floodlights and changing rooms included
    Pickup games near me: join a doubles match tonight, skill level, surface, who brings the balls and rackets
    Pickleball group organiser: courts, rotation of players, weekly times and a ranking
    Plan of our sports hall, thirds of the floor given to the handball, gymnastics and futsal teams
    Hire of pitches and nets at the cricket ground, slot by slot, with the code for the gate`,
  presets: 'bold, natural',
  icon: 'flag',
  names: 'Free Hour, Love All (tennis badminton padel squash), Centre Line',
  entity: 'court',
  home: 'shelf',
  screens: `
    home | Home | home
    browse | All | list
    slots | Book
    calendar | My games | calendar
    people | Players | users
    detail | Court
    confirmed | Booked | | | See you at six
    leaderboard? | Ladder | trophy
    profile? | Me | user`,
})
