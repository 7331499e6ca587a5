import { collectNodeIds, type ComponentNode } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import type { Entry } from '../entry.ts'
import { screenNamed } from '../find-host.ts'
import { freeId } from '../free-id.ts'
import { placeAtEnd } from '../places.ts'
import type { EditRule } from '../rule.ts'

const day =
  '(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|mo|tu|we|th|fr|sa|su)s?\\b'
const days = `(?:${day}(?:\\s?(?:to|till|until|through|-|–|and|&)\\s?${day})?|weekdays|weekends?|every ?day|daily|(?:public )?holidays)`
const time = String.raw`\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|h|o['’]clock)?`
const span = new RegExp(
  String.raw`(${days})\s*:?,?\s*(?:from\s+|open\s+)?(?:(${time})\s?(?:to|till|until|-|–)\s?(${time})|(closed))|(closed)\s+(?:on\s+)?(${days})`,
  'giu',
)
const asked =
  /^(?:add|show|put|list|insert|change|set|update)\s+(?:the\s+|our\s+|my\s+)?(?:opening|business|office|working|store|shop)\s+(?:hours|times)\b(.{3,120}?)(?:\s+(?:to|on)\s+the\s+(.{2,40}?(?:screen|page)))?$/i

const whole: Readonly<Record<string, string>> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
}

/** "mon-sat" as it stands on a door: "Monday to Saturday". */
const daysOf = (said: string): string =>
  capitalise(
    said
      .toLowerCase()
      .replaceAll(/\s?(?:-|–|till|until|through)\s?/g, ' to ')
      .replaceAll(new RegExp(day, 'gi'), (name) => whole[name.slice(0, 2)] ?? name),
  )

/** "9" and "9.30" with their minutes; what says morning or afternoon stays as it is. */
const timeOf = (said: string): string => {
  const bare = said.trim().replace(/\s?(?:h|o['’]clock)$/i, '')
  return /[ap]m$/i.test(bare)
    ? bare
    : bare.includes(':')
      ? bare
      : bare.replace('.', ':').replace(/^(\d{1,2})$/, '$1:00')
}

/** "8-12 and 14-18": the same on every day. */
function hoursDaily(told: string): Entry[] {
  // Days it does not know are no reason to say that it is so on each.
  if (/[a-z]{2}/i.test(told.replaceAll(/\b(?:to|till|until|and|from|am|pm|daily)\b/gi, ''))) return []
  const spans = [...told.matchAll(new RegExp(`(${time})\\s?(?:to|till|until|-|–)\\s?(${time})`, 'giu'))]
  const value = spans.map(([, from = '', to = '']) => `${timeOf(from)} to ${timeOf(to)}`).join(', ')
  return value === '' ? [] : [{ icon: 'clock', title: 'Every day', value }]
}

/** "Add opening hours Monday to Saturday 9 to 18, closed on Sundays": a row for each, as they are told. */
const addHours: EditRule = (clause, document) => {
  const found = asked.exec(clause)
  const daily = [...(found?.[1] ?? '').matchAll(span)].map((told): Entry => {
    const [, first = '', from, to, , , closed] = told
    const value = from && to ? `${timeOf(from)} to ${timeOf(to)}` : 'Closed'
    return { icon: 'clock', title: daysOf(first === '' ? (closed ?? '') : first), value }
  })
  const entries = daily.length > 0 ? daily : hoursDaily(found?.[1] ?? '')
  const screen = screenNamed(document, found?.[2])
  if (entries.length === 0 || !screen) return undefined
  const title = 'Opening hours'
  const former = document.screens
    .flatMap(({ components }) => components)
    .find(({ type, label }) => type === 'list' && label.toLowerCase() === title.toLowerCase())
  if (former) return [{ type: 'set-properties', id: former.id, set: { items: entries } }]
  const node: ComponentNode = {
    id: freeId(collectNodeIds(document), 'list'),
    type: 'list',
    label: title,
    properties: { layout: 'rows', title, items: entries },
  }
  return [{ type: 'add-component', node, place: placeAtEnd(screen) }]
}

export const openingHoursRules: readonly EditRule[] = [addHours]
