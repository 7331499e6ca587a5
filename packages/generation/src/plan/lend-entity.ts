import type { Entity } from '../entity.ts'
import { has } from '../understand/searched.ts'

const states: readonly (readonly [badge: string, tone: string, line: string])[] = [
  ['Available', 'success', 'Shelf 3, ready to take'],
  ['Out', 'warning', 'With Omar until Fri 20 Nov'],
  ['Overdue', 'danger', 'With Kim, due Mon 16 Nov'],
  ['Available', 'success', 'Shelf 1, ready to take'],
  ['Reserved', 'primary', 'For Iris on Sat 21 Nov'],
  ['Available', 'success', 'Shelf 5, checked on Tuesday'],
]

const unnamed = /^(?:Item|Thing) \d+$/
const usual = [
  'Drill with bits',
  'Raclette set',
  'Tent for two',
  'The Salt Road',
  'Long ladder',
  'Suitcase, blue',
]

/** What stands outside. */
const large =
  /(?:crane|picker|platform|excavator|digger|machine|van|car|truck|lorry|trailer|boat|tractor|scaffold\w*|container|generator|mixer|roller|tent|marquee|stage|bike|scooter|forklift|dumper|camper\w*|canoe|kayak|caravan)$/

/** A thing that is lent: who has it until when, instead of what such a thing would otherwise say of itself. */
export function lendEntity(entity: Entity): Entity {
  const noun = entity.one.toLowerCase()
  const [first] = entity.samples
  const where = has(large, noun) ? 'Yard' : 'Shelf'
  const placed = (text: string) => text.replace('Shelf', where)
  return {
    ...entity,
    groups: ['Available', 'Out', 'Overdue'],
    samples: entity.samples.map((each, index) => {
      // Where nothing is named, it is what people lend each other.
      const sample = unnamed.test(each.title)
        ? { ...each, title: usual[index % usual.length] ?? each.title }
        : each
      const [badge = '', tone = '', line = ''] = states[index % states.length] ?? []
      const {
        value: _value,
        time: _time,
        overline: _overline,
        meta: _meta,
        rating: _rating,
        ...rest
      } = sample
      return { ...rest, subtitle: placed(line), badge, tone }
    }),
    fields: [
      { name: 'Due back', kind: 'date', value: 'Fri 20 Nov', options: [] },
      { name: 'Borrowed by', kind: 'person', value: 'Omar Haddad', options: [] },
      { name: 'Condition', kind: 'choice', value: 'Good', options: ['Good', 'Worn', 'Needs repair'] },
      { name: where, kind: 'text', value: `${where} 3`, options: [] },
      { name: 'Photo', kind: 'photo', value: first?.image ?? noun, options: [] },
      { name: 'Condition notes', kind: 'long', value: 'Works well, one scratch on the handle', options: [] },
    ],
    about: 'Works well, with one scratch on the handle. Last checked on Tuesday, when it came back.',
    facts: [
      { value: 'Good', title: 'Condition' },
      { value: '3 days', title: 'Longest loan' },
      { value: '14', title: 'Times lent' },
    ],
    figures: [
      { value: '9', title: 'Out now', delta: '+2' },
      { value: '2', title: 'Overdue' },
      { value: '27', title: 'Available' },
    ],
    trend: { ...entity.trend, title: 'Loans a week', value: '24', delta: '+6' },
    hero: {
      overline: 'Due back tomorrow',
      title: entity.samples[1]?.title ?? entity.one,
      text: 'Borrowed on Tuesday, back by Friday',
      button: 'Extend loan',
    },
    tip: { title: '9 out now, 2 overdue', text: 'Two come back tomorrow' },
    use: `Reserve ${noun}`,
  }
}
