import { defineEntity } from '../entity.ts'

export const watchedPage = defineEntity({
  id: 'watched-page',
  one: 'Page',
  many: 'Pages',
  words: 'watched page, website change, page change',
  icon: 'globe',
  groups: 'Changed, Quiet, Failed',
  fields: `
    Address | text | linden-flats.example/new
    Name | text | New flats
    Look every | choice | Hour | 15 min, Hour, 6 hours, Day
    Part of the page | choice | List in the middle | Whole page, List in the middle, A number
    Only on Wi-Fi | switch | yes
    Sound | switch | yes`,
  samples: `
    icon | title | subtitle | badge | tone | time
    globe | New flats, town hall | Two lines added | Changed | primary | 9:12
    globe | Trail shoes, size 42 | Back in stock | Changed | success | 8:40
    globe | Exam results, room 4 | Looked at an hour ago | Quiet | neutral | 8:00
    globe | Jobs at Harbour Books | One line taken out | Changed | primary | Wed
    globe | Ferry timetable | Same since March | Quiet | neutral | Tue
    globe | Choir rehearsals | Page did not answer | Failed | danger | Mon`,
  about:
    'Two lines were added at 9:12: “3 rooms, Mill street, from January” and “2 rooms, Linden lane, from March”.',
  facts: '2 | Lines added\n9:12 | Changed\nHourly | Looked at',
  figures: '12 | Pages\n3 | Changed today\n1 | Failed',
  hero: 'Changed at 9:12 | New flats, town hall | Two lines added since eight | See what is new',
  tip: 'Three pages changed today | The others are as they were',
  trend: 'Changes a week | 14 | +3',
  add: 'Watch a page',
  use: 'Open page',
})
