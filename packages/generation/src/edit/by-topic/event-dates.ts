import { type AppDocument, type Command, type JsonValue, walkNodes } from '@kwiq/app-model'
import { applyQuietly } from '../apply-quietly.ts'
import { isEntry, itemsOf, textOf, withPart } from '../entry.ts'
import { stemsIn } from '../plainly/app-parts.ts'
import { rewriteTexts } from '../rewrite-texts.ts'
import type { EditOutcome, EditRule } from '../rule.ts'

const months = 'january february march april may june july august september october november december'.split(
  ' ',
)
const month = `(?<month>${months.map((each) => `${each}|${each.slice(0, 3)}`).join('|')}|sept)\\.?`
const date = `(?:(?:the\\s+)?(?<day>\\d{1,2})(?:st|nd|rd|th|\\.)?\\s+(?:of\\s+)?${month}|${month.replace('<month>', '<first>')}\\s+(?:the\\s+)?(?<after>\\d{1,2})(?:st|nd|rd|th)?)(?:,?\\s+(?<year>20\\d\\d))?`
const event =
  '(?:the\\s+|our\\s+|my\\s+)(?:date\\s+(?:of|for)\\s+(?:the\\s+|our\\s+)?)?(?<what>[\\p{L} ]{3,24}?)(?:\\s+date)?'
const forms = [
  `^${event}\\s+(?:is|will be|should be|takes place|happens|was moved to|is now|has to be)\\s+(?:on\\s+|now on\\s+)?${date}$`,
  `^(?:change|set|move|put)\\s+${event}\\s+(?:to|on)\\s+${date}$`,
].map((form) => new RegExp(form, 'iu'))

