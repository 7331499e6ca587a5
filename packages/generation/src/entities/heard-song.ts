import { defineEntity } from '../entity.ts'

export const heardSong = defineEntity({
  id: 'heard-song',
  one: 'Song',
  many: 'Found songs',
  words: 'recognised tune',
  icon: 'music',
  groups: 'Today, This week, Earlier',
  fields: `
    Artist | text | Noor and the Tides
    Album | text | Low Water
    Heard at | place | Bar Centrale
    Date | date | Thu 19 Nov
    Length | text | 3:48`,
  samples: `
    image | title | subtitle | overline | meta
    album sea | Low Water | Noor and the Tides | Bar Centrale | Today, 8:40
    music night | Last Tram | Weber Trio | In the car | Yesterday
    album | Copper | Hana Sato | Film, 21:10 | Yesterday
    vinyl music | Sides B | The Corner Shop | Market hall | Tuesday
    sunset music | Slow Harbour | Mateo Silva | Radio, kitchen | Sunday
    art music | Paper Drums | Ida Lund | Hummed | 9 November`,
  about: 'Recognised after four seconds in the noise of a bar. Recorded in one night in an empty pool.',
  facts: '3:48 | Length\n4 s | Listened\n2026 | Year',
  figures: '128 | Found\n9 | This week\n4 s | To find',
  hero: 'Ready | Tap to listen | Hold the phone towards the music, or hum | Listen',
  tip: 'Nine found this week | Three of them at Bar Centrale',
  trend: 'Found a week | 9 | +2',
  add: 'Listen',
  use: 'Listen again',
})
