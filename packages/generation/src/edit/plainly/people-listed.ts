import type { JsonValue, Screen } from '@kwiq/app-model'
import { peopleOf, usernameOf } from '../../compose/people.ts'
import { knownValuesOf } from '../../plan/content/values.ts'
import { capitalise, toPlural, toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { hashText } from '../../seed.ts'
import { columnFor } from '../frames/fields-given.ts'
import { put } from '../frames/put.ts'
import { attributesSaid } from '../frames/said-attributes.ts'
import { endOf, startOf } from '../places.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { placeMeant } from './app-parts.ts'

const asking =
  "(?:(?:can you |could you )?(?:please )?(?:add|make|show|create|include|put)|(?:i|we)(?:\\s+would|['’]d)?\\s+(?:want|need|like)(?:\\s+to have)?|there should be)"
const form = new RegExp(
  `^(?:${asking}\\s+)?(?:an?\\s+|the\\s+)?(?:short\\s+|small\\s+|new\\s+)?list\\s+(?:of|with|for)\\s+(?:all\\s+)?(?:the\\s+|our\\s+|my\\s+)?(?<who>[\\p{L} ]{3,24}?)\\s+(?:with|and|showing)\\s+(?<told>.{3,120}?)(?:\\s+(?:to|on)\\s+(?:the\\s+|our\\s+)(?<place>[\\p{L} ]{3,20}\\s(?:page|screen|tab)))?$`,
  'iu',
)

/** When somebody can be reached, for six people. */
const hours = [
  'Mon to Fri, 8:00 to 12:00',
  'Mon and Wed, 14:00 to 18:00',
  'Tue and Thu, 9:00 to 13:00',
  'Fri, 10:00 to 16:00',
]
const doing =
  /^(?:what|which \p{L}+)\s+(?:they|he|she|each)\s+(?:can|could|may|do|does|likes? to|want to)\s*(?:\p{L}+)?(?:\s+\p{L}+)?$/iu

/** "What they can repair (bikes, toasters), and a phone nr.", one by one; what is in brackets stays with its words. */
const piecesOf = (told: string): string[] =>
  told
    .split(/,\s*(?:and\s+)?(?![^(]*\))|\s+and\s+(?![^(]*\))/i)
    .map((piece) => piece.trim().replace(/\.$/, ''))
    .filter((piece) => piece !== '')

/** What stands there for each of them; none where that is the name or the face; undefined where nobody knows. */
function valuesFor(
  piece: string,
  people: readonly string[],
  one: string,
  about: string,
): readonly string[] | undefined {
  const [, words = piece, bracket] = /^(.{3,60}?)\s*\(([^()]{3,80})\)$/.exec(piece) ?? []
  const bare = words.replace(/^(?:an?|the|their|his|her)\s+/i, '')
  if (bracket !== undefined)
    return bracket
      .split(/,\s*|\s+(?:or|and)\s+|\s*\/\s*/)
      .filter(Boolean)
      .map((each) => capitalise(each.trim()))
  if (/^(?:names?|photos?|pictures?|faces?)$/i.test(bare)) return []
  if (/^(?:(?:tele|mobile )?phone|mobile|tel)(?:\s*(?:numbers?|nrs?|nos?))?$/i.test(bare))
    return knownValuesOf('phone')
  if (/^(?:(?:working|office|opening|duty)\s+)?(?:hours|times)$/i.test(bare)) return hours
  if (/^e-?mails?(?: address(?:es)?)?$/i.test(bare))
    return people.map((name) => `${usernameOf(name)}@post.example`)
  if (doing.test(bare)) return undefined
  const [said] = attributesSaid(bare) ?? []
  const values = said === undefined ? [] : columnFor(said, one, about).values
  return values.length > 0 && values.every((value) => value !== '') ? values : undefined
}

/** "A list of our helpers with what they can repair (bikes, toasters) and a phone number": people, and what is told of each. */
const peopleListed: EditRule = (clause, document): EditOutcome | undefined => {
  const found = form.exec(clause)?.groups
  const one = toSingular((found?.who ?? '').toLowerCase())
  if (!found?.told || classOf(one.split(' ').at(-1) ?? '') !== 'person') return undefined
  const host: Screen | undefined =
    found.place === undefined ? startOf(document) : placeMeant(document, found.place)
  const title = capitalise(toPlural(one))
  if (!host) return undefined
  if (
    document.screens.some((screen) =>
      screen.components.some(({ label, type }) => type === 'list' && label === title),
    )
  )
    return undefined
  const people = peopleOf(hashText(title), 5)
  const pieces = piecesOf(found.told)
  const columns = pieces.map((piece) => valuesFor(piece, people, one, document.app.description))
  const unknown = pieces[columns.indexOf(undefined)]
  if (unknown !== undefined)
    return refuse(
      `Say what may stand there for “${unknown}”, in brackets: for instance "add a list of ${title.toLowerCase()} with ${unknown} (one, two, three)".`,
    )
  const many = Math.max(
    3,
    ...pieces.map((piece, index) => (piece.includes('(') ? (columns[index]?.length ?? 0) : 0)),
  )
  const items = people.slice(0, Math.min(many, people.length)).map((name, index): JsonValue => {
    const subtitle = columns
      .flatMap((values) => (values && values.length > 0 ? [values[index % values.length] ?? ''] : []))
      .join(' · ')
    return { avatar: name, title: name, ...(subtitle === '' ? {} : { subtitle }) }
  })
  return put(document, host, endOf(host), {
    type: 'list',
    label: title,
    properties: { layout: 'rows', title, items },
  })
}

/** Lists of people with what is told of each. */
export const peopleListedRules: readonly EditRule[] = [peopleListed]
