import { type AppDocument, type Command, isEqual, type JsonValue, walkNodes } from '@kwiq/app-model'
import { peopleOf } from '../../compose/people.ts'
import { isEntry, itemsOf } from '../entry.ts'
import { toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { isOfEntries } from '../lists.ts'
import { kindNamed } from '../frames/kind-of-thing.ts'
import { namesFrom, placesWithNames } from '../names-of-places.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'

const whose =
  "(?:all\\s+|the\\s+|our\\s+|my\\s+|these\\s+|those\\s+|sample\\s+|example\\s+|people['’]?s?\\s+|persons['’]\\s+|member\\s+|user\\s+|customer\\s+)*"
const forms = [
  `^(?:replace|change|swap|exchange|turn|convert)\\s+${whose}names(?:\\s+of\\s+(?:the\\s+|all\\s+)*\\p{L}+)?\\s+(?:with|by|to|into|for)\\s+(?:some\\s+|more\\s+|typical\\s+|common\\s+|real\\s+)*(?<place>\\p{L}+(?:\\s\\p{L}+)?)\\s*(?:names|ones)$`,
  `^(?:make|let)\\s+${whose}names\\s+(?:be\\s+|sound\\s+|more\\s+)*(?<place>\\p{L}+(?:\\s\\p{L}+)?)$`,
  `^(?:use|take|show|give|have|add)\\s+(?:(?:the\\s+|all\\s+)*(?:people|persons|members|users|customers|everyone|them)\\s+)?(?:only\\s+|some\\s+|typical\\s+|common\\s+)*(?<place>\\p{L}+(?:\\s\\p{L}+)?)\\s+(?:first\\s+)?names(?!\\s+(?:for|on|in)\\s+(?:the\\s+)?(?:tabs?|screens?|buttons?|fields?|sections?|pages?))(?:\\s+(?:for|instead|everywhere|in|on)\\b.{0,40})?$`,
].map((form) => new RegExp(form, 'iu'))

const fullName = /^\p{Lu}[\p{Ll}'’-]+(?:\s(?:de|van|von|di|da|del|la|ter))?\s\p{Lu}[\p{L}'’-]+$/u

/** People the app shows as examples, in the order in which they appear: those with a face, and those known as such. */
function peopleIn(document: AppDocument): string[] {
  const known = peopleOf(0, 16)
  const found: string[] = []
  const note = (text: JsonValue | undefined) => {
    if (typeof text === 'string' && fullName.test(text) && !found.includes(text)) found.push(text)
  }
  const visit = (value: JsonValue | undefined): void => {
    if (typeof value === 'string') {
      for (const name of known) if (value.includes(name)) note(name)
    } else if (Array.isArray(value)) value.forEach(visit)
    else if (isEntry(value)) {
      note(value.avatar)
      Object.values(value).forEach(visit)
    }
  }
  for (const { node } of walkNodes(document)) {
    visit(node.label)
    for (const value of Object.values(node.properties)) visit(value)
  }
  return found
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text or what holds texts with other names; the same object where none is in it. */
function rewrite(value: JsonValue, write: (text: string) => string, key = ''): JsonValue {
  if (typeof value === 'string')
    return /^(?:href|screenId|icon|kind|keyword)$/.test(key) ? value : write(value)
  if (value === null || typeof value !== 'object') return value
  const next = Array.isArray(value)
    ? value.map((each) => rewrite(each, write))
    : Object.fromEntries(
        Object.entries(value).map(([name, each]) => [
          name,
          each === undefined ? each : rewrite(each, write, name),
        ]),
      )
  return isEqual(next, value) ? value : next
}

/** "Replace the sample names with Italian ones": everybody under another name, wherever they are named. */
const renamePeople: EditRule = (clause, document) => {
  const place = forms.map((form) => form.exec(clause)?.groups?.place).find(Boolean)
  if (place === undefined) return undefined
  const names = namesFrom(place)
  const people = peopleIn(document)
  if (!names) {
    const isAnswered = /\b(?:other|different|real|better|new|shorter|funny)\b/i.test(place)
    return isAnswered
      ? refuse(`Say which: for instance "Use Italian names". There are ${placesWithNames.join(', ')} names.`)
      : undefined
  }
  if (people.length === 0) return refuse('No screen names a person.')
  const commands = renameTo(
    document,
    people.map((name, index) => [name, names[index % names.length] ?? name] as const),
  )
  return commands.length > 0 ? commands : undefined
}

/** Names written for others in every text and picture; the first names of people as well, which stand alone at times. */
function renameTo(document: AppDocument, named: readonly (readonly [string, string])[]): Command[] {
  const firstOf = (name: string) => name.split(' ')[0] ?? name
  // Full names before first names, which alone may stand for the same person.
  const pairs = [
    ...named,
    ...named
      .filter(([from]) => fullName.test(from))
      .map(([from, to]) => [firstOf(from), fullName.test(to) ? firstOf(to) : to] as const),
  ]
  const form = new RegExp(
    `(?<![\\p{L}\\p{N}@.])(?:${pairs.map(([name]) => escape(name)).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  )
  const by = new Map(pairs.toReversed())
  const write = (text: string) => text.replaceAll(form, (name) => by.get(name) ?? name)
  return [...walkNodes(document)].flatMap(({ node }): Command[] => {
    const label = write(node.label)
    const set = Object.fromEntries(
      Object.entries(node.properties).flatMap(([name, value]): [string, JsonValue][] => {
        const next = value === undefined ? value : rewrite(value, write, name)
        return next === undefined || next === value ? [] : [[name, next]]
      }),
    )
    return [
      ...(label === node.label ? [] : [{ type: 'rename-component' as const, id: node.id, label }]),
      ...(Object.keys(set).length === 0 ? [] : [{ type: 'set-properties' as const, id: node.id, set }]),
    ]
  })
}

const inExamples =
  '(?:(?:in|for|as|on)\\s+(?:the\\s+|our\\s+|my\\s+)?(?:examples?|samples?|example entries|demo(?: data)?)|instead(?:\\s+of\\s+(?:these|those|them|this|that|the (?:current|present|old) ones))?|everywhere)'
const asExamples = [
  // "Put flatmate names like Jonas, Priya and Mei in the examples instead of these".
  `^(?:put|use|take|show|have|write|give)\\s+(?:(?:the\\s+|our\\s+|my\\s+)?(?<of>[\\p{L}]{3,20})\\s+)??names\\s+(?:like|such as)\\s+(?<names>.{3,120}?)(?:\\s+for\\s+(?:the\\s+|our\\s+|my\\s+)?(?<for>\\p{L}{3,20}))?(?:\\s+${inExamples})*$`,
  // "Put songs like Riptide, Hey Jude and Jolene in the examples".
  `^(?:put|use|take|show|have|write)\\s+(?:(?:the|our|my|real|some)\\s+)?(?<of>\\p{L}{3,20}s)\\s+(?:like|such as)\\s+(?<names>.{3,120}?)(?:\\s+${inExamples})+$`,
].map((form) => new RegExp(form, 'iu'))

const titleOf = (item: JsonValue): string =>
  isEntry(item) && typeof item.title === 'string' ? item.title : ''

/** What the things of that sort are called now, those of the longest list first. */
function titlesOf(document: AppDocument, thing: string): string[] {
  const lists = kindNamed(document, thing)?.lists ?? []
  const long = lists.toSorted((one, other) => itemsOf(other).length - itemsOf(one).length)
  return [...new Set(long.flatMap((node) => itemsOf(node).map(titleOf)))].filter((title) => title !== '')
}

const listNames = (document: AppDocument): string =>
  [
    ...new Set(
      [...walkNodes(document)].flatMap(({ node }) =>
        isOfEntries(node) && itemsOf(node).length > 2 ? [node.label] : [],
      ),
    ),
  ]
    .filter((label) => !/^(?:details|at a glance|numbers|messages|contact|more to do)$/i.test(label))
    .slice(0, 5)
    .join(', ')

/** "Use names like Jonas, Priya and Mei": these for those that stand there, wherever they do. */
const nameAsTold: EditRule = (clause, document): EditOutcome | undefined => {
  const found = asExamples.map((form) => form.exec(clause)?.groups).find(Boolean)
  if (!found?.names) return undefined
  const names = found.names
    .replaceAll(/["“”]/g, '')
    .split(/,\s*(?:and\s+)?|\s+and\s+/)
    .map((name) => name.trim())
    .filter((name) => name.length < 40)
  const thing = found.for ?? found.of
  const people = peopleIn(document)
  const own = thing === undefined || /^(?:people|persons?)$/i.test(thing) ? [] : titlesOf(document, thing)
  // Songs that are in no list are no people.
  if (thing !== undefined && own.length === 0 && classOf(toSingular(thing.toLowerCase())) !== 'person')
    return refuse(
      `No list of the app is of ${thing.toLowerCase()}. Say in which list: its own are ${listNames(document)}.`,
    )
  const isOfPeople = own.length === 0 || own.some((title) => people.includes(title))
  const former = isOfPeople
    ? [...own.filter((title) => people.includes(title)), ...people.filter((name) => !own.includes(name))]
    : own
  if (names.length === 0 || former.length === 0) return undefined
  // Who is called so already stays, under the name that was told.
  const taken = (name: string) => former.find((title) => title.split(' ')[0] === name)
  const free = former.filter((title) => !names.some((name) => taken(name) === title))
  const pairs = names.flatMap((name) => {
    const from = taken(name) ?? free.shift()
    return from === undefined || from === name ? [] : [[from, name] as const]
  })
  const commands = pairs.length > 0 ? renameTo(document, pairs) : []
  if (commands.length === 0) return refuse('The examples have these names already.')
  const left = free.length
  return {
    commands,
    ...(left > 0
      ? {
          note: `${names.length} names stand in the examples now; ${left === 1 ? 'one other keeps its name' : `${left} others keep theirs`}.`,
        }
      : {}),
  }
}

/** People under names of another place. */
export const sampleNameRules: readonly EditRule[] = [renamePeople, nameAsTold]
