import { type AppDocument, walkNodes } from '@kwiq/app-model'
import { toPlural, toSingular } from '../../words/forms.ts'
import { baseOfVerb } from '../../words/verbs.ts'
import { findNamedScreen } from '../find-screen.ts'
import { kindNamed, mainList } from '../frames/kind-of-thing.ts'
import { isOfEntries } from '../lists.ts'
import { formMeant, placeMeant, stemsIn } from '../plainly/app-parts.ts'
import { isMeasure } from '../rules/units.ts'

/** A sentence as clauses the rules know, one after the other; undefined where it has not that form. */
type Anew = (sentence: string, document: AppDocument) => string[] | undefined

const name = "[\\p{L}' -]{2,30}?"
const opening = [
  `^(?:please\\s+)?(?:start|open|begin)\\s+(?:the app\\s+)?(?:with|on|in|at)\\s+(?:the\\s+|my\\s+|our\\s+)?(?<what>${name})(?:\\s+(?:screen|page|list|tab))?\\s+(?:when|as soon as|once|if)\\s+(?:i|you|we|they|people|someone|the app|it)\\s+(?:opens?|starts?)(?:\\s+(?:it|the app|up))?$`,
  `^(?:the\\s+)?(?:app|it)\\s+(?:should|must|has to)\\s+(?:always\\s+)?(?:start|open|begin)\\s+(?:with|on|in|at)\\s+(?:the\\s+|my\\s+|our\\s+)?(?<what>${name})(?:\\s+(?:screen|page|list|tab))?$`,
  `^(?:the\\s+|my\\s+|our\\s+)?(?<what>${name})(?:\\s+(?:screen|page|list|tab))?\\s+(?:should|must)\\s+be\\s+(?:the\\s+)?(?:first\\s+(?:thing|screen|page)|what)\\s+(?:that\\s+)?(?:i|you|we|they|people|one|everyone)\\s+sees?(?:\\s+(?:first|when.*))?$`,
  `^(?:when|as soon as)\\s+(?:i|you|we|they|people)\\s+open\\s+(?:it|the app),?\\s+(?:i|you|we|they|people)\\s+(?:want to|should|must|would like to)\\s+(?:see|be on|land on|start with)\\s+(?:the\\s+|my\\s+|our\\s+)?(?<what>${name})(?:\\s+(?:screen|page|list|tab))?(?:\\s+first)?$`,
  `^(?:the\\s+|our\\s+)?(?:\\p{L}{3,16})\\s+(?:should\\s+)?(?:land|start)s?\\s+on\\s+(?:the\\s+|my\\s+|our\\s+)?(?<what>${name})(?:\\s+(?:screen|page|list|tab))?(?:\\s+when\\s+(?:they|you|i|we)\\s+open\\s+(?:it|the app))?$`,
].map((form) => new RegExp(form, 'iu'))

/** "Start with the rooms when the app opens": that screen is the first; a list of the first one goes to its top. */
const asOpening: Anew = (sentence, document) => {
  const what = opening.map((form) => form.exec(sentence)?.groups?.what).find(Boolean)
  if (what === undefined) return undefined
  const screen = findNamedScreen(document, what) ?? placeMeant(document, what)
  if (screen && screen.id !== document.app.startScreenId) return [`make ${screen.name} the start screen`]
  const kind = kindNamed(document, what)?.lists[0]
  const on = kind && document.screens.find(({ components }) => components.includes(kind))
  return on && on.id !== document.app.startScreenId ? [`make ${on.name} the start screen`] : undefined
}

const measures =
  /^(?:(?:show|display|give|write|put)\s+)?(?:the\s+)?(?<one>[\p{L} ]{3,24}?)\s+(?:should be\s+)?in\s+(?<unit>[\p{L}°/]{1,14})(?:,|,?\s+and)\s+(?:the\s+)?(?<other>[\p{L} ]{3,24}?)\s+(?:should be\s+)?in\s+(?<second>[\p{L}°/]{1,14})$/iu

/** "Weight in pounds and length in inches". */
const asUnits: Anew = (sentence) => {
  const { unit, second } = measures.exec(sentence)?.groups ?? {}
  if (unit === undefined || second === undefined || !isMeasure(unit) || !isMeasure(second)) return undefined
  return [`show units in ${unit}`, `show units in ${second}`]
}

