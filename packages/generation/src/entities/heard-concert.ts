import { defineEntity } from '../entity.ts'

export const heardConcert = defineEntity({
  id: 'heard-concert',
  one: 'Concert',
  many: 'Concerts',
  words: 'attended concert, heard concert, concert memory, setlist heard',
  icon: 'music',
  groups: 'This year, Festivals, Best',
  fields: `
    Band or artist | text | Noor and the Tides
    Venue | place | Old dairy
    Date | date | Sat 14 Nov
    With | person | Kim Osei
    Rating | choice | 5 | 1, 2, 3, 4, 5
    Setlist | long | Low Water, Blue Hour, Last Tram
    Photo | photo | music
    Notes | long | Lights went out and they just went on`,
  samples: `
    image | title | subtitle | overline | rating | meta
    music | Noor and the Tides | Old dairy, with Kim | 14 Nov 2026 | 5.0 | 2nd time
    city night | Late Shift | Harbour hall, standing | 2 Oct 2026 | 4.5 | First time
    park | Brass in the park | Linden park, with Mum | 21 Jun 2026 | 4.0 | Free
    sunset field | Three days at the lake | Festival, nine sets | 12 Jun 2026 | 4.8 | 4th year
    temple | Requiem | St Linden, row 9 | 3 Apr 2026 | 4.6 | First time
    album | Blue Hour Quartet | Cellar club, front table | 8 Feb 2026 | 4.2 | 3rd time`,
  about:
    'In the third song the lights went out and they just went on, all of us singing. Home on the last tram.',
  facts: '5.0 | Rating\n14 | Songs\n2nd | Time',
  figures: '14 | This year | +2\n118 | Concerts\n64 | Bands',
  hero: 'Thursday, doors at 19:00 | Blue Hour Quartet | Cellar club, two tickets, with Omar | Show ticket',
  tip: 'Ten years ago on Friday | Your first Late Shift, in the rain',
  trend: 'Concerts a year | 14 | +2',
  data: [6, 9, 3, 8, 11, 12, 14],
  add: 'Add concert',
  use: 'Edit concert',
})
