import { definePage } from './page.ts'

export const songWishes = definePage({
  id: 'song-wishes',
  said: 'song requests, song request, song wishes, music requests, music wishes, request songs, request a song, playlist wishes, playlist requests, dj requests, wish a song',
  unless: /^(?:an? )?(?:dj|song request)|tips? the/i,
  within: /\b(?:wedding|party|birthday|prom|ball|anniversary|guests?|bar|pub|reunion|club night)\b/i,
  name: 'Songs',
  icon: 'music',
  line: '46 wishes so far',
  content: `
    fields
    - Song | text | Dancing by the harbour
    - By | text | The Old Dairy
    - For whom | person | Lea Brandt
    rows Wished most
    - music | Harbour lights | Small Rivers | 12
    - music | Nine more minutes | Mara Vogt | 9
    - music | Come down, moon | The Old Dairy | 7
    - music | Salt | Noor Rahman | 4
    button send | Wish it
  `,
})
