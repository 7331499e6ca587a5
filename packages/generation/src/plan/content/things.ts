import { iconFor } from '../../words/noun-icons.ts'
import { at, type Base, type Content, detailOr, lastWord, nameOr, people, rows } from './base.ts'

const kinds = ['First', 'Small', 'Large', 'Spare', 'Old', 'Latest']
const states = ['Good', 'New', 'To check', 'Good', 'Good', 'New']
const said = [
  'Added this morning',
  'Two notes',
  'Noted by Omar',
  'New since Monday',
  'Changed last week',
  'Since October',
]

/** Content of a thing: pictures where its examples have some, else icons. */
export const thingContent = (base: Base): Content => {
  const name = nameOr(base, (index) => `${at(kinds, index)} ${lastWord(base.noun)}`)
  const many = base.many.toLowerCase()
  const who = at(people, base.turn).split(' ')[0] ?? 'Lea'
  return {
    icon: iconFor(base.noun, 'box'),
    groups: 'New, Mine, Favorites',
    fields: `
      Status | choice | Good | Good, New, To check
      Added | date | 12 Mar 2026
      By | person | ${at(people, base.turn)}
      Photo | photo | ${base.picture ?? lastWord(base.noun)}
      Notes | long | To be looked at again on Thursday`,
    samples: base.picture
      ? rows(
          'image | title | subtitle | overline',
          (index) => `${base.picture ?? ''} ${index + 1}`,
          name,
          detailOr(base, (index) => at(said, index + base.turn)),
          (index) => at(states, index + base.turn),
        )
      : rows(
          'icon | title | subtitle',
          () => iconFor(base.noun, 'box'),
          name,
          detailOr(base, (index) => at(said, index + base.turn)),
        ),
    about: `Added in March by ${who}. Three notes and two photos so far, the last one from this morning.`,
    facts: 'Good | Status\nMar | Added\n3 | Notes',
    figures: `18 | ${base.many} | +2\n4 | Favorites`,
    hero: `New today | ${name(0)} | ${detailOr(base, () => at(said, base.turn))(0)}, with a note by ${who} | Have a look`,
    tip: `18 ${many}, two of them new | The last one came in this morning`,
    trend: `${base.many} in all | 18 | +2`,
    use: 'Add a note',
  }
}
