import { capitalise, toPlural } from '../../words/forms.ts'
import { iconFor } from '../../words/noun-icons.ts'
import { at, type Base, type Content, detailOr, nameOr, people, rows } from './base.ts'
import { pictureOfOne } from './picture-for.ts'

const lengths = ['45 min', '30 min', '60 min', '90 min', '20 min', '75 min']
const costs = ['€ 38', '€ 24', '€ 52', '€ 78', '€ 18', '€ 64']

/** What one has done to something or takes part in: how long it takes, with whom, at what price. */
export const appointmentContent = (base: Base): Content => {
  const name = nameOr(base, (index) =>
    index === 0
      ? base.one
      : `${at(['', 'Short', 'Long', 'First', 'Weekend', 'Evening'], index)} ${base.noun}`,
  )
  const amount = (index: number) => at(base.isFree ? lengths : costs, index)
  return {
    icon: iconFor(base.noun, 'calendar'),
    groups: 'Today, This week, Weekend',
    fields: `
      Date | date | Tue 24 Nov
      Time | time | 14:00
      With | person | ${at(people, base.turn)}
      Takes | text | ${at(lengths, 0)}
      Notes | long | Please ring twice`,
    samples: rows(
      'icon | title | subtitle | value',
      () => iconFor(base.noun, 'calendar'),
      name,
      detailOr(base, (index) =>
        base.isFree
          ? `With ${at(people, index + base.turn)}`
          : `${at(lengths, index)}, with ${at(people, index + base.turn)}`,
      ),
      amount,
    ),
    about: 'Come five minutes early. You can move or cancel it until the evening before.',
    facts: base.isFree
      ? '45 min | Takes\n14:00 | Next free'
      : '45 min | Takes\n€ 38 | Price\n14:00 | Next free',
    figures: '2 | Coming up\n14:00 | Next free',
    ...(base.isFree ? {} : { price: `€ 38 | ${at(lengths, 0)}` }),
    hero: `Next free | ${name(0)} | Tue 24 Nov, 14:00, ${at(lengths, 0)} | Book it`,
    tip: 'Three times are free this week | The next one is Tuesday at 14:00',
    trend: 'Booked a week | 31 | +4',
    use: 'Choose a time',
  }
}

const states = ['Free', 'In use', 'Free', 'Reserved', 'Free', 'In use']
const tones = ['success', 'warning', 'success', 'primary', 'success', 'warning']
const until = [
  'Free until 14:00',
  'Lea, until 15:30',
  'Free all evening',
  'Omar, from 16:00',
  'Free until 18:00',
  'Kim, until 20:00',
]

/** What there are some of and one person has at a time: which one is free until when. */
export const reservableContent = (base: Base): Content => {
  const name = nameOr(base, (index) => `${base.one} ${index + 1}`)
  const many = base.many.toLowerCase()
  return {
    icon: iconFor(base.noun, 'key'),
    groups: 'Free, Mine, In use',
    fields: `
      ${base.one} | choice | ${name(0)} | ${name(0)}, ${name(1)}, ${name(2)}, ${name(3)}
      Date | date | Tue 24 Nov
      From | time | 14:00
      Until | time | 16:00
      For | person | ${at(people, base.turn)}
      Notes | long | Leaving it clean for the next one`,
    samples: rows(
      base.picture ? 'image | title | subtitle | badge | tone' : 'icon | title | subtitle | badge | tone',
      (index) => (base.picture ? pictureOfOne(name(index), base.picture, index) : iconFor(base.noun, 'key')),
      name,
      (index) => at(until, index),
      (index) => at(states, index),
      (index) => at(tones, index),
    ),
    about: 'Two hours at a time, and leave it as you found it. Cancel until the evening before.',
    facts: '2 h | At a time\n14:00 | Next free\n3 | Free now',
    figures: `3 | Free now\n2 | Yours this week`,
    hero: `Free now | ${name(0)} | ${at(until, 0)} | Reserve it`,
    tip: `3 ${toPlural(many) === many ? many : base.many.toLowerCase()} are free now | ${capitalise(name(4))} is free until 18:00`,
    trend: 'Reserved a week | 24 | +5',
    use: 'Reserve',
  }
}
