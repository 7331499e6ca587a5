import { defineEntity } from '../entity.ts'

export const songPlaylist = defineEntity({
  id: 'song-playlist',
  one: 'Playlist',
  many: 'Playlists',
  words: 'song playlist, music playlist',
  icon: 'music',
  groups: 'Mine, Shared',
  fields: `
    Name | text | Long train ride
    Description | long | Slow at first, louder after the second border
    Cover | photo | music
    Shared | switch | no`,
  samples: `
    image | title | subtitle | value
    music | Long train ride | 14 songs | 52 min
    night sky | Evening mix | 22 songs | 1 h 20
    sea | Swim | 9 songs | 34 min
    city | Walk to work | 12 songs | 41 min`,
  about: 'Fourteen songs, fifty-two minutes. Slow at first, louder after the second border.',
  facts: '14 | Songs\n52 min | Length\n3 | Shared with',
  figures: '18 | Playlists\n312 | Songs',
  hero: 'Made by you | Long train ride | 14 songs, 52 minutes | Play',
  tip: 'Eighteen playlists | Three of them are shared',
  add: 'Create playlist',
  use: 'Play',
})
