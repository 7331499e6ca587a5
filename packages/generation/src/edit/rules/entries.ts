import { type AppDocument, type ComponentNode, type JsonValue, walkNodes } from '@kwiq/app-model'
import { stemOf, toSingular } from '../../words/forms.ts'
import { findNamedScreen } from '../find-target.ts'
import { itemsOf } from '../find-text.ts'
import type { EditRule } from '../rule.ts'

type Entry = { [key: string]: JsonValue | undefined }

const isEntry = (item: JsonValue): item is Entry =>
  item !== null && typeof item === 'object' && !Array.isArray(item)

/** Lists of entries one goes through, those of the start screen first. */
function listsOf(document: AppDocument): { node: ComponentNode; entries: Entry[]; screenId: string }[] {
  const lists = [...walkNodes(document)].flatMap(({ node, screen }) => {
    const entries = itemsOf(node).filter(isEntry)
    const isGoneThrough =
      node.type === 'list' && !/^(?:chips|stats|stories)$/.test(String(node.properties.layout))
    return isGoneThrough && entries.length > 0 ? [{ node, entries, screenId: screen.id }] : []
  })
  const start = document.app.startScreenId
  return [
    ...lists.filter(({ screenId }) => screenId === start),
    ...lists.filter(({ screenId }) => screenId !== start),
  ]
}

/** The list of such things: by its name, else by that of its screen; any for "the list". */
export function listNamed(document: AppDocument, words: string, key = 'title') {
  const bare = words
    .replace(/^(?:all\s+)?(?:the|my|our)\s+/i, '')
    .replace(/\s+(?:list|rows|cards|grid|entries)$/i, '')
  const lists = listsOf(document)
  if (/^(?:list|entries|items|entry|item|row|card|them|it|everything|)$/i.test(bare)) {
    const several = lists.filter(({ entries }) => entries.length > 1)
    return several.find(({ entries }) => entries.every((entry) => entry[key] !== undefined)) ?? several[0]
  }
  const stem = stemOf(bare.toLowerCase().split(' ').at(-1) ?? '')
  const isOf = (text: string) =>
    text
      .toLowerCase()
      .split(' ')
      .some((word) => stemOf(word) === stem)
  const host = findNamedScreen(document, bare)
  // What one goes through leads somewhere; what only tells of one thing does not.
  const isOfMany = ({ entries }: (typeof lists)[number]) =>
    entries.every(({ action, checked }) => action !== undefined || checked !== undefined)
  const leadsToOne = ({ entries }: (typeof lists)[number]) =>
    entries.some(({ action }) => {
      const id = action !== undefined && isEntry(action) ? action.screenId : undefined
      const target = document.screens.find((screen) => screen.id === id)
      return target !== undefined && isOf(target.name)
    })
  const candidates = [
    ...lists.filter((list) => isOf(list.node.label) && isOfMany(list)),
    ...lists.filter((list) => list.screenId === host?.id && isOfMany(list)),
    ...lists.filter(leadsToOne),
    ...lists.filter(({ node }) => isOf(node.label)),
    ...lists.filter(({ screenId }) => screenId === host?.id),
  ]
  return candidates.find(({ entries }) => entries.every((entry) => entry[key] !== undefined)) ?? candidates[0]
}

const counts: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  another: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
}

/** "Add two more patients": like the others, to be named. */
const addMore: EditRule = (clause, document) => {
  const found =
    /^(?:add|insert|show|display)\s+(?:me\s+)?(another|one|two|three|four|five|six|[1-6])\s+(?:more\s+|new\s+|further\s+)?([\p{L}-]{3,24})(?:\s+(?:to|in|on)\s+the\s+list)?$/iu.exec(
      clause,
    )
  if (!found?.[1] || !found[2] || !/\b(?:more|another|further)\b/i.test(clause)) return undefined
  const list = listNamed(
    document,
    /^(?:items?|entr(?:y|ies)|rows?|cards?)$/i.test(found[2]) ? 'list' : found[2],
  )
  const last = list?.entries.at(-1)
  if (!list || !last) return undefined
  const count = counts[found[1].toLowerCase()] ?? Number(found[1])
  const name = `New ${toSingular(found[2].toLowerCase())}`
  const { subtitle: _subtitle, overline: _overline, badge: _badge, value: _value, ...rest } = last
  const added = Array.from({ length: count }, (_, index) => ({
    ...rest,
    title: index === 0 ? name : `${name} ${index + 1}`,
  }))
  return [{ type: 'set-properties', id: list.node.id, set: { items: [...list.entries, ...added] } }]
}

const sortKeys: Readonly<Record<string, string>> = {
  name: 'title',
  title: 'title',
  alphabet: 'title',
  alphabetically: 'title',
  price: 'value',
  amount: 'value',
  value: 'value',
  cost: 'value',
  rating: 'rating',
  time: 'time',
}

/** "Sort the list by price", "sort alphabetically": the entries that are there. */
const sort: EditRule = (clause, document) => {
  const found =
    /^(?:sort|order)\s+(?:(.{2,40}?)\s+)?(?:by\s+(?:the\s+)?|in\s+)?(name|title|alphabet|alphabetically|price|amount|value|cost|rating|time)(?:ical order)?(?:,?\s+(?:from\s+)?(.{3,30}))?$/i.exec(
      clause,
    )
  const key = sortKeys[found?.[2]?.toLowerCase() ?? '']
  if (!found || key === undefined) return undefined
  const list = listNamed(document, found[1] ?? 'list', key)
  if (!list) return undefined
  const of = (entry: Entry) => {
    const value = entry[key]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
  }
  if (list.entries.some((entry) => of(entry) === undefined))
    return { commands: [], note: `The entries of ${list.node.label} have no ${found[2]?.toLowerCase()}.` }
  const numberOf = (text: string) =>
    Number(
      text
        .replaceAll(/[^\d.,-]/g, '')
        .replaceAll(/[.,](?=\d{3}\b)/g, '')
        .replace(',', '.'),
    )
  const isByNumber = key === 'value' || key === 'rating'
  const isDown = /\b(?:descending|high(?:est)?|most|z|down|best)\b/i.test(
    found[3]?.split(/\s+to\s+/)[0] ?? '',
  )
  const sorted = list.entries.toSorted((one, other) => {
    const [left, right] = [of(one) ?? '', of(other) ?? '']
    const order = isByNumber ? numberOf(left) - numberOf(right) : left < right ? -1 : left > right ? 1 : 0
    return isDown ? -order : order
  })
  if (sorted.every((entry, index) => entry === list.entries[index]))
    return { commands: [], note: `${list.node.label} is in that order already.` }
  return [{ type: 'set-properties', id: list.node.id, set: { items: sorted } }]
}

/** "Add a rating to the products". */
const addRating: EditRule = (clause, document) => {
  const found =
    /^(?:add|show|give)\s+(?:a\s+|star\s+)*(?:ratings?|stars)\s+(?:to|on|for|in)\s+(?:each of\s+|every\s+|each\s+)?(.{2,40})$/i.exec(
      clause,
    )
  const list = found?.[1] ? listNamed(document, found[1]) : undefined
  if (!list) return undefined
  const items = list.entries.map((entry, index) => ({
    ...entry,
    rating: entry.rating ?? `4.${(index * 7 + 6) % 10}`,
  }))
  return [{ type: 'set-properties', id: list.node.id, set: { items } }]
}

export const entryRules: readonly EditRule[] = [addMore, sort, addRating]
