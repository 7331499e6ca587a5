import type { Entry } from './entry.ts'

/** What only one entry has, or what would be untrue of another. */
const ownParts = new Set(
  'subtitle overline badge badgeTone value delta progress quantity rating likes comments spark meta now done time text'.split(
    ' ',
  ),
)

/** An entry made like another of its list, without what only that one has. */
export function likeEntry(model: Entry, title: string): Entry {
  const rest = Object.fromEntries(Object.entries(model).filter(([name]) => !ownParts.has(name)))
  return {
    ...rest,
    title,
    ...(model.image === undefined ? {} : { image: title }),
    ...(model.avatar === undefined ? {} : { avatar: title }),
    ...(model.checked === undefined ? {} : { checked: false }),
  }
}
