import { defineEntity } from '../entity.ts'

export const videoPlaylist = defineEntity({
  id: 'video-playlist',
  one: 'Playlist',
  many: 'Playlists',
  words: 'video playlist, playlist of videos',
  icon: 'list',
  groups: 'Mine, Saved',
  fields: `
    Name | text | Watch later
    Videos | number | 14
    Order | choice | Newest first | Newest first, By hand, Shuffle
    Offline | switch | no`,
  samples: `
    image | title | subtitle | value
    sea | Watch later | 14 videos, two are new | 3 h 10
    workshop | Repairs | 9 videos | 2 h 04
    interview | Long talks | 22 videos, offline | 18 h
    music | Music for work | 40 clips | 2 h 46
    dog | With the kids | 11 videos | 1 h 12`,
  about: 'Fourteen videos, newest first. Two of them came this week, six are kept on the phone.',
  facts: '14 | Videos\n3 h 10 | Length\n2 | New',
  figures: '8 | Playlists\n124 | Videos',
  hero: 'Go on | Watch later | 14 videos, two are new | Play all',
  tip: 'Two videos are new | In Watch later',
  add: 'New playlist',
  use: 'Play all',
})
