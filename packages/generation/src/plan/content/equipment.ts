import { iconFor } from '../../words/noun-icons.ts'
import {
  at,
  type Base,
  type Content,
  detailOr,
  firstOf,
  nameOr,
  numberedName,
  people,
  placedName,
  rows,
  streets,
  workLine,
} from './base.ts'
import { pictureOfOne } from './picture-for.ts'

/** Nobody numbers these. */
const uncounted =
  /(?:equipment|gear|stock|material|storage|waste|inventory|machinery|furniture|software|water|oil|paint|wood|steel|metal|paper|ice|sand|salt|music|cash|money|food|s)$/
const states = ['In use', 'Ready', 'In use', 'To check', 'Ready', 'Out'] as const
const tones = { 'In use': 'primary', Ready: 'success', 'To check': 'warning', Out: 'danger' } as const
const stateAt = (index: number) => states[index % states.length] ?? 'Ready'

/** Content of a thing at a workplace: a number, where it stands, who looked at it last. */
export const equipmentContent = (base: Base): Content => {
  const own = uncounted.test(base.noun) ? placedName(base) : numberedName(base, 'thing')
  const name = nameOr(base, own)
  const line = detailOr(base, workLine(base))
  const who = at(people, base.turn)
  const icon = iconFor(base.noun, 'box')
  return {
    icon,
    groups: 'In use, Ready, To check',
    fields: `
      Number | text | ${name(0)}
      Status | choice | In use | In use, Ready, To check, Out
      Location | place | ${at(streets, base.turn)}
      Checked on | date | Thu 19 Nov
      By | person | ${who}
      Photo | photo | ${base.picture ?? base.noun}
      Notes | long | Looked at on Monday, all in order`,
    samples: rows(
      `${base.picture ? 'image' : 'icon'} | title | subtitle | badge | tone`,
      (index) => (base.picture ? pictureOfOne(name(index), base.picture, index) : icon),
      name,
      line,
      stateAt,
      (index) => tones[stateAt(index)],
    ),
    about: `Looked at by ${firstOf(who)} on Monday, all in order. The next check is due in two weeks.`,
    facts: '19 Nov | Checked\nIn use | Status\n2 | Notes',
    figures: `${at(['18', '27', '34'], base.turn)} | ${base.many} | +2\n3 | To check`,
    hero: `To check today | ${name(3)} | ${line(3)} | Check now`,
    tip: `3 to check this week | ${name(3)} comes first`,
    trend: `${base.many} in use | ${at(['12', '19', '24'], base.turn)} | +2`,
    use: 'Mark as checked',
  }
}
