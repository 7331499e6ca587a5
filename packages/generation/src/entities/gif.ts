import { defineEntity } from '../entity.ts'

export const gif = defineEntity({
  id: 'gif',
  one: 'GIF',
  many: 'GIFs',
  words: 'gif, animated gif',
  icon: 'image',
  groups: 'All, Reactions, Animals, Sports, Films',
  fields: `
    Title | text | Dog meets wave
    Tags | text | dog, sea, surprise
    Size | text | 480 × 270`,
  samples: `
    image | title | subtitle
    dog | Dog meets wave | 1.2 MB, 3 s
    cat | Cat says no | 0.8 MB, 2 s
    party | Friday, five o’clock | 1.6 MB, 4 s
    coffee | Before the first cup | 0.9 MB, 3 s
    fox | Fox with a plan | 1.1 MB, 3 s
    concert | Whole room jumps | 2.1 MB, 5 s
    owl | Owl turns its head | 0.6 MB, 2 s
    snow | First snow | 1.4 MB, 4 s`,
  about: 'Three seconds, again and again. Shared 1,240 times this week.',
  facts: '3 s | Length\n1.2 MB | Size\n1,240 | Shared',
  figures: '48 | Favorites\n212 | Shared',
  hero: 'Trending | Dog meets wave | Shared 1,240 times this week | Share',
  tip: 'Hold to look, tap to share | Favorites work offline',
  use: 'Share GIF',
})
