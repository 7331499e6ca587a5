import { type AppDocument, walkNodes } from '@kwiq/app-model'
import { capitalise, toPlural, toSingular } from '../../../words/forms.ts'
import { itemsOf } from '../../entry.ts'
import { findAttribute } from '../../../words/attributes.ts'
import { findNamedScreen } from '../../find-screen.ts'
import { kindNamed } from '../../frames/kind-of-thing.ts'
import { isOfEntries } from '../../lists.ts'
import { listed } from '../../words.ts'
import type { Anew } from './anew.ts'

const pluralOf = (words: string): string => toPlural(toSingular(words.toLowerCase()))

const listedOn =
  /^(?:the\s+|our\s+)?(?<place>[\p{L} ]{3,24}?\s(?:screen|page|tab))\s+(?:should|must|needs? to)\s+(?:list|show)\s+(?<what>(?!only\b|just\b)[\p{L} ]{3,24}\s+with\s+[\p{L} ,-]{3,60})$/iu

/** "The spa page should list treatments with duration and price". */
const asListedOn: Anew = (sentence, document) => {
  const { place = '', what = '' } = listedOn.exec(sentence)?.groups ?? {}
  return place !== '' && findNamedScreen(document, place)
    ? [`add a list of ${what} to the ${place}`]
    : undefined
}

const topOnes = /^(?:list|show)\s+(?:the\s+|our\s+)?(?<what>top\s+[\p{L} ]{3,20}s)$/iu

/** "List the top donors". */
const asTopOnes: Anew = (sentence, document) => {
  const what = topOnes.exec(sentence)?.groups?.what
  return what === undefined || kindNamed(document, what) ? undefined : [`add a list of ${what.toLowerCase()}`]
}

const isAttribute = (words: string): boolean =>
  (findAttribute(words) ?? findAttribute(words.split(' ').at(-1) ?? '')) !== undefined

const toAll =
  /^add\s+(?<what>\p{Ll}[\p{L} ]{2,20}(?:,\s[\p{L} ]{3,20})*,?\s+and\s+\p{Ll}[\p{L} ]{2,20}?)\s+to\s+(?:the\s+|our\s+|all\s+)?(?<things>\p{L}{3,16}s)$/u

/** "Add due date and priority to tasks": to each of them, where the app has a list of them. */
const asToAll: Anew = (sentence, document) => {
  const { what = '', things = '' } = toAll.exec(sentence)?.groups ?? {}
  const kind = things === '' ? undefined : kindNamed(document, things.toLowerCase(), true)
  if (!kind?.lists.length || listed(what).length < 2) return undefined
  // "Add sourdough and rye to the breads" names two more of them.
  if (!listed(what.toLowerCase()).every(isAttribute)) return undefined
  return [`add ${what} to every ${kind.one}`]
}

const untilEach =
  /^(?:show|display|add|tell me)\s+(?:me\s+)?(?:how many days (?:are )?left|(?:the )?(?:number of )?days left|how long)\s+(?:until|to|till|before|for)\s+(?:each|every|the next|my|all)\s+(?<thing>[\p{L} ]{3,20})$/iu

/** "Show how many days are left until each exam". */
const asDaysLeft: Anew = (sentence, document) => {
  const thing = untilEach.exec(sentence)?.groups?.thing
  const kind = thing === undefined ? undefined : kindNamed(document, pluralOf(thing))
  return kind?.lists.length ? [`add days left to every ${kind.one}`] : undefined
}

const alike =
  /^(?:show|display|suggest)\s+(?<what>(?:similar|related|recommended|more|other)\s+(?<things>[\p{L} ]{3,20}))\s+(?:on|in|below|under|at the bottom of)\s+(?:the\s+|each\s+|every\s+)?(?<place>[\p{L} ]{3,24})$/iu

/** "Show similar plants on the plant page": others of them. */
const asAlike: Anew = (sentence, document) => {
  const { what = '', things = '', place = '' } = alike.exec(sentence)?.groups ?? {}
  return things !== '' && kindNamed(document, pluralOf(things))?.lists.length
    ? [`add a list of ${what.toLowerCase()} to the ${place}`]
    : undefined
}

