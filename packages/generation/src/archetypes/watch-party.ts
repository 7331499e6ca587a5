import { defineArchetype } from '../archetype.ts'

export const watchParty = defineArchetype({
  id: 'watch-party',
  words:
    'watch party 28, watch together 24, watch in sync 26, watch videos together 28, movie night online 24, listening party 22, listen together 22',
  examples: `
    See a film at the same second as my friends far away and chat beside it
    Long distance couple wants to press play together in one room and watch films in sync
    Room with a link, friends watch the clip in sync, the host pauses for everyone, chat beside it
    Our fan club watches the new episode at the same moment in one room, with chat and reactions
    Listen to the same album together, chat, vote for the next song
    Family abroad: Sunday film watched together online, in sync, with popcorn emojis and voice chat
    Invite ten friends to my room, pick a video, everyone watches it in sync
    Football final with friends in three cities, same second, one room, chat while we watch
    Synchronised playback for a film circle, one room, watch at the same time, discuss in the chat
    Host a premiere of my short film online: room, friends invited, countdown, everyone starts in sync, applause
    Virtual couch for friends who watch series remotely together, camera bubbles along the edge
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
