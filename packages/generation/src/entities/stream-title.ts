import { defineEntity } from '../entity.ts'

export const streamTitle = defineEntity({
  id: 'stream-title',
  one: 'Title',
  many: 'Titles',
  words: 'series, episode, trailer, anime, tv show, livestream, webinar',
  icon: 'video',
  groups: 'Series, Films, My list',
  fields: `
    Title | text | Night Ferry
    Kind | choice | Series | Series, Film, Live
    Episode | text | 2.4
    Stars | choice | 4 | 1, 2, 3, 4, 5
    Watched | switch | no`,
  samples: `
    image | title | subtitle | overline | meta | progress
    city night | Night Ferry | Season 2, episode 4 | Series | 48 min | 62
    forest | What Owls Hear | A slow film about fast ears | Film | 1 h 52 | 0
    train | Four Hours Late | One train, six strangers | Series | 8 episodes | 25
    mountain | Thin Air | She climbs, he counts | Film | 2 h 04 | 100
    lake | Stone Pier | A summer that did not end | Series | 6 episodes | 0
    concert | Club Linde, live | Tonight at 21:00 | Live | 90 min | 0`,
  about:
    'The last ferry leaves at two, and somebody on it should not be there. Second season of the harbour series.',
  facts: '48 min | Length\n2.4 | Episode\n4.6 | Stars',
  figures: '3 | Watching\n18 | On your list\n42 h | This year',
  hero: 'Go on watching | Night Ferry, 2.4 | Eighteen minutes left | Play',
  tip: 'New on Friday | Four Hours Late, two episodes',
  trend: 'Hours a week | 4.2 | −0.8',
  add: 'Add to list',
  use: 'Play',
})
