import { likeFormer, per } from './amounts.ts'
import type { Entry } from './entry.ts'

/** What only one entry has, or what would be untrue of another. */
const ownParts = new Set(
  'subtitle overline badge badgeTone value delta progress quantity rating likes comments spark meta now done time text'.split(
    ' ',
  ),
)

/** "Savings 1200": a name and an amount, where the others have one too. */
const namedAmount =
  /^(\p{L}[\p{L} &'-]{1,30}?)\s+((?:[$€£¥₹]|CHF)?\s?\d[\d.,]*\s?(?:[$€£¥₹]|euros?|dollars?|pounds?|CHF)?)$/iu

/** An entry made like another of its list, without what only that one has. */
export function likeEntry(model: Entry, title: string): Entry {
  const [, name, told] = namedAmount.exec(title) ?? []
  const hasAmounts = typeof model.value === 'string' && amountWithin.test(model.value)
  if (name !== undefined && told !== undefined && hasAmounts && !/^(?:1[5-9]|20)\d\d$/.test(told))
    return detailedEntry(model, name, [told])
  const rest = Object.fromEntries(Object.entries(model).filter(([name]) => !ownParts.has(name)))
  return {
    ...rest,
    title,
    ...(model.image === undefined ? {} : { image: title }),
    ...(model.avatar === undefined ? {} : { avatar: title }),
    ...(model.checked === undefined ? {} : { checked: false }),
  }
}

const amount = new RegExp(
  `^(?:[$€£¥₹]|CHF)?\\s?\\d[\\d.,]*\\s?(?:[$€£¥₹]|euros?|dollars?|pounds?|CHF)?${per}$`,
  'i',
)
const amountWithin = /(?:[$€£¥₹]|CHF)\s?\d[\d.,]*/

/** The same with what is told of it: an amount where the others have theirs, and words under its title. */
export function detailedEntry(model: Entry, title: string, details: readonly string[]): Entry {
  const entry = likeEntry(model, title)
  const below = typeof model.subtitle === 'string' ? model.subtitle : ''
  const written = (text: string, former: string | undefined) => likeFormer(former, text)
  const lines: string[] = []
  const isGoal = /^of\s+(?:[$€£¥₹]|CHF)\s?\d/i.test(below)
  for (const detail of details) {
    // Of a goal one tells how much it is to be; nothing of it is there yet.
    if (isGoal && amount.test(detail)) {
      const value = typeof model.value === 'string' ? model.value : undefined
      lines.push(`Of ${written(detail, value)}`)
      if (value !== undefined) entry.value = written('0', value)
      if (model.progress !== undefined) entry.progress = 0
      continue
    }
    const within = amountWithin.exec(below)?.[0]
    // 1959 is a year.
    if (!amount.test(detail) || /^(?:1[5-9]|20)\d\d$/.test(detail)) lines.push(detail)
    else if (typeof model.value === 'string' || within === undefined)
      entry.value = written(detail, typeof model.value === 'string' ? model.value : undefined)
    else lines.push(written(detail, within))
  }
  if (lines.length > 0) entry.subtitle = lines.join(' · ')
  if (model.quantity !== undefined) entry.quantity = '1'
  return entry
}
