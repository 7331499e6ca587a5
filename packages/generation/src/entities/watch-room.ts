import { defineEntity } from '../entity.ts'

export const watchRoom = defineEntity({
  id: 'watch-room',
  one: 'Room',
  many: 'Rooms',
  words: 'watch room',
  icon: 'video',
  groups: 'Open now, Friends, Planned',
  fields: `
    Name of the room | text | Friday, row two
    What we watch | text | The Salt Boat
    Code | text | MINT-42
    Starts | time | 20:15
    Who may pause | choice | Everybody | Everybody, Only me
    Reactions | switch | yes`,
  samples: `
    image | title | subtitle | overline | meta
    sea night | The Salt Boat | Friday, row two, 5 watching | Live | MINT-42
    city night | Last Tram North | Omar’s couch, 3 watching | Live | FIG-07
    mountain | Thin Air | Starts at 21:00 | Planned | ROCK-19
    lake | Stone Pier, part 2 | Sunday, 4 invited | Planned | REED-31
    music | Concert at the mill | Ended, 12 watched | Over | COAL-88`,
  about: 'Five are watching, paused once for popcorn. Everybody may pause; reactions fly over the picture.',
  facts: '5 | Watching\n0:42 | Into it\nMINT-42 | Code',
  figures: '2 | Live now\n5 | Watching\n9 | Friends',
  hero: 'Live now | The Salt Boat, 0:42 | Lea, Omar and three others are in | Join room',
  tip: 'Two rooms are open | Friday, row two starts again at 20:15',
  add: 'Create room',
  use: 'Join room',
})
