import { defineArchetype } from '../archetype.ts'

export const radio = defineArchetype({
  id: 'radio',
  words: 'radio station 9, radio 7, on air 7, broadcast 5, presenter 4, live stream 4, radio show 9',
  examples: `
    Our community station wants listeners to hear us live and see who is on air
    Campus station with programme guide, presenters, song requests to the studio
    Live stream of a jazz channel, what is playing now, morning show at seven
    Volunteer broadcasters plan slots of the week, hosts, repeats
    Hospital radio: patients ask for a song and a greeting
    Football commentary live for blind fans, stadium sound, past broadcasts
    An internet station for electronic music, dj sets on a timetable, chat with the moderator
    Parish broadcast, Sunday service live, programme of the week, replays
    Remind me when my favourite show starts on the local frequency
    Pirate style FM app, one big button, tune the dial, now and next
    Traffic, weather and local bulletins on the hour, greetings, presenter of the day, call the studio
    Our little station in the valley: who is on tonight, send a greeting, hear last week again`,
  needs:
    /^(?!.*(?:restor|repair|collect|valve|vintage|antique|walkie|two-way|amateur radio|ham radio|old radios|radios))/is,
  presets: 'bold, dark-pro',
  icon: 'mic',
  names: 'On Air, Long Wave, Channel Green',
  entity: 'show',
  screens: `
    home | Live | mic
    week | Schedule | calendar
    browse | Shows | list
    player | Player
    detail | Show
    saved? | Saved | heart
    profile | Me | user`,
})
