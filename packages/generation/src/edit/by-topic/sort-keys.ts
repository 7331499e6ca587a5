import { byWord } from '../../by-word.ts'
import type { JsonValue } from '@kwiq/app-model'
import { whenOf } from '../dates.ts'
import { isEntry, textOf } from '../entry.ts'

/** By what entries can be put in order. */
export type SortKey =
  | 'price'
  | 'date'
  | 'name'
  | 'rating'
  | 'distance'
  | 'weight'
  | 'length'
  | 'duration'
  | 'year'
  | 'number'

/** By what, and whether the most comes first. */
export interface Sorting {
  key: SortKey
  isDown: boolean
}

/** A line each: words that say both, the key, and whether the most of it comes first. */
const superlatives = `
cheapest|least expensive|lowest prices?: price up
most expensive|priciest|dearest|highest prices?: price down
newest|latest|most recent|last added|recent: date down
oldest: date up
next|soonest|earliest|upcoming|nearest dates?|most urgent: date up
nearest|closest: distance up
farthest|furthest: distance down
best rated|best|top rated|highest rated|most liked|most popular|highest ratings?: rating down
worst rated|worst|lowest rated|lowest ratings?: rating up
heaviest: weight down
lightest: weight up
longest|deepest|tallest: length down
shortest|shallowest: length up
fastest|quickest: duration up
slowest: duration down
biggest|largest|highest|most: number down
smallest|lowest|least|fewest: number up
alphabetical order|alphabetically|alphabetic order|alphabetical|alphabet|abc: name up
a to z|a-z: name up
z to a|z-a: name down
`
/** What an order is by, where it is only named: "by price". */
const keyWords = `
price|prices|cost|costs|fee|money|amount: price up
date|dates|day|time|when|due date|deadline: date up
name|names|title|titles|letter: name up
rating|ratings|stars|score out of five|popularity: rating down
distance|how far: distance up
weight: weight up
length|size|depth|height: length up
duration|how long: duration up
year|age: year up
points|score|number|value|numbers: number down
quantity|quantities|stock|stock levels?|how many: number up
`

const readTable = (table: string): readonly (readonly [RegExp, Sorting])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [words = '', told = ''] = line.split(': ')
      const [key, way] = told.split(' ')
      return [
        new RegExp(`\\b(?:${words})\\b`, 'iu'),
        { key: (key ?? 'number') as SortKey, isDown: way === 'down' },
      ] as const
    })

let tables: { both: ReturnType<typeof readTable>; keys: ReturnType<typeof readTable> } | undefined
const tablesOf = () => (tables ??= { both: readTable(superlatives), keys: readTable(keyWords) })

/** What a text says of an order, and the text without it. */
export interface SaidOrder extends Sorting {
  left: string
  /** What is counted, where that is named: "points". */
  unit?: string
}

const ways =
  /\b(?:(?:in\s+)?(?<up>ascending|rising)|(?:in\s+)?(?<down>descending|falling|reverse))(?:\s+order)?\b/iu

/** "The cheapest first", "by rating", "alphabetically": undefined where a text says nothing of an order. */
export function orderSaid(text: string): SaidOrder | undefined {
  const { both, keys } = tablesOf()
  const way = ways.exec(text)?.groups
  const bare = text.replace(ways, ' ')
  // "By date, newest first": the second says it all.
  const by = /\bby\s+(?:the\s+|their\s+|its\s+)?(?<key>[\p{L}]+(?:\s[\p{L}]+)?)/iu.exec(bare)
  const named = by?.groups?.key
    ? keys.find(([form]) => form.exec(by.groups?.key ?? '')?.index === 0)
    : undefined
  const word = named ? (named[0].exec(by?.groups?.key ?? '')?.[0] ?? '') : ''
  const without =
    named && by
      ? bare.replace(new RegExp(`\\bby\\s+(?:the\\s+|their\\s+|its\\s+)?${word}\\b`, 'iu'), ' ')
      : bare
  for (const [form, sorting] of both) {
    const found = form.exec(without)
    if (!found) continue
    // "By year, oldest first": of the years that are named.
    const isNamed =
      named !== undefined && (sorting.key === 'number' || (sorting.key === 'date' && named[1].key === 'year'))
    return {
      ...(isNamed ? { key: named[1].key, isDown: sorting.isDown } : sorting),
      left: without.replace(form, ' '),
      ...(isNamed ? { unit: word } : {}),
    }
  }
  if (!named) return undefined
  const isDown = way?.up === undefined && (way?.down !== undefined || named[1].isDown)
  return { key: named[1].key, isDown, left: without, unit: word }
}

const places = ['value', 'badge', 'subtitle', 'meta', 'time', 'overline', 'title']

