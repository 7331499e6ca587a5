import {
  type AppDocument,
  collectNodeIds,
  type Command,
  type ComponentNode,
  type Screen,
  walkComponents,
} from '@kwiq/app-model'
import type { Column } from '../../plan/register/said-field.ts'
import { capitalise } from '../../words/forms.ts'
import { isEntry, itemsOf } from '../entry.ts'
import { findByMeaning } from '../find-by-meaning.ts'
import { findNamedScreen } from '../find-screen.ts'
import { findNamedNode } from '../find-target.ts'
import { freeId } from '../free-id.ts'
import { knownEntries } from '../known-entries.ts'
import { endOf, placeOn, startOf, topOf } from '../places.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { columnFor, giveToKind } from './fields-given.ts'
import { type Kind, kindNamed, mainDetail, mainList } from './kind-of-thing.ts'
import { attributesSaid, type SaidAttribute } from './said-attributes.ts'

const asked = [
  /^(?:where|how)\s+(?:do|can|could|will)\s+(?:i|we|people|they|users?|customers?|members?|guests?|one|you)\s+(?:see|find|check|look up|know)\s+(?<what>.{3,90}?)\s*\??(?:\s+(?:please\s+)?(?:add|show|put)(?:\s+(?:that|it|this))?(?:\s+(?:in|somewhere|please))*)$/iu,
  /^(?:(?:can|could|may)\s+(?:i|we|people|they|users?|customers?|members?|guests?|one|you)\s+(?:also\s+|please\s+)?(?:see|show|have|know)|(?:could|can|should)\s+(?:it|the app)\s+(?:also\s+)?(?:show|tell|say|display|include)|(?:it|the app)\s+(?:should|must|could)\s+(?:also\s+)?(?:show|tell|say|display|include)|(?:i|we)\s+(?:want|need|would like|['’]d like)\s+to\s+(?:see|know)|(?:also\s+)?(?:show|add|display|include|tell)(?:\s+(?:me|us|people))?|[\p{L}' -]{3,24}?\s+(?:should|must|need to|needs to|want to|wants to)\s+(?:be able to\s+)?(?:see|know))\s+(?<what>.{3,90}?)(?:\s+(?:somewhere|anywhere))?\??$/iu,
  /^(?<what>an?\s+(?:total|sum|overview|count)\s+of\s+.{3,70})$/iu,
]
/** A question as the name of what is shown: it begins like one. */
const question = /^(?:how|who|what|which|where|when|whether|if)\s/i
const total = /^an?\s+(?:total|sum|count)\s+of\s+(?:what|how much|all|the|our|my)?\s*(.{3,60})$/iu

const placed =
  /\s+(?:on|at|in)\s+(?:the\s+)?((?:first|home|start|main|front)\s+(?:page|screen)|top|\p{L}+\s(?:page|screen|tab))$/iu

const isThere = (document: AppDocument, name: string) =>
  findNamedScreen(document, name) !== undefined || findNamedNode(document, name) !== undefined

/** Of which of its things it is told, where the words name them: "how many bottles are left of each wine". */
function kindIn(document: AppDocument, what: string): Kind | undefined {
  const [, named = ''] =
    /\s(?:of|for|in|on|from)\s+((?:each|every|an?|the)\s+[\p{L} ]{3,24})$/iu.exec(what) ?? []
  const each = named === '' ? undefined : kindNamed(document, named, true)
  if (each) return each
  const [, object = ''] =
    /\bthe\s+(\p{L}{3,16})(?:\s+and\s+when|\s+(?:is|are|was|has|in|out|up))?\b/iu.exec(what) ?? []
  return object === '' ? undefined : kindNamed(document, object, true)
}

/** Numbers of a screen are in one list, where it has some. */
const numbersOf = ({ components }: Screen): ComponentNode | undefined =>
  [...walkComponents(components)].find(
    (node) =>
      node.type === 'list' &&
      node.properties.layout === 'stats' &&
      itemsOf(node).some(isEntry) &&
      itemsOf(node).length < 4 &&
      node.properties.plain !== true,
  )

/** "What expires this week": the first of the things the app is about, under that title. */
function listOfSome(document: AppDocument, rest: string, place: string | undefined): EditOutcome | undefined {
  const list = mainList(document)
  const start = startOf(document)
  const screen = place === undefined || /^top$/i.test(place) ? start : findNamedScreen(document, place)
  const title = capitalise(rest.replace(/\s+(?:please|again)$/i, ''))
  if (!list || !screen || title.split(' ').length > 5) return undefined
  const node: ComponentNode = {
    ...list,
    id: freeId(new Set(collectNodeIds(document)), 'list'),
    label: title,
    properties: { ...list.properties, layout: 'rows', title, items: itemsOf(list).slice(0, 3) },
  }
  const index = place !== undefined && /^top$/i.test(place) ? topOf(screen) : endOf(screen)
  return {
    commands: [{ type: 'add-component', node, place: placeOn(screen, index) }],
    note: 'Which they are is an example: nothing is worked out from the entries.',
  }
}

/** Where it stands, for who did not find it. */
function alreadyOn(document: AppDocument, name: string): string {
  const screen = findNamedNode(document, name)?.screen ?? findNamedScreen(document, name)
  return `“${name}” stands on ${screen?.name ?? 'a screen'} already.`
}

/** A figure of the app as a whole: among those there are, else in a row of its own. */
function figureOn(document: AppDocument, screen: Screen, { field, values }: Column): Command {
  const value = (values[0] ?? field.value) || '12'
  const item = { value, title: field.name }
  const numbers = numbersOf(screen)
  // What is of a year is not among the numbers of today.
  const isOfDay =
    numbers !== undefined && /today/i.test(numbers.label) && /\b(?:year|month|week)$/i.test(field.name)
  if (numbers && !isOfDay && value.length < 12)
    return { type: 'set-properties', id: numbers.id, set: { items: [...itemsOf(numbers), item] } }
  const node: ComponentNode = {
    id: freeId(new Set(collectNodeIds(document)), 'list'),
    type: 'list',
    label: field.name,
    properties:
      value.length < 12
        ? { layout: 'stats', items: [item] }
        : { layout: 'rows', items: [{ icon: 'info', title: field.name, value }] },
  }
  return { type: 'add-component', node, place: placeOn(screen, endOf(screen)) }
}

const ofMoney =
  /\b(?:money|earned|earn|made|income|revenue|turnover|profit|spent|spend|worth|cost|paid|owe)\b/i

/** "When a court gets free": something to be told of, which no figure says. */
const event = /^when\s+(?:it|an?|someone|somebody|something|there|their|my|our)\b/i

/** What names no figure: it only points at something, or asks who. */
const isNoName = (name: string): boolean =>
  /^(?:who(?! (?:is|are)\b)|their|its|his|her|my|our|your|it|they|that|this)\b/i.test(name)

/** "Where do I see how much money we made this year? add that", "could it also show how long the waiting time is". */
export const showWhat: EditRule = (clause, document): EditOutcome | undefined => {
  const found = asked.map((form) => form.exec(clause)?.groups?.what).find((what) => what !== undefined)
  if (found === undefined || /["“”]|\bnode:/.test(clause) || event.test(found)) return undefined
  const place = placed.exec(found)?.[1]
  const what = found.replace(placed, '').trim()
  const sum = total.exec(what)?.[1]
  const isAsked = /^(?:where|how|can|could|may)\b/i.test(clause)
  if (sum === undefined && !question.test(what) && !isAsked) return undefined
  // What the app lists is counted by a rule of its own; which of them are so nobody works out.
  const [, counted = ''] = /^how many\s+(\p{L}+)/iu.exec(what) ?? []
  const some =
    /^what\s+(?:is\s+|are\s+)?(?<rest>(?!i\b|we\b|they\b|it\b|he\b|she\b|you\b|people\b|kind\b|sort\b|time\b|the\b)\p{L}+\s.{2,40}|missing|new|left)$/iu.exec(
      what,
    )?.groups?.rest
  if (some !== undefined) return listOfSome(document, some, place)
  if (/^which\s/i.test(what) || (counted !== '' && kindNamed(document, counted, true))) return undefined
  const said: SaidAttribute[] | undefined =
    sum === undefined ? attributesSaid(what) : [{ name: totalName(sum), options: [] }]
  if (!said || said.length > 3 || said.some(({ name }) => name.split(' ').length > 6)) return undefined
  const [, noun = '', of = ''] =
    /^(?:the\s+)?([\p{L} ]{3,20})\s+(?:of|for|in)\s+(?:each|every|the|an?)\s+(\p{L}{3,16})$/iu.exec(what) ??
    []
  if (noun !== '' && !question.test(what)) return listOfEach(document, noun, of)
  if (!question.test(what) && sum === undefined) return shownOfEach(document, said)
  if (said.every(({ name }) => isThere(document, name)) && place === undefined)
    return refuse(alreadyOn(document, said[0]?.name ?? ''))
  const isOwn = /\b(?:i|we|my|our|in total|so far|right now|today)\b/i.test(what)
  const kind =
    sum !== undefined || place !== undefined
      ? undefined
      : (kindIn(document, what) ?? (/^add\b/i.test(clause) && !isOwn ? mainKind(document) : undefined))
  if (kind && kind.lists.length > 0) {
    const commands = giveToKind(document, kind, said)
    return commands.length > 0 ? { commands } : undefined
  }
  if (said.some(({ name }) => isNoName(name))) return undefined
  const isTotal =
    sum !== undefined || /\b(?:this|last|per|a) (?:year|month|week)\b|\bin total\b|\bso far\b/i.test(what)
  const screen =
    (place === undefined
      ? undefined
      : findNamedScreen(document, /^top$/i.test(place) ? 'home screen' : place)) ??
    (isTotal ? screenOfNumbers(document) : undefined) ??
    startOf(document)
  if (!screen) return undefined
  const commands = said.map((each) => {
    const column = columnFor(each, '', document.app.description ?? '')
    const isVague = column.values.every((value) => value === '')
    return figureOn(
      document,
      screen,
      isVague || each.as === 'amount' || ofMoney.test(what) ? guessed(column, what, document) : column,
    )
  })
  return { commands }
}

const ofNumbers =
  /\b(?:stats|statistics|numbers|progress|growth|insights?|analytics|earnings|spending|value|totals?|charts?|history|money|budget|income|report|records)\b/i
const screenOfNumbers = (document: AppDocument): Screen | undefined =>
  [findByMeaning(document, 'stats'), ...document.screens].find(
    (screen) => screen && ofNumbers.test(screen.name),
  )

/** What such a figure looks like: an amount of money or a number. */
function guessed(column: Column, what: string, document: AppDocument): Column {
  const sign = /[$£¥₹]|CHF/.exec(JSON.stringify(document.screens))?.[0] ?? '€'
  return { ...column, values: [ofMoney.test(what) ? `${sign}${sign === '$' ? '' : ' '}1,240` : '24'] }
}

const totalName = (words: string): string =>
  /\bworth\b/i.test(words)
    ? 'Total value'
    : `Total ${words
        .replace(/^(?:the|our|my|all)\s+/i, '')
        .split(' ')
        .slice(0, 3)
        .join(' ')
        .toLowerCase()}`

/** "Can I see the prices somewhere": what one knows of such things, told of each of them. */
function shownOfEach(document: AppDocument, said: readonly SaidAttribute[]): EditOutcome | undefined {
  const [first] = said
  if (!first || said.length > 1 || isThere(document, first.name)) return undefined
  const column = columnFor(first, '', document.app.description ?? '')
  if (column.values.every((value) => value === '') || kindNamed(document, first.name, true)) return undefined
  const kind = mainKind(document)
  const commands = kind ? giveToKind(document, kind, said) : []
  return commands.length > 0 ? { commands } : undefined
}

/** The things the app is about. */
function mainKind(document: AppDocument): Kind | undefined {
  const list = mainList(document)
  const kind = list && kindNamed(document, list.label, true)
  const detail = mainDetail(document)
  return kind && { ...kind, ...(detail && !kind.detail ? { detail } : {}) }
}

/** "The menu of each restaurant": on its screen, where one knows what such a list holds. */
function listOfEach(document: AppDocument, noun: string, of: string): EditOutcome | undefined {
  const screen = kindNamed(document, of, true)?.detail
  const items = knownEntries(noun)
  if (!screen || !items) return undefined
  const title = capitalise(noun)
  const node: ComponentNode = {
    id: freeId(new Set(collectNodeIds(document)), 'list'),
    type: 'list',
    label: title,
    properties: { layout: 'rows', title, items },
  }
  return { commands: [{ type: 'add-component', node, place: placeOn(screen, endOf(screen)) }] }
}

/** "Also count stairs": asked for where one is logged, told of each, and among the numbers of the first screen. */
export const trackMore: EditRule = (clause, document): EditOutcome | undefined => {
  const what = /^track: (.{3,30})$/i.exec(clause)?.[1]
  if (what === undefined) return undefined
  const said: SaidAttribute = { name: capitalise(what), options: [] }
  const column = columnFor(said, '', document.app.description ?? '')
  const isVague = column.values.every((value) => value === '')
  const told: SaidAttribute = isVague ? { ...said, as: 'number' } : said
  const kind = mainKind(document)
  const start = startOf(document)
  const numbers = start && numbersOf(start)
  const figure = start && numbers ? [figureOn(document, start, columnFor(told, '', ''))] : []
  const commands = [...(kind ? giveToKind(document, kind, [told]) : []), ...figure]
  return commands.length > 0 ? { commands } : undefined
}
