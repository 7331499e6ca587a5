import { defineArchetype } from '../archetype.ts'

/** People who see and hear each other from afar. */
export const videoMeetings = defineArchetype({
  id: 'video-meetings',
  words:
    'video meetings 32, video meeting 30, video conference 30, video conferencing 32, video conferences 30, zoom clone 34, google meet clone 34, video call app 28, online meetings 24, virtual meetings 24, share their screen 20, share my screen 20, screen sharing 14, mute the microphone 18, raise a hand 18, jitsi 26',
  examples: `
    Start a video meeting, share the link, everybody joins in the browser
    Zoom clone with mute, camera off, screen sharing and chat
    Video conferences for our association, with a waiting room
    Raise a hand, write in the chat, the host can remove somebody
    Meetings with picture and sound for up to ten people
    Plan a call, send the invitation, record it
    Virtual classroom where the teacher mutes everybody
    Weekly video call of colleagues who sit in four towns
    Everybody in a grid, whoever is speaking is larger
    Join with a code, no account needed
    Grandparents join with one tap, large picture, no settings
    Hands up, camera off, leave quietly`,
  needs: /\b(?:video|meetings?|calls?|zoom|jitsi|conferenc\w+)\b/i,
  unless:
    /\bminutes of|\bmeeting (?:notes|minutes|rooms?)\b|\b(?:dating|doctor|patients?|tutors?|therap\w+)\b/i,
  bars: 'map checkout cart slots deed poll votes quiz',
  presets: 'clean, dark-pro',
  icon: 'video',
  names: 'Round Table, On Screen, Gallery View',
  entity: 'video-call',
  home: 'focus',
  screens: `
    home | Meetings | video
    video | In call | | | In call
    calendar | Calendar | calendar
    people? | People | users
    thread | Chat | chat | | Chat of the meeting
    detail | Meeting
    form | Start meeting
    settings | Settings | settings`,
})