const ticking =
  /^(?:after|when|once)\s+(?:(?:i|we|you|they)(?:['’]ve| have)?\s+)?(?<deed>\p{L}{3,16})\s+(?:an?|the|my|our|each|every)\s+(?<what>[\p{L} ]{3,20}?),?\s+(?:i|we|you|they|people)\s+(?:want to|would like to|should be able to|should|must|can|need to)\s+(?:tick|check|cross)\s+(?:it|them|that)\s+(?:off|out)$/iu

/** "After packing a box I want to tick it off". */
const asTicked: Anew = (sentence) => {
  const what = ticking.exec(sentence)?.groups?.what
  return what === undefined ? undefined : [`tick off the ${toPlural(toSingular(what.toLowerCase()))}`]
}

const counted =
  /^(?<what>how (?:many|much)\s[\p{L} ]{4,40}?)\s+(?:should|must)\s+(?:also\s+)?be\s+(?:seen|visible|shown|there|displayed|written|seen right away)?\s*(?:right\s+)?(?:on|at|in)\s+(?:the\s+)?(?:front|first|home|start|main|top)(?:\s+(?:page|screen))?$/iu

/** "How many people are coming should be seen on the front". */
const asCount: Anew = (sentence) => {
  const what = counted.exec(sentence)?.groups?.what
  return what === undefined ? undefined : [`show ${what} on the home screen`]
}

const going =
  /^(?:we\s+|i\s+)?(?:(?:do not|don['’]?t)\s+need\s+|can do without\s+)?(?:the\s+|our\s+|my\s+)(?<what>[\p{L} -]{3,28}?)\s+(?:can|could|may|should|must)\s+(?:go|be removed|disappear|be taken out|be deleted)(?:,?\s+(?:nobody|no one|people|we|i|they|it|because|since|as)\s[^"“”]{3,60})?$/iu

/** "The badges can go, nobody cares about them": the screen of that name. */
const asGone: Anew = (sentence, document) => {
  const what = going.exec(sentence)?.groups?.what
  if (what === undefined) return undefined
  const screen = document.screens.find(({ name: own }) => own.toLowerCase() === what.toLowerCase())
  return [screen ? `remove the ${screen.name} screen` : `remove the ${what}`]
}

const buttonThere =
  /^(?:add|put|i want|i need|we need|place)\s+(?:an?\s+|another\s+)(?:(?<look>big|small|round|red)\s+)?button\s+(?:on|to|in|at)\s+(?:the\s+|our\s+|my\s+|each\s+|every\s+)?(?<place>[\p{L} -]{3,24}?)(?:\s+(?<part>screen|page|tab|list|form))?\s+(?:(?:that|which)\s+(?:lets? (?:me|us|you|people)\s+)?|to\s+|for\s+|so (?:that )?(?:i|we|you|people) can\s+)(?<deed>\p{L}{3,14}\s[^"“”]{3,50})$/iu
const leading =
  /^(?:goes?|leads?|opens?|takes? (?:you|me|us|people)|brings? (?:you|me|us)|jumps?|link(?:s)?)(?:\s+to)?\s+(?:the\s+)?(?<to>[\p{L} -]{3,30})$/iu

/** "To mark a bed as watered today" is called "Mark as watered". */
const labelOf = (deed: string): string => {
  const short = deed
    .replace(
      /^(\p{L}+)\s+(?:an?|the|each|every|this|that|my|our|one)\s+[\p{L}]+\s+(as\s+\p{L}+).*$/iu,
      '$1 $2',
    )
    .replace(/\s+(?:today|now|for (?:today|now))$/iu, '')
    .replaceAll(/\b(?:an?|the|my|our|their|his|her)\s+/giu, '')
  return `${short.charAt(0).toUpperCase()}${short.slice(1)}`
}

/** "A button on the beds screen to mark a bed as watered": what it does stands behind where it goes. */
const asButtonThere: Anew = (sentence, document) => {
  const { place = '', deed = '', part } = buttonThere.exec(sentence)?.groups ?? {}
  if (deed === '' || /^(?:an?|each|every)\s/i.test(place)) return undefined
  const isStart = /^(?:first|home|start|main|front)$/i.test(place)
  const screen = isStart
    ? document.screens.find(({ id }) => id === document.app.startScreenId)
    : (findNamedScreen(document, `${place} ${part ?? 'screen'}`) ?? placeMeant(document, place))
  if (!screen) return undefined
  const to = leading.exec(deed)?.groups?.to
  if (to === undefined) {
    const [verb = ''] = deed.toLowerCase().split(' ')
    const label = labelOf(deed)
    if (baseOfVerb(verb) === undefined || label.split(' ').length > 5) return undefined
    return [`add a button "${label}" to the ${screen.name} screen`]
  }
  const target = findNamedScreen(document, to) ?? placeMeant(document, to)
  const bare = to.replace(/\s+(?:screen|page)$/i, '')
  const title = `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`
  return target
    ? [`add a button "${title}" to the ${screen.name} screen that opens ${target.name}`]
    : [`add a ${bare} screen`, `add a button "${title}" to the ${screen.name} screen that opens ${title}`]
}

const having =
  /^(?:the\s+|our\s+|my\s+|each\s+|every\s+)?(?<place>[\p{L} -]{3,28}?)(?:\s+(?:screen|page|list))?\s+(?:should|must|needs?(?: to)?|could)\s*(?:have|get|show)?\s+(?:an?\s+)(?:"(?<label>[^"]{2,30})"|“(?<curly>[^”]{2,30})”)\s+button(?:,?\s+(?:and|which|that)\s.*)?$/iu

/** "The cleaning rota should have a "I'll do it" button". */
const asItsButton: Anew = (sentence, document) => {
  const { place = '', label, curly } = having.exec(sentence)?.groups ?? {}
  const screen = place === '' ? undefined : (findNamedScreen(document, place) ?? placeMeant(document, place))
  return screen ? [`add a button "${label ?? curly ?? ''}" to the ${screen.name} screen`] : undefined
}

const controls =
  'slider|drop-?down|switch|toggle|stepper|date picker|calendar|checkbox|text field|number field'
const replaced = new RegExp(
  `^(?:replace|change|turn|swap)\\s+(?:the\\s+)?(?<what>[\\p{L} ]{3,24}?)\\s+(?:with|by|into|for|to)\\s+(?<as>an?\\s+(?:${controls})(?:\\s+from\\s+\\d+\\s+to\\s+\\d+)?)(?:\\s+(?:for|with|of)\\s+(?:the\\s+)?[\\p{L} ]{3,20})?$`,
  'iu',
)

/** "Replace snooze with a slider for minutes": that field, drawn so. */
const asControl: Anew = (sentence, document) => {
  const { what = '', as } = replaced.exec(sentence)?.groups ?? {}
  const isThere = [...walkNodes(document)].some(
    ({ node }) =>
      /^(?:input|list|datepicker|checkbox)$/.test(node.type) &&
      !isOfEntries(node) &&
      stemsIn(what).length > 0 &&
      stemsIn(node.label).join() === stemsIn(what).join(),
  )
  return isThere ? [`change the ${what} to ${as ?? ''}`] : undefined
}

const pair =
  /^(?:please\s+)?add\s+(?<one>(?:an?|another)\s+[\p{L} -]{3,30}?),?\s+and\s+(?<other>an?\s+[\p{L} -]{2,24}?\s(?:screen|page)(?:\s+(?:with|that|where|for)\s.{3,60})?)$/iu

/** "A third place match and a winner screen with confetti": one after the other. */
const asPair: Anew = (sentence) => {
  const { one, other } = pair.exec(sentence)?.groups ?? {}
  if (one === undefined || other === undefined) return undefined
  const isPlain = !/\b(?:with|that|which|where|for|to|on|in|called|named|field|button|screen|page)\b/i.test(
    one,
  )
  return isPlain ? [`add ${other}`, `add ${one}`] : undefined
}

const closed =
  /^(?<wish>(?:add|make|create|show|i want|we need)\s.*\bopening (?:hours|times)\b.*?),?\s+(?:(?:we are |we['’]re )?(?:closed|shut)\s+(?:on\s+)?(?<late>\p{L}{3,6}days?)|(?:on\s+)?(?<day>\p{L}{3,6}days?)\s+(?:we are\s+|is\s+|are\s+)?(?:closed|shut))$/iu

/** "A page with our opening hours, Monday closed". */
const asClosed: Anew = (sentence) => {
  const { wish, day, late } = closed.exec(sentence)?.groups ?? {}
  if (wish === undefined) return undefined
  return [wish.replace(ourHours, '$1'), `we are closed on ${(day ?? late ?? '').replace(/s$/i, '')}s`]
}

const ourHours = /\bour\s+(opening (?:hours|times))\b/i
/** "A page with our opening hours and address": whose they are goes without saying. */
const asHours: Anew = (sentence) =>
  /^(?:add|make|create)\s+(?:an?\s+)(?:page|screen)\s/i.test(sentence) && ourHours.test(sentence)
    ? [sentence.replace(ourHours, '$1')]
    : undefined

const alsoHow =
  /^(?<first>(?:show|list|put|sort)\s[\p{L} ]{3,40}?\s(?:first|on top)),?\s+and\s+(?<how>how (?:many|much|long|far|often)\s[\p{L} ]{3,40})$/iu

/** "Unpaid invoices first and how many days they are late". */
const asFirstAndHow: Anew = (sentence) => {
  const { first, how } = alsoHow.exec(sentence)?.groups ?? {}
  if (first === undefined || how === undefined) return undefined
  const thing = /(\p{L}+)\s(?:first|on top)$/iu.exec(first)?.[1] ?? ''
  return [
    first,
    `show ${how.replace(/\s+(?:they|it)\s+(?:are|is)\s+/i, ' ')} for each ${toSingular(thing.toLowerCase())}`,
  ]
}

const searching =
  /^(?:add|put|i want|i need|we need)\s+(?:an?\s+)?search(?:\s+(?:field|bar|box))?\s+(?:on|to|in|for|at the top of)\s+(?:the\s+|our\s+|my\s+)?(?<place>[\p{L} ]{3,24}?)(?:\s+(?:list|screen|page))?,?\s+(?:by|for)\s+(?:the\s+)?(?<by>[\p{L} ]{3,24})$/iu

/** "A search on the pigeons list, by ring number": its field says so. */
const asSearchBy: Anew = (sentence, document) => {
  const { place = '', by } = searching.exec(sentence)?.groups ?? {}
  const screen =
    by === undefined ? undefined : (findNamedScreen(document, place) ?? placeMeant(document, place))
  const field = screen?.components.find(
    ({ type, properties }) => type === 'input' && properties.kind === 'search',
  )
  if (!screen || by === undefined) return undefined
  return field
    ? [`change the placeholder of node:${field.id} to "Search by ${by.toLowerCase()}"`]
    : [`add a search field to the ${screen.name} screen`]
}

const anonymous = /^anonymous\s+(?<what>[\p{L} ]{3,24})$/iu
/** "Anonymous voting": said where one does it. */
const asAnonymous: Anew = (sentence, document) => {
  const what = anonymous.exec(sentence)?.groups?.what
  const [deed = ''] = stemsIn(what ?? '')
  const named = document.screens.find(({ name: own }) => stemsIn(own)[0]?.slice(0, 4) === deed.slice(0, 4))
  const form = what === undefined ? undefined : (named ?? formMeant(document, what))
  const said = `${(what ?? '').charAt(0).toUpperCase()}${(what ?? '').slice(1).toLowerCase()}`
  return form ? [`add a text "${said} is anonymous." to the ${form.name} screen`] : undefined
}

const outward =
  /^(?:add|put|i want|i need)\s+(?:an?\s+)?(?:button|link)\s+(?:to|that|which)\s+(?:opens?|shows?|sees?|finds?)\s+(?:the\s+|an?\s+|my\s+|our\s+)?(?<of>\p{L}{3,16}?)(?:['’]?s['’]?)?\s+(?<what>address|location|place|route|way)\s+(?:in|on|with)\s+(?<where>(?:google\s+|apple\s+)?maps?|the map app)$/iu

/** "A button to open the customer's address in maps": on the screen of one. */
const asOutward: Anew = (sentence, document) => {
  const { of = '' } = outward.exec(sentence)?.groups ?? {}
  if (of === '') return undefined
  const detail = kindNamed(document, toPlural(toSingular(of.toLowerCase())))?.detail
  const said = detail ?? findNamedScreen(document, 'detail screen')
  return said ? [`add a button "Open in maps" to the ${said.name} screen`] : undefined
}

const noMore = /^(?<first>.{6,90}?),?\s+and\s+no\s+more\s+(?<gone>[\p{L} ]{3,28})$/iu

/** "Swap the tabs, and no more daily limit". */
const asNoMore: Anew = (sentence, document) => {
  const { first, gone } = noMore.exec(sentence)?.groups ?? {}
  if (first === undefined || gone === undefined) return undefined
  return [...(toldAnew(first, document) ?? [first]), `remove the ${gone}`]
}

const onTop =
  /^(?:put|show|have|i want|move)\s+(?:the\s+)?(?<what>total|sum)(?<of>\s+(?:of|for)\s+[\p{L} ]{3,24}?)?\s+(?:right\s+)?(?:on|at)\s+(?:the\s+)?(?:very\s+)?top(?:\s+of\s+(?:the\s+)?(?<place>[\p{L} ]{3,20}?)(?:\s+(?:screen|page))?)?$/iu

/** "Put the total on top of the home screen", where none stands there yet. */
const asTotalOnTop: Anew = (sentence, document) => {
  const found = onTop.exec(sentence)?.groups
  if (!found) return undefined
  const isThere = [...walkNodes(document)].some(({ node }) => stemsIn(node.label).join() === 'total')
  const things = mainList(document)?.label.toLowerCase()
  return isThere || things === undefined
    ? undefined
    : [`show the total${found.of ?? ` of the ${things}`} on the ${found.place ?? 'home'} screen`]
}

const forms: readonly Anew[] = [
  asNoMore,
  asOutward,
  asTotalOnTop,
  asOpening,
  asUnits,
  asTicked,
  asCount,
  asGone,
  asButtonThere,
  asItsButton,
  asControl,
  asPair,
  asClosed,
  asHours,
  asFirstAndHow,
  asSearchBy,
  asAnonymous,
]

/** A sentence of a topic as clauses the rules know; undefined where it has none of these forms. */
export function toldAnew(sentence: string, document: AppDocument): string[] | undefined {
  for (const form of forms) {
    const clauses = form(sentence, document)
    if (clauses) return clauses
  }
  return undefined
}
