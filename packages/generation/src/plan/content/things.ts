import { iconFor } from '../../words/noun-icons.ts'
import {
  at,
  type Base,
  type Content,
  detailOr,
  firstOf,
  lastWord,
  nameOr,
  ownNames,
  people,
  rows,
} from './base.ts'

const said = [
  'Since March 2024',
  'New this week',
  'From Ghent, 2019',
  'Lent to Omar until Friday',
  'Last used on Sunday',
  'Two photos, one note',
]
const states = ['Very good', 'New', 'Good', 'To check', 'Good', 'Very good']

/** Content of a thing: pictures where its examples have some, else icons. */
export const thingContent = (base: Base): Content => {
  const noun = lastWord(base.noun)
  const name = nameOr(base, ownNames(base))
  const line = detailOr(base, (index) => at(said, index + base.turn))
  const many = base.many.toLowerCase()
  const keeper = at(people, base.turn)
  return {
    icon: iconFor(base.noun, 'box'),
    groups: at(['New, Mine, Favorites', 'In use, Stored, Lent', 'Recent, Best, Mine'], base.turn),
    fields: `
      Condition | choice | Very good | New, Very good, Good, To check
      Since | date | 12 Mar 2024
      Kept by | person | ${keeper}
      Photo | photo | ${base.picture ?? noun}
      Notes | long | Ask ${firstOf(keeper)} before lending it`,
    samples: base.picture
      ? rows(
          'image | title | subtitle | overline',
          (index) => `${base.picture ?? ''} ${index + 1}`,
          name,
          line,
          (index) => at(states, index + base.turn),
        )
      : rows('icon | title | subtitle', () => iconFor(base.noun, 'box'), name, line),
    about: at(
      [
        `Came in March 2024 and is looked after by ${firstOf(keeper)}. Last checked on Sunday, all as it should be.`,
        `One of the first, and still the one most asked for. ${firstOf(keeper)} wrote down how to handle it.`,
        `Found in a shed in Ghent and put in order over the winter. ${firstOf(keeper)} knows the story.`,
      ],
      base.turn,
    ),
    facts: '2024 | Since\n3 | Notes\nGood | Condition',
    figures: `${at(['18', '27', '34'], base.turn)} | ${base.many} | +2\n${at(['4', '6', '9'], base.turn)} | Favorites`,
    hero: `${at(['New this week', 'Most looked at', 'On top of the list'], base.turn)} | ${name(0)} | ${line(0)}, with a note by ${firstOf(keeper)} | ${at(['Have a look', 'See details', 'Open'], base.turn)}`,
    tip: `${at(['18', '27', '34'], base.turn)} ${many}, two new this week | ${name(1)} came in on Tuesday`,
    trend: `${base.many} in all | ${at(['18', '27', '34'], base.turn)} | +2`,
    use: at(['Add a note', 'Add to favorites', 'Mark as checked'], base.turn),
  }
}