const done =
  /^(?:move|put|show|keep)\s+(?:the\s+|all\s+)?(?:finished|done|completed|closed)\s+(?<things>[\p{L} ]{3,20}?)\s+(?:to|in|into|on)\s+(?:an?\s+)?(?:separate|own|different|other|second)\s+(?:list|section|part)$/iu

/** "Move finished tasks to a separate list". */
const asDoneApart: Anew = (sentence, document) => {
  const things = done.exec(sentence)?.groups?.things
  const kind = things === undefined ? undefined : kindNamed(document, pluralOf(things))
  return kind?.lists.length ? [`group the ${things?.toLowerCase() ?? ''} into Open and Done`] : undefined
}

const filters =
  /^(?:add|show|include)\s+(?:the\s+)?filters?\s+(?:by|for)\s+(?<list>\p{Ll}{3,14}(?:,\s\p{Ll}{3,14})*,?\s+and\s+\p{Ll}{3,14})(?<place>\s+(?:to|on)\s+.{3,30})?$/u
/** What one may look for is no sort of it: "vegan and vegetarian" are two sorts of one. */
const sortsOf =
  /^(?:genre|language|age|price|size|colou?r|brand|category|type|kind|date|year|author|rating|distance|location|level|gender|subject|city|country|material|status|duration|light|topic)$/

/** "Filters by genre, language and age": one for each. */
const asFilters: Anew = (sentence) => {
  const { list = '', place = '' } = filters.exec(sentence)?.groups ?? {}
  const by = listed(list)
  return by.length > 1 && by.every((each) => sortsOf.test(each))
    ? by.map((each) => `add a filter by ${each}${place}`)
    : undefined
}

const stateMarked =
  /^(?:show|colou?r|make)\s+(?:the\s+)?(?<what>[\p{L} ]{3,20}?)\s+(?:in\s+)?(?<color>red|orange|yellow|green)\s+(?:when|if)\s+(?:(?:they|it)\s+(?:are|is)\s+)?(?<state>overdue|late|expired|full|sold out|empty|done)$/iu

/** "Show due dates in red when overdue": the things that are so. */
const asStateMarked: Anew = (sentence, document) => {
  const { what = '', color = '', state = '' } = stateMarked.exec(sentence)?.groups ?? {}
  if (state === '') return undefined
  const kind = kindNamed(document, pluralOf(what)) ?? mainKind(document)
  return kind && [`mark ${state} ${pluralOf(kind.one)} in ${color}`]
}

/** What the largest list of an app is of. */
function mainKind(document: AppDocument): ReturnType<typeof kindNamed> {
  const lists = [...walkNodes(document)].filter(({ node }) => isOfEntries(node))
  const [largest] = lists.toSorted((one, other) => itemsOf(other.node).length - itemsOf(one.node).length)
  return largest && kindNamed(document, largest.node.label.toLowerCase())
}

const soAll =
  /^mark\s+(?:the\s+|some\s+)?(?<things>[\p{L} ]{3,20}?)\s+as\s+(?<state>urgent|new|sold|featured|popular|important|sale)$/iu

/** "Mark jobs as urgent": the first of them, as an example. */
const asExample: Anew = (sentence, document) => {
  const { things = '', state = '' } = soAll.exec(sentence)?.groups ?? {}
  const kind = things === '' ? undefined : kindNamed(document, pluralOf(things))
  return kind?.lists.length && things.toLowerCase() === pluralOf(things)
    ? [`add a "${capitalise(state.toLowerCase())}" badge to the first ${kind.one}`]
    : undefined
}

/** What is told of the things an app has, as clauses the rules know. */
export const anewOfThings: readonly Anew[] = [
  asListedOn,
  asTopOnes,
  asToAll,
  asDaysLeft,
  asAlike,
  asDoneApart,
  asFilters,
  asStateMarked,
  asExample,
]
