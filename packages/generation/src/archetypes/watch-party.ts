import { defineArchetype } from '../archetype.ts'

export const watchParty = defineArchetype({
  id: 'watch-party',
  words:
    'watch party 28, watch together 24, watch in sync 26, watch videos together 28, movie night online 24, listening party 22, listen together 22',
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
