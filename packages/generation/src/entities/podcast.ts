import { defineEntity } from '../entity.ts'

export const podcast = defineEntity({
  id: 'podcast',
  words: 'podcast, episode, show library, radio',
  icon: 'mic',
  groups: 'New, Science, Stories, Interviews',
  fields: `
    Show | text | Two Chairs
    Length | text | 52 min
    Released | date | Thu 19 Nov
    Speed | choice | 1 × | 1 ×, 1.5 ×, 2 ×
    Download | switch | yes`,
  samples: `
    image | title | subtitle | overline | meta
    interview podcast | A lighthouse keeper retires | Today, 52 min | Two Chairs | 3 new
    science | Why bubbles are round, mostly | Today, 34 min | Small Physics | 1 new
    history podcast | The city under the salt | 18 min left | Salt and Stone | Heard
    music | Sides B of 1979 | 1 h 04 | B-Sides | 2 new
    story | Paper Harbour, part 4 | 41 min | Paper Harbour | 8 parts
    design | The quiet compiler | 29 min | Form and Fault | 2 new`,
  about: 'Ruth Adeyemi asks one person about one object they could not throw away.',
  facts: '52 min | Length\nWeekly | Rhythm\n84 | Episodes',
  figures: '12 | Shows | +1\n9 h 20 | Listened\n6 | New',
  hero: 'Continue, 18 min left | The city under the salt | Chapter 3: soap, and the lazy surface | Play',
  tip: 'Six new from your shows | Two of them are under half an hour',
  trend: 'Listened this week | 9 h 20 | +1 h 10',
  use: 'Play episode',
})
