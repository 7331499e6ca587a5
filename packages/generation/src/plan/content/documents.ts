import { iconFor } from '../../words/noun-icons.ts'
import { type Base, type Content, at, days, nameOr, people, rows } from './base.ts'

/** Content of a document. */
export const documentContent = (base: Base): Content => ({
  icon: iconFor(base.noun, 'file'),
  groups: 'Open, Sent, Done',
  fields: `
    Date | date | Thu 19 Nov
    Status | choice | Open | Open, Sent, Done
    From | person | Lea Brandt
    Notes | long | Two pages, signed`,
  samples: rows(
    'icon | title | subtitle | badge | tone',
    () => iconFor(base.noun, 'file'),
    nameOr(base, (index) => `${base.one} ${[12, 11, 10, 9, 8, 7][index] ?? 6}`),
    (index) => `${at(people, index + base.turn)} · ${at(days, index)}`,
    (index) => at(['New', 'Open', 'Done', 'Open', 'Done', 'Done'], index),
    (index) => at(['primary', 'warning', 'success', 'warning', 'success', 'success'], index),
  ),
  about: 'Two pages, read on Tuesday. Everybody who should know has a copy.',
  facts: '2 | Pages\nOpen | Status\n19 Nov | Date',
  figures: `24 | ${base.many} | +3\n5 | Open`,
  hero: `New today | ${base.names[0] ?? `${base.one} 12`} | From ${at(people, base.turn)}, two pages | Open`,
  tip: '5 are still open | The oldest waits since 6 November',
  trend: `${base.many} a week | 12 | +3`,
  use: 'Open',
})
