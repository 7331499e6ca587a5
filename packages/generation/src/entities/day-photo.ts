import { defineEntity } from '../entity.ts'

export const dayPhoto = defineEntity({
  id: 'day-photo',
  one: 'Day',
  many: 'Days',
  words: 'daily photo, daily selfie, photo of the day, photo a day',
  icon: 'camera',
  groups: 'This month, Last year, Best',
  fields: `
    Photo | photo | person
    Date | date | Thu 19 Nov
    Line of the day | text | First frost, new scarf
    Place | place | Mill bridge
    Mood | choice | Good | Good, Fine, Tired`,
  samples: `
    image | title | subtitle | value | overline
    frost | First frost, new scarf | Mill bridge, 8:10 | 412 | Thu 19 Nov
    person | Haircut, at last | Harbour street, 17:20 | 411 | Wed 18 Nov
    forest | Rain all day | Linden park, 12:05 | 410 | Tue 17 Nov
    coffee | Day one at the new desk | Old dairy, 9:00 | 409 | Mon 16 Nov
    lake | Swam, seven degrees | Reed lake, 7:30 | 408 | Sun 15 Nov
    friends | Ida turns six | At home, 15:00 | 407 | Sat 14 Nov`,
  about: 'Taken at ten past eight on the bridge, as on most mornings. A year ago today it rained.',
  facts: '412 | Day\n412 | In a row\n8:10 | Taken',
  figures: '412 | Days\n412 | In a row\n1 min 22 | Film',
  hero: 'Today is still empty | Take photo 413 | The eyes of yesterday help to line it up | Take it',
  tip: 'A year ago today | Short hair, and rain at the lake',
  trend: 'Days this month | 19 | +1',
  add: 'Take today’s photo',
  use: 'Compare',
})
