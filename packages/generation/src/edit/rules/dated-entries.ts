import {
  type AppDocument,
  type Command,
  type ComponentNode,
  type JsonValue,
  walkNodes,
} from '@kwiq/app-model'
import { capitalise, stemOf } from '../../words/forms.ts'
import { isEntry, itemsOf, textOf, withPart } from '../entry.ts'
import type { FoundEntry } from '../find-entries.ts'
import { entriesCalled } from '../find-loosely.ts'
import { findNamedScreen } from '../find-screen.ts'
import { findList, isOfEntries } from '../lists.ts'
import { likeEntry } from '../new-entry.ts'
import { isSameThing } from '../same-things.ts'
import { type EditRule, refuse } from '../rule.ts'
import { unquote } from '../words.ts'

const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow'
const must = '(?:should\\s+|must\\s+|has\\s+to\\s+|needs\\s+to\\s+|will\\s+|now\\s+)*'
const time = "(\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm|a\\.m\\.|p\\.m\\.|o['’]?clock|h)?)"

/** "7 pm" as apps write it: "19:00"; with two digits for the hour where the one before has. */
function timeLike(former: string, said: string): string | undefined {
  const [, hours = '', minutes = '00', half = ''] = /^(\d{1,2})(?:[:.](\d{2}))?\s?([ap])?/i.exec(said) ?? []
  const hour = Number(hours) + (/p/i.test(half) && Number(hours) < 12 ? 12 : 0)
  if (hours === '' || hour > 23 || Number(minutes) > 59) return undefined
  const isPadded = /^0\d/.test(former)
  return `${String(hour).padStart(isPadded ? 2 : 1, '0')}:${minutes}`
}

const clock = /\b\d{1,2}:\d{2}\b/
const placesOfTimes = ['time', 'subtitle', 'meta', 'value', 'overline', 'text']

/** An entry that is at another time; undefined where it says none. */
function retimed(item: JsonValue, said: string): JsonValue | undefined {
  for (const key of placesOfTimes) {
    const text = textOf(item, key)
    const former = text && clock.exec(text)?.[0]
    const next = former ? timeLike(former, said) : undefined
    if (text && former && next) return withPart(item, key, text.replace(former, next))
  }
  return undefined
}

const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map(stemOf)

/** The entries that are of such a day, those of lists that are called so first. */
function entriesOn(document: AppDocument, thing: string, weekday: string): FoundEntry[] {
  const short = weekday.slice(0, 3).toLowerCase()
  const isOfDay = (item: JsonValue) =>
    isEntry(item) &&
    ['title', 'subtitle', 'overline', 'meta', 'time'].some((key) =>
      (textOf(item, key) ?? '')
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .some((word) => word === weekday.toLowerCase() || word === short),
    )
  const all = [...walkNodes(document)].flatMap(({ node, screen }) =>
    isOfEntries(node)
      ? itemsOf(node).flatMap((item, index) => (isOfDay(item) ? [{ node, index, screen: screen.name }] : []))
      : [],
  )
  const stem = stemOf(thing.toLowerCase().split(' ').at(-1) ?? '')
  const isCalled = ({ node, screen }: { node: ComponentNode; screen: string }) =>
    [...words(node.label), ...words(screen)].includes(stem) || isSameThing(node.label, thing)
  const named = all.filter(isCalled)
  const [first] = named.length > 0 ? named : all
  return first ? [first] : []
}

function changeOne({ node, index }: FoundEntry, next: JsonValue): Command[] {
  const items = itemsOf(node).map((item, at) => (at === index ? next : item))
  return [{ type: 'set-properties', id: node.id, set: { items } }]
}

/** "The lunch on Tuesday should be Pizza": under the day, or what is on that day. */
const command =
  /^(?:add|move|show|hide|put|remove|delete|drop|rename|replace|swap|use|mark|take|give|let|duplicate|copy|sort|open|tick|check|uncheck)\s/i
