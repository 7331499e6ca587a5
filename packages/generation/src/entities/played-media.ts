import { defineEntity } from '../entity.ts'

export const playedMedia = defineEntity({
  id: 'played-media',
  one: 'Title',
  many: 'Titles',
  words: 'media center, media title, played title',
  icon: 'play',
  groups: 'Films, Series, Music',
  fields: `
    Name | text | Living room
    Address | text | 192.168.1.40
    Port | number | 8080
    User | text | lea`,
  samples: `
    image | title | subtitle | overline | meta
    film sea | Harbour Lights | Film, 1 h 48 | Playing | 0:42
    film city | Night Line | Series, episode 4 | Series | 46 min
    music night | Last Tram | Weber Trio | Music | 4:12
    film mountain | Thin Air | Film, 2 h 04 | Films | New
    film forest | What Owls Hear | Series, episode 1 | Series | 38 min
    album sea | Low Water | Noor and the Tides | Music | 3:48`,
  about: 'A ferry captain finds letters that nobody posted. From the shelf in the living room.',
  facts: '1 h 48 | Length\n2024 | Year\n0:42 | Seen',
  figures: '412 | Films\n38 | Series\n96 | Albums',
  hero: 'Playing in the living room | Harbour Lights | 42 minutes of 1 h 48 | Pause',
  tip: 'Living room | Connected',
  add: 'Add player',
  use: 'Play',
})
