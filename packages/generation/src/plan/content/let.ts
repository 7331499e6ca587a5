import { capitalise } from '../../words/forms.ts'
import { iconFor } from '../../words/noun-icons.ts'
import { at, type Base, type Content, detailOr, nameOr, people, rows, streets } from './base.ts'
import { pictureOfOne } from './picture-for.ts'

/** By what time something is let: a garage by the month, a rehearsal room by the hour, a canoe by the day. */
const byMonth =
  /^(?:storage|garage|attic|cellar|basement|warehouse|shed|barn|unit|locker|container|allotment|plot|billboard|wall)$/
const byHour =
  /^(?:room|studio|hall|kitchen|pool|court|space|office|desk|workshop|lab|loft|stage|field|sauna|garden|booth|gym|pitch|rink|darkroom|kiln|terrace|rooftop|backyard|yard|venue|salon|chair)$/
export type Unit = 'month' | 'hour' | 'day'
const prices: Readonly<Record<Unit, readonly string[]>> = {
  month: ['€ 45', '€ 60', '€ 38', '€ 72', '€ 50', '€ 35'],
  hour: ['€ 14', '€ 18', '€ 12', '€ 24', '€ 16', '€ 20'],
  day: ['€ 28', '€ 35', '€ 22', '€ 40', '€ 30', '€ 25'],
}
const messages: Readonly<Record<Unit, string>> = {
  month: 'From the first of the month, for a quarter of a year to begin with',
  hour: 'There are three of us, and we leave it as we found it',
  day: 'We would bring it back on Sunday evening',
}
const owners = ['Lea', 'Omar', 'Kim', 'Ana', 'Iris', 'Tomás']
const aways = ['240 m away', '410 m away', '600 m away', '850 m away', '1.1 km away', '1.4 km away']
const when = [
  'Free today',
  'Free from Friday',
  'Free all week',
  'Free on Saturday',
  'Free today',
  'Free from Monday',
]

/** What people let to each other, or a firm to its guests: where it is and what it costs by the hour, day or month. */
export const letContent = (base: Base, isAmongPeople: boolean, told?: Unit): Content => {
  const words = base.noun.split(' ')
  const unit: Unit =
    told ??
    (words.some((word) => byMonth.test(word))
      ? 'month'
      : words.some((word) => byHour.test(word))
        ? 'hour'
        : 'day')
  const each = unit === 'hour' ? 'an hour' : `a ${unit}`
  const price = (index: number) => at(prices[unit], index)
  const name = nameOr(base, (index) => `${base.one}, ${at(streets, index)}`)
  const own = detailOr(base, () => '')
  const detail = (index: number) => {
    const told = own(index)
    const place = isAmongPeople ? `${at(owners, index)}, ${at(aways, index)}` : at(when, index)
    return told === '' ? place : `${told}, ${isAmongPeople ? at(owners, index) : place.toLowerCase()}`
  }
  const span =
    unit === 'hour'
      ? `
      Date | date | Tue 24 Nov
      Time | time | 14:00
      Hours | number | 2`
      : `
      From | date | Fri 20 Nov
      ${unit === 'month' ? 'Months | number | 3' : 'Until | date | Sun 22 Nov'}`
  return {
    icon: iconFor(base.noun, 'key'),
    groups: 'Nearby, Free now, Best rated',
    fields: `${span}
      Price | money | ${price(0)}
      ${isAmongPeople ? `Let by | person | ${at(people, 1)}` : 'Where | place | Linden lane 4'}
      Message | long | ${messages[unit]}`,
    samples: rows(
      base.picture ? 'image | title | subtitle | value | rating' : 'icon | title | subtitle | value | rating',
      (index) => (base.picture ? pictureOfOne(name(index), base.picture, index) : iconFor(base.noun, 'key')),
      name,
      detail,
      price,
      (index) => at(['4.9', '4.8', '4.7', '5.0', '4.8', '4.6'], index),
    ),
    about:
      'As in the pictures, clean and looked after. Ask before you book; free to cancel until the day before.',
    facts: `${price(0)} | ${capitalise(each)}\n4.9 | Rating${isAmongPeople ? '\n240 m | Away' : ''}`,
    figures: `24 | ${base.many}\n2 | Booked`,
    hero: `Free this week | ${name(0)} | ${detail(0)}, ${price(0)} ${each} | Have a look`,
    tip: 'Your next booking is on Tuesday | Free to cancel until the day before',
    trend: 'Booked a week | 24 | +5',
    use: unit === 'hour' ? 'Choose a time' : 'Choose dates',
    price: `${price(0)} | ${each}`,
  }
}
