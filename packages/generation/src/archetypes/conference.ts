import { defineArchetype } from '../archetype.ts'

export const conference = defineArchetype({
  id: 'conference',
  words:
    'conference schedule 30, conference app 26, conference companion 30, conference programme 28, conference program 28, schedule speakers 28, speakers and rooms 28, sessions and speakers 28, talks and speakers 28, talks 9, speakers 9, fosdem 30, devfest 28, droidcon 28, tech conference 28, congress schedule 28, keynotes 18, barcamp 24, conference talks 28, convention schedule 30, convention guide 30, convention app 28, fan convention 30, comic con 28, panels and guests 26, convention 9',
  examples: `
    Schedule of our developer conference by day and room, my own plan, speakers
    Conference companion: talks, speakers, rooms and a map of the building
    See what runs now and next in each hall, reminders for my sessions
    Mark talks as favourites and get told when two overlap
    Congress programme with keynotes, workshops and posters
    Two days, five tracks, everything offline
    Speakers with their pictures and what they talk about
    Barcamp board: who offers what in which room at which hour
    Rate a talk after it and read the slides
    Find the room of the next session without asking
    Programme of a scientific meeting with abstracts
    Guide to our fan convention: panels, guests, cosplay contest, plan of the halls, favourites with a reminder
    Comic con with autograph hours, dealers' room and screenings, filtered by kind, starred events
    Attendees plan their day from the list of sessions`,
  needs:
    /\b(?:conferences?|conventions?|comic con|congress|talks?|speakers?|keynotes?|barcamp|devfest|droidcon|fosdem|summit)\b/i,
  unless:
    /\b(?:loud ?speakers?|bluetooth speakers?|small talk|text to speech|native speakers?|calls?|walkie)\b/i,
  bars: 'cart camera deed form',
  presets: 'bold, clean',
  icon: 'calendar',
  names: 'Hall Two, Opening Slide, Next Session',
  entity: 'conference-talk',
  screens: `
    week | Schedule | calendar
    browse | Speakers | users | speaker
    browse? | Talks | list
    saved | My plan | star
    map? | Map | map
    browse | Rooms | pin | conference-room
    ticket? | Ticket | ticket
    detail | Talk
    settings | Settings | settings`,
})
