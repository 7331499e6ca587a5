import { defineEntity } from '../entity.ts'

export const song = defineEntity({
  id: 'song',
  words: 'song, music, playlist',
  icon: 'music',
  groups: 'For you, Playlists, Albums, Live',
  fields: `
    Artist | text | Noor and the Tides
    Album | text | Low Water
    Length | text | 3:48
    Mood | choice | Calm | Calm, Bright, Loud`,
  samples: `
    image | title | subtitle | overline | meta
    album sea | Low Water | Noor and the Tides | Low Water | 3:48
    music night | Last Tram | Weber Trio | Night Lines | 4:12
    album | Copper | Hana Sato | Metals | 2:59
    vinyl music | Sides B | The Corner Shop | 1979 | 5:01
    sunset music | Slow Harbour | Mateo Silva | Ports | 3:33
    art music | Paper Drums | Ida Lund | Fold | 4:26`,
  about: 'Recorded in one night in an empty pool. One hears the tiles.',
  facts: '3:48 | Length\n9 | Songs\n2026 | Year',
  figures: '312 | Songs | +14\n18 | Playlists\n21 h | Listened',
  hero: 'Made for tonight | Low Water | 42 minutes for a long train ride | Play',
  tip: 'Your evening mix is ready | 42 minutes, calm to bright',
  trend: 'Listened this week | 21 h | +3 h',
  use: 'Play',
})
