import { byWord } from '../../by-word.ts'
import { type AppDocument, collectNodeIds, type ComponentNode, type JsonValue } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { type Entry, isEntry, itemsOf, textOf, withPart } from '../entry.ts'
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
  /^(?:(?:our|the|my)\s+(?=(?:opening|business|office|shop)\s(?:hours|times)\s+are\b)|add|show|put|list|insert|change|set|update)?\s*(?:the\s+|our\s+|my\s+)?(?:opening|business|office|working|store|shop)\s+(?:hours|times)\b(.{3,120}?)(?:\s+(?:to|on)\s+the\s+(.{2,40}?(?:screen|page)))?$/i

const weekdays = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']

/** What stands on doors of other countries: days from Monday on, words between them, and what such a list is called. */
const doors: Readonly<
  Record<string, readonly [days: string, to: string, and: string, closed: string, title: string]>
> = {
  de: [
    'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag',
    'bis',
    'und',
    'Geschlossen',
    'Öffnungszeiten',
  ],
  es: ['Lunes Martes Miércoles Jueves Viernes Sábado Domingo', 'a', 'y', 'Cerrado', 'Horario'],
  fr: ['Lundi Mardi Mercredi Jeudi Vendredi Samedi Dimanche', 'à', 'et', 'Fermé', 'Horaires'],
}

/** Days and times as they stand on a door, in the language of the app. */
function inLanguage(text: string, language: string | undefined): string {
  const [days, to = '', and = '', closed = ''] = doors[language ?? ''] ?? []
  if (days === undefined) return text
  return text
    .replaceAll(
      /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g,
      (name) => days.split(' ')[weekdays.indexOf(name.slice(0, 2).toLowerCase())] ?? name,
    )
    .replaceAll(' to ', ` ${to} `)
    .replaceAll(' and ', ` ${and} `)
    .replace(/^Closed$/, closed)
}

const whole: Readonly<Record<string, string>> = byWord({
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
})

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

/** The list that is called so: on the screen of that name, else the fullest. */
const hoursIn = ({ screens }: AppDocument): ComponentNode | undefined =>
  screens
    .flatMap(({ name, components }) => components.map((node) => ({ node, isOwn: hoursWords.test(name) })))
    .filter(({ node: { type, label } }) => type === 'list' && hoursWords.test(label))
    .toSorted(
      (one, other) =>
        Number(other.isOwn) - Number(one.isOwn) || itemsOf(other.node).length - itemsOf(one.node).length,
    )[0]?.node

/** "8-12 and 14-18": the same on every day. */
function hoursDaily(told: string): Entry[] {
  // Days it does not know are no reason to say that it is so on each.
  if (/[a-z]{2}/i.test(told.replaceAll(/\b(?:to|till|until|and|from|am|pm|daily)\b/gi, ''))) return []
  const spans = [...told.matchAll(new RegExp(`(${time})\\s?(?:to|till|until|-|–)\\s?(${time})`, 'giu'))]
  const value = spans.map(([, from = '', to = '']) => `${timeOf(from)} to ${timeOf(to)}`).join(', ')
  return value === '' ? [] : [{ icon: 'clock', title: 'Every day', value }]
}

/** "10 to 6, closed on Mondays": those hours on all other days. */
function hoursElse(told: string, daily: readonly Entry[]): Entry[] {
  const isClosedAlone = daily.length > 0 && daily.every(({ value }) => value === 'Closed')
  const [, from = '', to = ''] =
    new RegExp(
      `^\\W*(?:to|from|are|:)?\\s*(?:from\\s+)?(${time})\\s?(?:to|till|until|-|–)\\s?(${time})`,
      'i',
    ).exec(told.replaceAll(new RegExp(`closed\\s+(?:on\\s+)?${days}|${days}\\s+closed`, 'gi'), ' ')) ?? []
  if (!isClosedAlone || from === '' || to === '') return []
  const closed = daily.flatMap(({ title }) => daysIn(String(title)))
  const others = weekdays.map((_, index) => index).filter((index) => !closed.includes(index))
  const end = timeOf(to)
  // "10 to 6" ends in the evening.
  const isEvening = Number.parseInt(end, 10) < Number.parseInt(timeOf(from), 10) && !/[ap]m$/i.test(end)
  const value = `${timeOf(from)} to ${isEvening ? end.replace(/^\d+/, (hour) => String(Number(hour) + 12)) : end}`
  return titlesOf(others).map((title): Entry => ({ icon: 'clock', title, value }))
}

