import { iconFor } from '../../words/noun-icons.ts'
import {
  type Base,
  type Content,
  at,
  detailOr,
  lastWord,
  nameOr,
  rows,
  streets,
  turned,
  workLine,
} from './base.ts'
import { has } from '../../understand/searched.ts'

/** Parts of the world or of a building, which have no door with opening hours, nor a way to walk to them. */
const site =
  /^(?:country|region|county|state|city|town|village|destination|zone|area|district|quarter|neighbou?rhood|coast|valley|island|room|hall|ward|kitchen|loft|lab|stage|floor|building|base|property|position|bathroom|bedroom|office|stay)$/

/** Content of a place: where one goes, or what is only a part of something larger. */
export const placeContent = (base: Base): Content =>
  has(site, lastWord(base.noun)) ? siteContent(base) : goalContent(base)

/** What is known of a region or a room whatever it is: its name, who looks after it, and a note. */
const siteContent = (base: Base): Content => {
  const name = nameOr(base, (index) => `${base.one} ${index + 1}`)
  const detail = detailOr(base, (index) => (base.isWork ? workLine(base)(index) : ''))
  return {
    icon: iconFor(base.noun, 'pin'),
    fields: `
    Name | text | ${name(0)}
    Added | date | Tue 17 Nov
    Notes | long | Best seen in the morning`,
    samples: rows(
      base.picture ? 'image | title | subtitle' : 'icon | title | subtitle',
      (index) => (base.picture ? `${base.picture} ${index + 1}` : iconFor(base.noun, 'pin')),
      name,
      detail,
    ),
    figures: `6 | ${base.many}\n2 | Added lately`,
    hero: `Added lately | ${name(0)} | ${detail(0) || 'With a note of yours'} | Open`,
    tip: `6 ${base.many.toLowerCase()} | The last one was added on Tuesday`,
  }
}

const goalContent = (base: Base): Content => ({
  icon: iconFor(base.noun, 'pin'),
  groups: 'Nearby, Open, Favorites',
  fields: `
    Address | place | Linden lane 4
    Open | text | 9:00 to 18:00
    Distance | text | 240 m
    Notes | long | Enter from the yard`,
  samples: rows(
    base.picture ? 'image | title | subtitle | value' : 'icon | title | subtitle | value',
    (index) => (base.picture ? `${base.picture} ${index + 1}` : iconFor(base.noun, 'pin')),
    nameOr(base, turned(base, streets)),
    detailOr(base, (index) =>
      base.isWork
        ? workLine(base)(index)
        : at(
            ['Open until 18:00', 'Quiet now', 'Open until 20:00', 'Busy', 'Opens at 9:00', 'Open all day'],
            index,
          ),
    ),
    (index) => at(['240 m', '410 m', '600 m', '850 m', '1.1 km', '1.4 km'], index),
  ),
  about: 'Quiet in the morning, busy after five. The entrance is on the side of the yard.',
  facts: '240 m | Away\n18:00 | Closes\n4.7 | Rating',
  figures: `6 | ${base.many}\n5 | Open now`,
  hero: `Closest to you | ${nameOr(base, (index) => at(streets, index))(0)} | 240 m away, open until 18:00 | Show me`,
  tip: `6 ${base.many.toLowerCase()} around you | The closest is 240 m away`,
  use: 'Show the way',
})

const slotTimes = [
  'Fri 20 Nov, 7:30',
  'Fri 20 Nov, 9:00',
  'Fri 20 Nov, 17:30',
  'Sat 21 Nov, 8:00',
  'Sat 21 Nov, 10:30',
  'Mon 23 Nov, 7:30',
]

/** Content of a time one can have: a slot, an appointment. */
const slotContent = (base: Base): Content => ({
  icon: iconFor(base.noun, 'clock'),
  groups: 'Free, Booked, Asked for',
  fields: `
    Day | date | Fri 20 Nov
    From | time | 7:30
    Booked by | person | Lea Brandt
    Notes | long | Please be there five minutes early`,
  samples: rows(
    'icon | title | subtitle | badge | tone',
    () => iconFor(base.noun, 'clock'),
    nameOr(base, (index) => at(slotTimes, index)),
    detailOr(base, (index) =>
      at(['Lea Brandt', 'Half an hour', 'Omar Haddad', 'Half an hour', 'Kim Osei', 'An hour'], index),
    ),
    (index) => at(['Booked', 'Free', 'Booked', 'Free', 'Asked for', 'Free'], index),
    (index) => at(['primary', 'success', 'primary', 'success', 'warning', 'success'], index),
  ),
  about: 'Half an hour. Please be there five minutes early.',
  facts: '7:30 | From\n30 min | Long\nFri | Day',
  figures: `18 | ${base.many}\n7 | Free | +2`,
  tip: '7 are free | The next one is on Friday at 9:00',
  use: 'Reserve',
})

/** Content of a numbered. */
export const numberedContent = (base: Base): Content =>
  /(?:^| )(?:slot|appointment)$/.test(base.noun) ? slotContent(base) : countedContent(base)

const countedContent = (base: Base): Content => ({
  icon: iconFor(base.noun, 'box'),
  groups: 'Free, In use, Reserved',
  fields: `
    Number | number | 4
    In use by | person | Lea Brandt
    Until | date | Fri 27 Nov
    Notes | long | Label is on the left side`,
  samples: rows(
    'icon | title | subtitle | badge | tone',
    () => iconFor(base.noun, 'box'),
    nameOr(base, (index) => `${base.one} ${index + 1}`),
    detailOr(base, (index) =>
      at(
        [
          'Lea, until Friday',
          'Since Monday',
          'Omar, until Sunday',
          'Cleaned today',
          'Kim, until 24 Nov',
          'Needs a label',
        ],
        index,
      ),
    ),
    (index) => at(['In use', 'Free', 'In use', 'Free', 'Reserved', 'Free'], index),
    (index) => at(['primary', 'success', 'primary', 'success', 'warning', 'success'], index),
  ),
  about: 'Cleaned on Monday. The label is on the left side.',
  facts: '4 | Number\nFri | Until\n2 | Notes',
  figures: `18 | ${base.many}\n7 | Free | +2`,
  tip: `7 are free | The next one is free on Friday`,
  use: 'Reserve',
})
