import { defineEntity } from '../entity.ts'

/** A song of an evening, and whether it must or must not be played. */
export const eveningSong = defineEntity({
  id: 'evening-song',
  one: 'Song',
  many: 'Songs',
  words: 'must-play song, do-not-play song, must-play, do-not-play',
  icon: 'music',
  groups: 'Must play, If it fits, Do not play',
  fields: `
    Song | text | Harbour Lights
    By | text | The Paper Kites Club
    List | choice | Must play | Must play, If it fits, Do not play
    When | choice | First dance | Dinner, First dance, Party, Last song
    From | person | Iris Chen
    Notes | long | Start at the second verse`,
  samples: `
    icon | title | subtitle | badge | tone
    heart | Harbour Lights | First dance, from the second verse | Must play | success
    music | Nine More Minutes | After the cake | Must play | success
    music | Paper Moon Road | Dinner, quietly | If it fits | primary
    music | Come Down, Moon | Last song, all in a circle | Must play | success
    close | The Chicken Polka | Not even when uncle Emil asks | Do not play | danger
    close | Anything by Low Water | Iris knows why | Do not play | danger`,
  about:
    'For the first dance, from the second verse on, and faded after three minutes. They have practised it with this version.',
  facts: '3:12 | Long\n21:00 | When\n96 | Beats',
  figures: '18 | Must play\n24 | If it fits\n6 | Do not play',
  hero: 'Saturday, 21:00 | First dance: Harbour Lights | From the second verse, three minutes | Open timeline',
  tip: 'Six songs are on the no list | The Chicken Polka is one',
  trend: 'Songs chosen | 42 | +8',
  add: 'Add song',
  use: 'Move to a list',
})