const onDay: EditRule = (clause, document) => {
  const [, named = '', day1 = '', told = ''] =
    new RegExp(
      `^(?:(?:make|change|set)\\s+|(?=.*\\s(?:should|must|to|is|be|now|has|into|with)\\s))(?:the\\s+|our\\s+|my\\s+)?([\\p{L} ]{3,24}?)\\s+(?:on|for|of)\\s+(${day})s?\\s+(?:(?:should|must|to|is|be|now|has|into|with)\\s+)*["“]?([^"“”]{2,60}?)["”]?$`,
      'iu',
    ).exec(clause) ?? []
  // "Monday's dish to Soup".
  const [, day2 = '', ofDay = '', other = ''] =
    new RegExp(
      `^(?:make|change|set)\\s+(${day})['’]?s\\s+([\\p{L} ]{3,24}?)\\s+(?:(?:to|into|be)\\s+)*["“]?([^"“”]{2,60}?)["”]?$`,
      'iu',
    ).exec(clause) ?? []
  const [thing, weekday, said] = named === '' ? [ofDay, day2, other] : [named, day1, told]
  if (
    thing === '' ||
    command.test(thing) ||
    /\d{1,2}[:.]\d{2}|\b(?:start|begin|closed|open|bigger|at \d)/i.test(said)
  )
    return undefined
  const [one] = entriesOn(document, thing, weekday)
  const item = one && itemsOf(one.node)[one.index]
  if (!one || item === undefined) return undefined
  const isTitle = (textOf(item, 'title') ?? '').toLowerCase().startsWith(weekday.toLowerCase())
  return changeOne(one, withPart(item, isTitle ? 'subtitle' : 'title', capitalise(unquote(said))))
}

/** "The class on Tuesday starts at 7 pm", "the opening talk should begin at 9:00". */
const startsAt: EditRule = (clause, document) => {
  const found =
    new RegExp(
      `^(?:the\\s+|our\\s+|my\\s+)?(.{3,50}?)\\s+${must}(?:starts?|begins?|is|be|takes? place|opens?)\\s+at\\s+${time}$`,
      'iu',
    ).exec(clause) ??
    new RegExp(
      `^(?:move|put|change|set|reschedule)\\s+(?:the\\s+|our\\s+|my\\s+)?(?:start(?: time)? of\\s+(?:the\\s+)?)?(.{3,50}?)\\s+to\\s+(\\d{1,2}(?::\\d{2}\\s?(?:am|pm)?|\\s?(?:am|pm)))$`,
      'iu',
    ).exec(clause)
  if (!found?.[1] || !found[2]) return undefined
  const said = found[2]
  const [, thing, weekday] = new RegExp(`^(.{2,30}?)\\s+(?:on\\s+)?(${day})s?$`, 'iu').exec(found[1]) ?? []
  const entries =
    thing !== undefined && weekday !== undefined
      ? entriesOn(document, thing, weekday)
      : entriesCalled(document, found[1])
  const commands = entries.flatMap((one) => {
    const item = itemsOf(one.node)[one.index]
    const next = item === undefined ? undefined : retimed(item, said)
    return next === undefined ? [] : changeOne(one, next)
  })
  if (commands.length > 0) return commands
  return entries.length > 0
    ? refuse(`Nothing says yet when ${found[1]} begins. Try "Change the subtitle of ${found[1]} to ${said}".`)
    : undefined
}

/** "Add a lunch break at 12:30 to the schedule": among what has a time, in its order. */
const addAt: EditRule = (clause, document) => {
  const found = new RegExp(
    `^(?:add|insert|put)\\s+(?:an?\\s+|the\\s+|another\\s+)?(?:new\\s+)?(?:\\p{L}+\\s+)??["“]?([\\p{L}\\d '’-]{3,40}?)["”]?\\s+at\\s+${time}\\s+(?:to|in|into|on)\\s+(?:the\\s+|our\\s+|my\\s+)?(.{3,40})$`,
    'iu',
  ).exec(clause)
  if (!found?.[1] || !found[2] || !found[3]) return undefined
  const screen = findNamedScreen(document, found[3])
  const list =
    screen?.components.find(
      (node) => isOfEntries(node) && itemsOf(node).every((item) => clock.test(textOf(item, 'time') ?? '')),
    ) ?? findList(document, found[3])?.node
  const items = list ? itemsOf(list) : []
  const [first] = items
  const said = timeLike(textOf(first, 'time') ?? '', found[2])
  if (
    !list ||
    said === undefined ||
    !isEntry(first) ||
    !items.every((item) => clock.test(textOf(item, 'time') ?? ''))
  )
    return undefined
  const minutes = (text: string) => {
    const [hours = 0, rest = 0] = text.split(':').map(Number)
    return hours * 60 + rest
  }
  const entry = { ...likeEntry(first, capitalise(unquote(found[1]))), time: said }
  const at = items.findIndex((item) => minutes(textOf(item, 'time') ?? '') > minutes(said))
  const next = items.toSpliced(at < 0 ? items.length : at, 0, entry)
  return [{ type: 'set-properties', id: list.id, set: { items: next } }]
}

/** What is on which day, and when it begins. */
export const datedEntryRules: readonly EditRule[] = [addAt, startsAt, onDay]