/** The day on which samples are written: Thursday, 19 November 2026. */
const today = Date.UTC(2026, 10, 19)
const oneDay = 86_400_000
const fullWeekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const weekdays = fullWeekdays.map((each) => each.slice(0, 3))
const dated =
  /\b(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\w*,?\s)?\d{1,2}\s(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w*(?:\s20\d\d)?\b/u

interface Day {
  /** Days from the one samples are written on. */
  days: number
  /** "Saturday". */
  weekday: string
  /** "Sat 12 Jun". */
  short: string
  /** "12 June 2027". */
  long: string
}

function dayOf(groups: Record<string, string | undefined>): Day | undefined {
  const named = (groups.month ?? groups.first ?? '').toLowerCase().slice(0, 3)
  const at = months.findIndex((each) => each.startsWith(named))
  const day = Number(groups.day ?? groups.after)
  if (at < 0 || !(day > 0 && day < 32)) return undefined
  const own = groups.year === undefined ? undefined : Number(groups.year)
  const year = own ?? (Date.UTC(2026, at, day) >= today ? 2026 : 2027)
  const time = Date.UTC(year, at, day)
  const name = months[at] ?? ''
  const full = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return {
    days: Math.round((time - today) / oneDay),
    weekday: fullWeekdays[new Date(time).getUTCDay()] ?? '',
    short: `${weekdays[new Date(time).getUTCDay()] ?? ''} ${day} ${full.slice(0, 3)}`,
    long: `${day} ${full}${own === undefined ? '' : ` ${year}`}`,
  }
}

/** The entries of that name on another day. */
function entriesMoved(document: AppDocument, wanted: readonly string[], day: Day): Command[] {
  return [...walkNodes(document)].flatMap(({ node }): Command[] => {
    if (node.type !== 'list') return []
    const items = itemsOf(node).map((item): JsonValue => {
      if (!isEntry(item) || !wanted.every((stem) => stemsIn(textOf(item, 'title') ?? '').includes(stem)))
        return item
      const key = ['subtitle', 'time', 'value', 'meta', 'overline'].find((each) =>
        dated.test(textOf(item, each) ?? ''),
      )
      return key === undefined
        ? item
        : { ...item, [key]: (textOf(item, key) ?? '').replace(dated, day.short) }
    })
    return items.some((item, index) => item !== itemsOf(node)[index])
      ? [{ type: 'set-properties', id: node.id, set: { items } }]
      : []
  })
}

const counting = /\b(?:count ?down|days? (?:left|to go|until|to))\b/i
const bareDays = /^(\d+)(\s+days?)?$/i

/** Where an app counts days: what it says there, with how the new number is put in. */
interface Counted {
  days: string
  write: (days: number) => Command
}

function countedIn(document: AppDocument): Counted[] {
  return [...walkNodes(document)].flatMap(({ node, screen }): Counted[] => {
    const { id, type, label, properties } = node
    const isNear = counting.test(`${screen.name} ${screen.components[0]?.label ?? ''}`)
    const asBefore = (text: string, days: number) => text.replace(/^\d+/, String(days))
    if (type === 'text' && counting.test(String(properties.caption ?? ''))) {
      const days = bareDays.exec(label)?.[1]
      if (days !== undefined)
        return [{ days, write: (next) => ({ type: 'rename-component', id, label: asBefore(label, next) }) }]
    }
    const center = String(properties.center ?? '')
    const days = type === 'chart' && isNear ? bareDays.exec(center)?.[1] : undefined
    if (days !== undefined)
      return [
        { days, write: (next) => ({ type: 'set-properties', id, set: { center: asBefore(center, next) } }) },
      ]
    const items = itemsOf(node)
    const at = items.findIndex(
      (item) => counting.test(textOf(item, 'title') ?? '') && bareDays.test(textOf(item, 'value') ?? ''),
    )
    const value = at < 0 ? '' : (textOf(items[at], 'value') ?? '')
    return at < 0
      ? []
      : [
          {
            days: bareDays.exec(value)?.[1] ?? '',
            write: (next) => ({
              type: 'set-properties',
              id,
              set: {
                items: items.map((item, index) =>
                  index === at ? withPart(item, 'value', asBefore(value, next)) : item,
                ),
              },
            }),
          },
        ]
  })
}

const until = /\b(until|till)\s(?:\p{L}+day\s)?\d{1,2}\s\p{Lu}\p{L}+(?:\s20\d\d)?/iu

/** The days an app counts to what it is about, and the day it says. */
function countdowns(document: AppDocument, wanted: readonly string[], day: Day): Command[] {
  const { description } = document.app
  const about = stemsIn(description)
  if (!wanted.every((stem) => about.includes(stem)) || !counting.test(description)) return []
  const counted = countedIn(document)
  const [first] = counted
  if (!first) return []
  const figures = counted.filter(({ days }) => days === first.days).map(({ write }) => write(day.days))
  const after = figures.reduce(applyQuietly, document)
  const inDays = new RegExp(`\\b(in) ${first.days} days\\b`, 'i')
  const texts = rewriteTexts(after, (text) =>
    text.replace(inDays, `$1 ${day.days} days`).replace(until, `$1 ${day.weekday} ${day.long}`),
  )
  const figure = figures.find(({ type }) => type === 'rename-component')
  const isSaid = texts.length > 0 || figure === undefined || !('id' in figure)
  const caption = isSaid
    ? []
    : [{ type: 'set-properties' as const, id: figure.id, set: { caption: `Until ${day.long}` } }]
  return [...figures, ...texts, ...caption]
}

/** "The wedding is on 12 June 2027", "change our anniversary to the 3rd of May". */
const moveEvent: EditRule = (clause, document): EditOutcome | undefined => {
  const found = forms.map((form) => form.exec(clause)?.groups).find(Boolean)
  const day = found ? dayOf(found) : undefined
  const wanted = stemsIn(found?.what ?? '')
  if (!day || day.days < 0 || wanted.length === 0 || wanted.length > 3) return undefined
  const commands = [...entriesMoved(document, wanted, day), ...countdowns(document, wanted, day)]
  return commands.length > 0 ? { commands } : undefined
}

/** When something one looks forward to is. */
export const eventDateRules: readonly EditRule[] = [moveEvent]
