import { type Entry, textOf } from './entry.ts'

const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** The day sample entries are written on: Thursday, 19 November. */
const today = 10 * 31 + 19
const weekday = 4

const dated = new RegExp(`\\b(\\d{1,2})\\.?\\s(${months.join('|')})[a-z]*\\b(?:\\s(\\d{4}))?`, 'i')
const clock = /\b(\d{1,2}):(\d{2})\b/

/** The day a text tells of, in days of one scale; undefined where it tells of none. */
function dayIn(text: string): number | undefined {
  const [, day, month, year] = dated.exec(text) ?? []
  if (day !== undefined && month !== undefined)
    return (
      months.indexOf(month.toLowerCase()) * 31 + Number(day) + (year ? (Number(year) - 2026) * 12 * 31 : 0)
    )
  if (/\b(?:today|now|just now|tonight|\d+\s?(?:min|minutes?|h|hours?) ago)\b/i.test(text)) return today
  if (/\byesterday\b/i.test(text)) return today - 1
  if (/\btomorrow\b/i.test(text)) return today + 1
  const ago = /\b(\d+)\s?(d|days?|w|weeks?) ago\b/i.exec(text)
  if (ago?.[1]) return today - Number(ago[1]) * (/^w/i.test(ago[2] ?? '') ? 7 : 1)
  const name = /\b(sun|mon|tue|wed|thu|fri|sat)(?:s?day|nesday|rsday|urday)?\b/i.exec(text)?.[1]
  if (name === undefined) return undefined
  // A day that is only named was in the week before.
  return today - ((weekday - days.indexOf(name.toLowerCase()) + 6) % 7) - 1
}

const keys = ['time', 'date', 'subtitle', 'meta', 'value', 'overline', 'badge', 'title']

/** When an entry is of, as a number that grows with time; undefined where it says nothing of it. */
export function whenOf(entry: Entry): number | undefined {
  for (const key of keys) {
    const text = textOf(entry, key)
    if (text === undefined) continue
    const at = clock.exec(text)
    const minutes = at ? Number(at[1]) * 60 + Number(at[2]) : undefined
    const day = dayIn(text) ?? (minutes !== undefined && key === 'time' ? today : undefined)
    if (day !== undefined) return day + (minutes ?? 0) / 1440
  }
  return undefined
}
