import { defineArchetype } from '../archetype.ts'

export const watchParty = defineArchetype({
  id: 'watch-party',
  words:
    'watch party 28, watch together 24, watch in sync 26, watch videos together 28, movie night online 24, listening party 22, listen together 22',
  examples: `
    See a film at the same second as my friends far away and chat beside it
    Long distance couple wants to press play together and talk on video
    Room with a link, we all see the clip in sync, the host pauses for everyone
    Our fan club streams the new episode at once, with reactions flying over the picture
    Listen to the same album together, chat, vote for the next song
    Family abroad: Sunday film evening over the internet, popcorn emojis and voice
    Invite ten people to my room, pick a video, everyone stays in time
    Football final on the sofa with my mates in three cities, comments while we all see it
    Synchronised playback for a book and film circle with a discussion afterwards
    Host a premiere of my short film online, viewers arrive, countdown, chat, applause
    Virtual couch for students who binge series remotely, camera bubbles along the edge
    Everyone queues music videos in the shared room and hears them at the same moment`,
  presets: 'dark-pro, playful',
  icon: 'video',
  names: 'Same Second, Couch, Row Two',
  entity: 'watch-room',
  home: 'shelf',
  screens: `
    home | Rooms | home
    video | Watching
    thread | Chat | chat
    people | Friends | users
    history? | History
    saved? | Saved
    detail | Room
    form | Create room
    profile | Me | user
    settings? | Settings | settings`,
})
