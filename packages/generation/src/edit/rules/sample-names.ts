import { type AppDocument, type Command, isEqual, type JsonValue, walkNodes } from '@kwiq/app-model'
import { peopleOf } from '../../compose/people.ts'
import { isEntry } from '../entry.ts'
import { namesFrom, placesWithNames } from '../names-of-places.ts'
import { type EditRule, refuse } from '../rule.ts'

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
  // Full names before first names, which alone may stand for the same person.
  const pairs = [
    ...people.map((name, index) => [name, names[index % names.length] ?? name] as const),
    ...people.map(
      (name, index) =>
        [name.split(' ')[0] ?? name, (names[index % names.length] ?? name).split(' ')[0] ?? name] as const,
    ),
  ]
  const form = new RegExp(
    `(?<![\\p{L}\\p{N}@.])(?:${pairs.map(([name]) => escape(name)).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  )
  const by = new Map(pairs.toReversed())
  const write = (text: string) => text.replaceAll(form, (name) => by.get(name) ?? name)
  const commands = [...walkNodes(document)].flatMap(({ node }): Command[] => {
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
  return commands.length > 0 ? commands : undefined
}

/** People under names of another place. */
export const sampleNameRules: readonly EditRule[] = [renamePeople]