/** Days as English has them, of a text in the language of the app. */
function inEnglish(text: string, language: string | undefined): string {
  const [days, to = '', and = ''] = doors[language ?? ''] ?? []
  if (days === undefined) return text
  const names = days.split(' ')
  const short = (name: string) =>
    names.findIndex((each) => each.slice(0, 2).toLowerCase() === name.slice(0, 2).toLowerCase())
  return text
    .replaceAll(
      new RegExp(
        `(?<!\\p{L})(?:${names.join('|')}|${names.map((name) => name.slice(0, 2)).join('|')})(?!\\p{L})`,
        'giu',
      ),
      (name) => whole[weekdays[short(name)] ?? ''] ?? name,
    )
    .replaceAll(` ${to} `, ' to ')
    .replaceAll(` ${and} `, ' and ')
}

/** The days a row is of: "Monday to Friday" are five; none where it tells no days. */
function daysIn(title: string): number[] {
  const words = title.toLowerCase()
  if (/every ?day|daily/.test(words)) return weekdays.map((_, index) => index)
  if (/weekdays/.test(words)) return [0, 1, 2, 3, 4]
  if (/weekend/.test(words)) return [5, 6]
  const told = [...words.matchAll(new RegExp(`\\b${day}`, 'gi'))].map(([name]) =>
    weekdays.indexOf(name.slice(0, 2)),
  )
  const [from = 0, to = 0] = told
  return told.length === 2 && /\b(?:to|till|until|through)\b|[-–]/.test(words) && from < to
    ? Array.from({ length: to - from + 1 }, (_, index) => from + index)
    : told
}

/** "Tuesday to Friday", "Monday" and the like for days in a row. */
function titlesOf(days: readonly number[]): string[] {
  const runs: number[][] = []
  for (const each of days) {
    const run = runs.at(-1)
    if (run && run.at(-1) === each - 1) run.push(each)
    else runs.push([each])
  }
  const nameOf = (index: number | undefined) => whole[weekdays[index ?? 0] ?? ''] ?? ''
  return runs.map((run) =>
    run.length > 2 ? `${nameOf(run[0])} to ${nameOf(run.at(-1))}` : run.map(nameOf).join(' and '),
  )
}

const hoursWords =
  /^(?:opening|business|office|working|store|shop)\s+(?:hours|times)$|^(?:öffnungszeiten|horaires|horarios?)$/i
const telling = new RegExp(
  String.raw`^(?:(?:and|but|also)\s+)?(?:(?:we|it|the \p{L}+|our \p{L}+)(?:['’]re|['’]s|\s+(?:are|is|have))?\s+)?(?:(?:also|now|always|only)\s+)?(?:open(?:ed)?\s+)?(?:on\s+)?(.{3,160})$`,
  'iu',
)

