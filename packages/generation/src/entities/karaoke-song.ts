import { defineEntity } from '../entity.ts'

export const karaokeSong = defineEntity({
  id: 'karaoke-song',
  one: 'Song',
  many: 'Songs',
  words: 'karaoke song, karaoke',
  icon: 'mic',
  groups: 'Easy, Duets, Parties, New',
  fields: `
    Title | text | Paper Moon Road
    Artist | text | Night Lines
    Key | choice | Original | −2, −1, Original, +1, +2
    Lead voice | switch | no
    Echo | slider | 30
    Pitch | switch | yes`,
  samples: `
    image | title | subtitle | value | badge | tone
    concert | Paper Moon Road | Night Lines, 3:24 | 92 | Best | success
    vinyl | Last Tram North | Omar and the Lamps, 4:02 | 84 | Duet | primary
    night city | Low Water | Iris Chen, 3:48 | 78 | Easy | primary
    stage | Copper and Salt | The Old Dairy, 3:11 | 71 | New | accent
    sea night | Slow Harbour | Night Lines, 4:15 | 66 | Easy | primary
    festival | Eleven Lanterns | Paper Tigers, 2:58 | 59 | New | accent`,
  about:
    'Three verses and a long refrain. Your highest note is the A in the last line; two half tones lower it is easier.',
  facts: '92 | Best score\n3:24 | Length\n88 % | In tune',
  figures: '34 | Songs sung | +4\n92 | Best score\n88 % | In tune',
  hero: 'Up next | Paper Moon Road | Your best: 92 points, 88 % in tune | Sing',
  tip: 'Refrains are in tune | The verses begin a little too low',
  trend: 'In tune | 88 % | +5',
  data: [71, 74, 78, 80, 83, 85, 88],
  add: 'Add song',
  use: 'Sing',
})
