import { defineEntity } from '../entity.ts'

export const lyric = defineEntity({
  id: 'lyric',
  one: 'Song',
  many: 'Songs',
  words: 'song lyrics, lyric, lyrics',
  icon: 'music',
  groups: 'All, Recent, Saved',
  fields: `
    Title | text | Low Water
    Artist | text | Noor and the Tides
    Album | text | Low Water
    Lines in time | switch | yes`,
  samples: `
    image | title | subtitle | value
    sea | Low Water | Noor and the Tides | 3:48
    night city | Last Tram | Weber Trio | 4:12
    sunset | Slow Harbour | Mateo Silva | 3:20
    mountain | Nine Peaks | Hana Sato | 5:01
    lamp | Copper | The Corner Shop | 2:56`,
  about:
    'Low water, slow morning. The boats are asleep on their side. I counted the lamps on the far shore. And you counted the tide.',
  facts: '3:48 | Length\n2026 | Year\n24 | Lines',
  figures: '312 | Songs\n48 | Saved',
  hero: 'Playing | Low Water | Noor and the Tides | Show lyrics',
  tip: 'Found by a line | “I counted the lamps”',
  use: 'Show lyrics',
})
