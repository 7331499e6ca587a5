import type { ForeignRows } from './foreign-rows.ts'
import type { ForeignGroup } from './foreign-samples.ts'

/** The form of each group, as `name | kind | value | options`; what is in braces is filled from the language's samples. */
const forms: Readonly<Record<ForeignGroup, string>> = {
  people: `
    Name | text | {title}
    Phone | phone | +49 151 2048
    Email | email | lea@post.example
    Since | date | {date}
    Notes | long | {note}`,
  times: `
    Name | text | {title}
    Date | date | {date}
    Time | time | 18:30
    Place | place | {place}
    Person | person | {person}`,
  dishes: `
    Name | text | {title}
    Portions | number | 4
    Duration | text | 25 min
    Photo | photo | {picture}
    Notes | long | {note}`,
  goods: `
    Name | text | {title}
    Quantity | number | 4
    Price | money | {amount}
    Photo | photo | {picture}
    Notes | long | {note}`,
  courses: `
    Name | text | {title}
    Date | date | {date}
    Time | time | 18:30
    Duration | text | 45 min
    Person | person | {person}`,
  groceries: `
    Name | text | {title}
    Quantity | number | 2
    Done | switch | yes`,
  tasks: `
    Name | text | {title}
    Person | person | {person}
    Due | date | {date}
    Done | switch | yes
    Notes | long | {note}`,
  papers: `
    Number | text | {title}
    Date | date | {date}
    Person | person | {person}
    Status | choice | New | New, Done
    Notes | long | {note}`,
  reviews: `
    Rating | number | 5
    Text | long | {title}
    Photo | photo | {picture}`,
  animals: `
    Name | text | {title}
    Weight | text | {amount}
    Date | date | {date}
    Photo | photo | {picture}
    Notes | long | {note}`,
  books: `
    Title | text | {title}
    Author | person | {person}
    Status | choice | New | New, Done
    Notes | long | {note}`,
  named: `
    Name | text | {title}
    Place | place | {place}
    Date | date | {date}
    Photo | photo | {picture}
    Notes | long | {note}`,
  places: `
    Name | text | {title}
    Address | place | {place}
    Time | time | 10:00
    Notes | long | {note}`,
  measures: `
    Value | text | {amount}
    Date | date | {date}
    Time | time | 08:40
    Notes | long | {note}`,
  money: `
    Amount | money | {amount}
    Date | date | {date}
    Name | text | {title}
    Reminders | switch | yes`,
  things: `
    Name | text | {title}
    Person | person | {person}
    Date | date | {date}
    Status | choice | New | New, Done
    Notes | long | {note}`,
}

/** Of a thing with a sum on it, besides those of its group. */
const withSum = 'Amount | money | {amount}'

/** Which form suits rows that are known by their word. */
function groupOf(known: ForeignRows, group: ForeignGroup): ForeignGroup {
  if (known.group) return known.group
  if (known.titles === 'people') return 'people'
  if (known.details === 'times') return 'times'
  return group
}

/** The form of a thing of another language: what fits its group, filled with the language's own samples. */
export function foreignFields(
  group: ForeignGroup,
  known: ForeignRows | undefined,
  samples: Readonly<Record<'title' | 'date' | 'place' | 'person' | 'note' | 'picture' | 'amount', string>>,
  isOwn = false,
): string {
  const kind = known ? groupOf(known, group) : group
  const lines = forms[kind].trim().split(/\n\s*/)
  const isPaid = (kind === 'papers' || kind === 'things') && /[€¥₪]/.test(samples.amount)
  return (
    (isPaid ? [...lines.slice(0, 3), withSum, ...lines.slice(3)] : lines)
      .filter((line) => !(line.includes('{picture}') && samples.picture === ''))
      .filter((line) => !(line.includes('{amount}') && samples.amount === ''))
      // Nobody else does what one keeps for oneself.
      .filter((line) => !(isOwn && line.startsWith('Person |')))
      .map((line) =>
        line.replaceAll(
          /\{(title|date|place|person|note|picture|amount)\}/g,
          (_all, key: keyof typeof samples) => samples[key],
        ),
      )
      .join('\n')
  )
}
