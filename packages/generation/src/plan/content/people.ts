import { type Base, type Content, at, detailOr, nameOr, people, rows, turned, weekdays } from './base.ts'

/** What is true of anybody, whatever one has to do with them. */
const since = [
  'Since March 2024',
  'Since May',
  'Since 2022',
  'Since October',
  'Since last winter',
  'Since 2023',
]
const isNamed = (base: Base) => base.names.length > 0

/** Content of a person: somebody one writes to, or, where the examples say more, somebody one keeps notes on. */
export const personContent = (base: Base): Content => {
  const first = nameOr(base, (index) => at(people, index))(0)
  const many = base.many.toLowerCase()
  return {
    icon: 'user',
    groups: 'New, Favorites',
    fields: `
      Phone | phone | +49 151 2048
      Email | email | ${(first.split(' ')[0] ?? 'lea').toLowerCase().replaceAll(/[^a-z]/g, '')}@post.example
      Since | date | 12 Mar 2024
      Notes | long | Prefers mornings`,
    samples: rows(
      'avatar | title | subtitle | badge | tone',
      nameOr(base, (index) => at(people, index)),
      nameOr(base, (index) => at(people, index)),
      detailOr(base, turned(base, since)),
      (index) => (index === 1 ? 'New' : ''),
      (index) => (index === 1 ? 'primary' : ''),
    ),
    about: 'With us since spring. Prefers short messages, and mornings before ten.',
    facts: isNamed(base)
      ? '2024 | Since\n12 | Visits\n3 | Notes'
      : '12 | Meetings\n4.8 | Rating\n8 mo | With us',
    figures: `6 | ${base.many} | +1\n1 | New`,
    hero: isNamed(base)
      ? `New this week | ${first} | ${detailOr(base, () => 'Added on Tuesday')(0)}, added on Tuesday with a note | Have a look`
      : `Waiting for you | ${first} wrote | Would Thursday at 18:30 work? | Answer`,
    tip: `Six ${many}, one of them new | The last one came on Tuesday`,
    trend: `${base.many} in all | 6 | +1`,
    use: isNamed(base) ? 'Add a note' : 'Send a message',
  }
}

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
    detailOr(base, (index) => `Meets ${at(weekdays, index)}`),
    // What the names say of themselves is how many they are.
    (index) =>
      base.names.some((name) => name.includes(', ')) ? '' : `${[14, 9, 22, 6, 17, 11][index] ?? 8}`,
  ),
  about: 'Meets once a week, takes a break in August, and likes new faces.',
  facts: '14 | Members\nThu | Meets\n2 y | Together',
  figures: `6 | ${base.many}\n79 | Members | +4`,
  tip: isNamed(base)
    ? `6 ${base.many.toLowerCase()} | The last one came in on Tuesday`
    : `The next one meets tonight | 18:30 in the old dairy`,
  use: 'Join',
})
