import { type Base, type Content, at, nameOr, people, rows, streets, turned, weekdays } from './base.ts'

/** Content of a person. */
export const personContent = (base: Base): Content => ({
  icon: 'user',
  groups: 'All week, New, Nearby',
  fields: `
    Phone | phone | +49 151 2048
    Email | email | omar@post.example
    Status | choice | Active | Active, New, Away
    Since | date | 12 Mar 2024
    Notes | long | Prefers mornings`,
  samples:
    base.names.length > 0
      ? rows(
          'icon | title | subtitle',
          () => 'user',
          (index) => at(base.names, index),
          turned(base, streets),
        )
      : rows(
          'avatar | title | subtitle | badge | tone',
          (index) => at(at(people, index).split(' '), 0),
          (index) => at(people, index),
          turned(base, streets),
          (index) => at(['Active', 'New', 'Active', 'Away'], index),
          (index) => at(['success', 'primary', 'success', 'neutral'], index),
        ),
  about: 'In touch since spring. Prefers short messages, and mornings before ten.',
  facts: '12 | Meetings\n4.8 | Rating\n8 mo | With us',
  figures: `48 | ${base.many} | +3\n31 | Active\n6 | New`,
  hero: `Waiting for you | ${at(base.names.length > 0 ? base.names : people, 0)} wrote | Would Thursday at 18:30 work? | Answer`,
  tip: `31 of 48 ${base.many.toLowerCase()} are active | Three joined this week`,
  trend: `Active ${base.many.toLowerCase()} | 31 | +4`,
  use: 'Send a message',
})

/** Content of a group. */
export const groupContent = (base: Base): Content => ({
  icon: 'users',
  groups: 'Mine, Open, Full',
  fields: `
    Meets | text | Thursdays, 18:30
    Place | place | Old dairy
    Lead | person | Lea Brandt
    Members | number | 14
    Notes | long | Guests are welcome`,
  samples: rows(
    'icon | title | subtitle | value',
    () => 'users',
    nameOr(base, (index) =>
      at(
        [
          `Harbour ${base.noun}`,
          `Linden ${base.noun}`,
          `Mill street ${base.noun}`,
          `Thursday ${base.noun}`,
          `Young ${base.noun}`,
          `Old town ${base.noun}`,
        ],
        index,
      ),
    ),
    (index) => `Meets ${at(weekdays, index)}`,
    (index) => `${[14, 9, 22, 6, 17, 11][index] ?? 8}`,
  ),
  about: 'Meets once a week, takes a break in August, and likes new faces.',
  facts: '14 | Members\nThu | Meets\n2 y | Together',
  figures: `6 | ${base.many}\n79 | Members | +4`,
  tip: `The next one meets tonight | 18:30 in the old dairy`,
  use: 'Join',
})
