import { defineEntity } from '../entity.ts'

export const wishedSong = defineEntity({
  id: 'wished-song',
  one: 'Request',
  many: 'Requests',
  words: 'song request, request, wish, song wish, music request',
  icon: 'music',
  groups: 'Next, Waiting, Played',
  fields: `
    Song | text | Harbour Lights
    From | person | Iris Chen
    Table | number | 7
    Tip | money | € 5
    For | text | Omar, forty today
    State | choice | Waiting | Next, Waiting, Played, Sorry`,
  samples: `
    icon | title | subtitle | value | badge | tone
    music | Harbour Lights | Iris, table 7, for Omar | € 5 | Next | success
    music | Nine More Minutes | Table 3, second time | € 8 | Waiting | warning
    music | Come Down, Moon | Kim at the bar | € 2 | Waiting | warning
    music | Paper Moon Road | Tomás, for everybody | € 10 | Waiting | warning
    music | Low Water | Ana | € 3 | Played | neutral
    close | Anything with a saxophone | Table 9 | – | Sorry | danger`,
  about: 'Iris at table seven wishes it for Omar, who is forty today. Slow, in E flat, with the long ending.',
  facts: '€ 5 | Tip\n4 | Votes\n21:40 | Asked',
  figures: '€ 64 | Tips tonight | +€ 12\n5 | Waiting\n14 | Played',
  hero: 'Next | Harbour Lights | For Omar, table 7 | Play it',
  tip: 'Nine More Minutes was asked twice | Together it is worth € 8',
  trend: 'Tips an evening | € 64 | +€ 12',
  add: 'Wish a song',
  use: 'Play it',
})
