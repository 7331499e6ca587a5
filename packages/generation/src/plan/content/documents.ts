import { iconFor } from '../../words/noun-icons.ts'
import { at, type Base, type Content, days, detailOr, nameOr, people, rows } from './base.ts'

/** Content of a document, or of anything else that is written down and dated. */
export const documentContent = (base: Base): Content => {
  const name = nameOr(base, (index) => `${base.one} ${[12, 11, 10, 9, 8, 7][index] ?? 6}`)
  const who = at(people, base.turn)
  const [first = 'Lea'] = who.split(' ')
  return {
    icon: iconFor(base.noun, 'file'),
    groups: at(['Open, Shared, Done', 'New, Mine, Done', 'Open, Mine, Archive'], base.turn),
    fields: `
      Title | text | ${name(0)}
      Date | date | Thu 19 Nov
      Status | choice | Open | Open, Shared, Done
      By | person | ${who}
      Notes | long | Short, and easy to find again`,
    samples: rows(
      'icon | title | subtitle | badge | tone',
      () => iconFor(base.noun, 'file'),
      name,
      detailOr(base, (index) => `${at(people, index + base.turn)} · ${at(days, index)}`),
      (index) => at(['New', 'Open', 'Done', 'Open', 'Done', 'Done'], index),
      (index) => at(['primary', 'warning', 'success', 'warning', 'success', 'success'], index),
    ),
    about: `Added by ${first} on Tuesday. Everybody who should know has seen it.`,
    facts: `Open | Status\n19 Nov | Date\n${first} | By`,
    figures: `24 | ${base.many} | +3\n5 | Open`,
    hero: `New today | ${name(0)} | ${detailOr(base, () => `Added by ${first} this morning`)(0)} | Open`,
    tip: '5 are still open | The oldest waits since 6 November',
    trend: `${base.many} a week | 12 | +3`,
    use: 'Mark as done',
  }
}