const numberFrom = (text: string): number => Number(text.replaceAll(/,(?=\d{3}\b)/g, '').replace(',', '.'))

const number = String.raw`([−-]?\d[\d.,]*)`
const forms: Readonly<Record<Exclude<SortKey, 'date' | 'name' | 'rating'>, RegExp>> = {
  price: /([+−-]?)\s?(?:[$€£¥₹]|CHF)\s?(\d[\d,.]*\d|\d)(k?)/u,
  distance: new RegExp(`${number}\\s?(km|m|mi|miles|min)\\b`, 'u'),
  weight: new RegExp(`${number}\\s?(kg|g|t|lb|lbs|oz)\\b`, 'u'),
  length: new RegExp(`${number}\\s?(km|cm|mm|m|ft|in|ha|m²|l|pages?)\\b`, 'u'),
  duration:
    /(?:(\d+):(\d\d)(?::(\d\d))?)|(?:(\d+(?:[.,]\d+)?)\s?(h|hours?|min|minutes?|s|d|days?|weeks?)\b)/u,
  year: /\b((?:1[5-9]|20)\d\d)\b/u,
  number: new RegExp(`(?<![\\p{L}\\d:.])${number}`, 'u'),
}
const factors: Readonly<Record<string, number>> = byWord({
  km: 1000,
  mi: 1609,
  miles: 1609,
  kg: 1000,
  t: 1_000_000,
  lb: 454,
  lbs: 454,
  oz: 28,
  cm: 0.01,
  mm: 0.001,
  ft: 0.3,
  in: 0.025,
  h: 60,
  hour: 60,
  hours: 60,
  s: 1 / 60,
  d: 1440,
  day: 1440,
  days: 1440,
  week: 10_080,
  weeks: 10_080,
})

function measureIn(text: string, key: Exclude<SortKey, 'date' | 'name' | 'rating'>): number | undefined {
  const found = forms[key].exec(text)
  if (!found) return undefined
  if (key === 'price')
    return numberFrom(found[2] ?? '') * (found[3] === 'k' ? 1000 : 1) * (/[−-]/.test(found[1] ?? '') ? -1 : 1)
  if (key === 'duration')
    return found[1] === undefined
      ? numberFrom(found[4] ?? '') * (factors[found[5] ?? ''] ?? 1)
      : Number(found[1]) * 60 + Number(found[2]) + Number(found[3] ?? 0) / 60
  return numberFrom((found[1] ?? '').replace('−', '-')) * (factors[found[2] ?? ''] ?? 1)
}

/** Where the entries of a list show a number of that sort: the first place in which at least half of them do. */
const placeOfKey = (items: readonly JsonValue[], key: Exclude<SortKey, 'date' | 'name' | 'rating'>) =>
  places.find(
    (place) =>
      items.filter((item) => measureIn(textOf(item, place) ?? '', key) !== undefined).length * 2 >=
      items.length,
  )

function ratingOf(item: JsonValue): number | undefined {
  const own = isEntry(item) ? Number(item.rating ?? Number.NaN) : Number.NaN
  if (Number.isFinite(own)) return own
  const text = places.map((place) => textOf(item, place)).find((each) => /★|\b[0-5]\.\d\b/.test(each ?? ''))
  if (text === undefined) return undefined
  return Number(/\d(?:\.\d)?/.exec(text)?.[0] ?? text.match(/★/g)?.length ?? 0)
}

/** "310 points": the number before that word, wherever an entry says it. */
function countsOf(items: readonly JsonValue[], unit: string): (number | undefined)[] {
  const form = new RegExp(`(\\d[\\d,]*)\\s${unit.replace(/s$/i, '')}s?\\b`, 'iu')
  return items.map((item) => {
    const found = places.map((place) => form.exec(textOf(item, place) ?? '')?.[1]).find(Boolean)
    return found === undefined ? undefined : numberFrom(found)
  })
}

/** What each entry of a list shows of a key, growing with it; undefined for one that shows nothing of it. */
export function keysOf(
  items: readonly JsonValue[],
  key: SortKey,
  unit?: string,
): (number | string | undefined)[] {
  const counted = key === 'number' && unit !== undefined ? countsOf(items, unit) : []
  if (counted.some((each) => each !== undefined)) return counted
  if (key === 'name')
    return items.map((item) =>
      textOf(item, 'title')
        ?.toLowerCase()
        .replace(/^[^\p{L}\p{N}]+/u, ''),
    )
  if (key === 'date') return items.map((item) => (isEntry(item) ? whenOf(item) : undefined))
  if (key === 'rating') return items.map(ratingOf)
  const place = placeOfKey(items, key)
  return items.map((item) => (place === undefined ? undefined : measureIn(textOf(item, place) ?? '', key)))
}