/** "We are closed on Mondays", "Sunday is 8 till 12": that day in the list of hours, and the others as they were. */
const tellHours: EditRule = (clause, document) => {
  const list = hoursIn(document)
  const said = telling.exec(clause)?.[1]?.replace(/\s*,?\s+(?:not|instead of)\s+[\d:.]+.*$/i, '') ?? ''
  const plain = said
    .replace(
      new RegExp(
        `(${days})\\s+(?:is|are|we are|it['’]s|we['’]re|to|from)\\s+(?=(?:from\\s+)?\\d|closed)`,
        'giu',
      ),
      '$1 ',
    )
    .replace(new RegExp(`^(?:change|set|make)\\s+`, 'i'), '')
  const rest = plain
    .replaceAll(span, ' ')
    .replaceAll(/\b(?:and|but|then|also|on|only|we|are|open|from)\b|[,.;&\s]/gi, '')
  if (rest !== '') return undefined
  const told = [...plain.matchAll(span)].map(([, first = '', from, to, , , closed]) => ({
    days: daysIn(daysOf(first === '' ? (closed ?? '') : first)),
    value: from && to ? `${timeOf(from)} to ${timeOf(to)}` : 'Closed',
  }))
  if (told.length === 0 || told.some((each) => each.days.length === 0)) return undefined
  if (!list) return undefined
  const { language } = document.app.theme
  const daysOfRow = (item: JsonValue) => daysIn(inEnglish(textOf(item, 'title') ?? '', language))
  const put = (text: string) => inLanguage(text, language)
  // Where no day stands there were only samples.
  if (!itemsOf(list).some((item) => daysOfRow(item).length > 0)) {
    const items = told.flatMap((each) =>
      titlesOf(each.days).map((title): JsonValue => ({
        icon: 'clock',
        title: put(title),
        value: put(each.value),
      })),
    )
    return [{ type: 'set-properties', id: list.id, set: { items } }]
  }
  let rows = itemsOf(list).map((item) => ({ item, days: daysOfRow(item) }))
  for (const each of told) {
    const model = rows.find((row) => row.days.some((one) => each.days.includes(one))) ?? rows[0]
    if (!model || !isEntry(model.item)) return undefined
    // Rows that tell something else are no model for one that tells hours.
    const like = model.item.value === undefined ? { icon: 'clock', title: '' } : model.item
    const fresh = { item: { ...like, value: put(each.value) }, days: each.days }
    const kept = rows.flatMap((row) => {
      const others = row.days.filter((one) => !each.days.includes(one))
      return row.days.length === 0 || others.length === row.days.length
        ? [row]
        : others.length > 0
          ? [{ ...row, days: others }]
          : []
    })
    rows = [...kept, fresh].toSorted((one, other) => (one.days[0] ?? 9) - (other.days[0] ?? 9))
  }
  const items = rows
    .flatMap((row) =>
      isEntry(row.item) &&
      row.days.length > 0 &&
      titlesOf(daysOfRow(row.item)).join() !== titlesOf(row.days).join()
        ? titlesOf(row.days).map((title) => ({
            item: withPart(row.item, 'title', put(title)),
            days: daysIn(title),
          }))
        : [row],
    )
    .toSorted((one, other) => (one.days[0] ?? 9) - (other.days[0] ?? 9))
    .map(({ item }): JsonValue => item)
  return [{ type: 'set-properties', id: list.id, set: { items } }]
}

/** "Add opening hours Monday to Saturday 9 to 18, closed on Sundays": a row for each, as they are told. */
const addHours: EditRule = (clause, document) => {
  const found = asked.exec(clause)
  const daily = [...(found?.[1] ?? '').matchAll(span)].map((told): Entry => {
    const [, first = '', from, to, , , closed] = told
    const value = from && to ? `${timeOf(from)} to ${timeOf(to)}` : 'Closed'
    return { icon: 'clock', title: daysOf(first === '' ? (closed ?? '') : first), value }
  })
  const entries = [
    ...hoursElse(found?.[1] ?? '', daily),
    ...(daily.length > 0 ? daily : hoursDaily(found?.[1] ?? '')),
  ]
  const screen = screenNamed(document, found?.[2])
  if (entries.length === 0 || !screen) return undefined
  const { language } = document.app.theme
  const title = doors[language ?? '']?.[4] ?? 'Opening hours'
  const told = entries.map((entry): Entry => ({
    ...entry,
    title: inLanguage(textOf(entry, 'title') ?? '', language),
    value: inLanguage(textOf(entry, 'value') ?? '', language),
  }))
  const former = hoursIn(document)
  if (former) return [{ type: 'set-properties', id: former.id, set: { items: told } }]
  const node: ComponentNode = {
    id: freeId(collectNodeIds(document), 'list'),
    type: 'list',
    label: title,
    properties: { layout: 'rows', title, items: told },
  }
  return [{ type: 'add-component', node, place: placeAtEnd(screen) }]
}

export const openingHoursRules: readonly EditRule[] = [addHours, tellHours]
