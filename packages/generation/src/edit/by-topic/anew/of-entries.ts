import { toPlural, toSingular } from '../../../words/forms.ts'
import { findTexts } from '../../find-text.ts'
import { choicesIn } from '../../choice-nodes.ts'
import { kindNamed } from '../../frames/kind-of-thing.ts'
import { isMeasure } from '../../rules/units.ts'
import { listed } from '../../words.ts'
import type { Anew } from './anew.ts'

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

const stated =
  /^(?:the\s+)?(?<things>\p{L}{3,20}s)\s*:\s*(?<states>[\p{L} ]{2,20}(?:,\s*[\p{L} ]{2,20}){1,5}(?:,?\s+(?:and|or)\s+[\p{L} ]{2,20})?)$/iu

/** "Repairs: new, in progress, done": a state of each. */
const asStates: Anew = (sentence, document) => {
  const { things = '', states = '' } = stated.exec(sentence)?.groups ?? {}
  const kind = things === '' ? undefined : kindNamed(document, things, true)
  if (!kind || kind.lists.length === 0 || listed(states).some((each) => each.split(' ').length > 3))
    return undefined
  return [`add a status to each ${toSingular(things.toLowerCase())}: ${listed(states).join(', ')}`]
}

const timed =
  /^(?:the\s+)?(?<what>\p{L}[\p{L} ]{3,28}?)\s+at\s+(?<time>\d{1,2}[:.]\d{2}|\d{1,2}\s?(?:am|pm))$/iu

/** "Friday prayer at 13:30", where an entry is called so. */
const asTimed: Anew = (sentence, document) => {
  const { what = '', time } = timed.exec(sentence)?.groups ?? {}
  const isThere = what !== '' && findTexts(document, what).some(({ place }) => place.kind === 'item')
  return isThere ? [`${what} is at ${time ?? ''}`] : undefined
}

const seeing =
  /^(?:i|we)(?:['’]d| would)?\s+(?:want to|like to|would like to|need to|have to|must)\s+see\s+(?<what>(?:the|my|our|all)\s[\p{L} ]{3,40}?)\s+(?<where>(?:on|at)\s+the\s+[\p{L} ]{3,20}?(?:page|screen))$/iu

/** "I want to see the total value of my collection on the home page". */
const asSeen: Anew = (sentence) => {
  const { what, where } = seeing.exec(sentence)?.groups ?? {}
  return what === undefined || !/\b(?:total|sum|number|count|average|balance)\b/i.test(what)
    ? undefined
    : [`show ${what} ${where ?? ''}`]
}

const rating =
  /^(?:people|users?|everyone|guests?|members?|customers?|you|we|visitors?|\p{L}{3,14}s)\s+(?:should|must|want to|need to|would like to)\s+(?:be able to\s+)?rate\s+(?:an?|the|each|every|our)\s+(?<what>[\p{L} ]{3,20}?)(?:\s+(?:with|by|using)\s+(?:\d\s+|up to \d\s+)?stars)?$/iu

/** "People should be able to rate a truck with stars". */
const asRated: Anew = (sentence) => {
  const what = rating.exec(sentence)?.groups?.what
  return what === undefined ? undefined : [`let people rate the ${toPlural(toSingular(what.toLowerCase()))}`]
}

const only =
  /^(?:(?:i|we)\s+only\s+(?:want|need|like|sell|have|offer)|only|just)\s+(?:to see\s+)?(?<what>(?!the\s|show\s|my\s)\p{L}{3,16}\s\p{L}{3,16}s)(?:\s+please)?$/iu

/** "I only want playstation games". */
const asOnly: Anew = (sentence, document) => {
  const what = only.exec(sentence)?.groups?.what
  const noun = what?.split(' ').at(-1) ?? ''
  return what !== undefined && kindNamed(document, noun, true) ? [`show only ${what}`] : undefined
}

const starting =
  /^(?:the\s+|all\s+)?(?<what>\p{L}{3,20}s)\s+(?:should|must)\s+be\s+(?:sorted|ordered|listed)\s+by\s+(?:the\s+|their\s+)?(?:start|starting|begin|opening|departure|arrival)\s+(?<key>time|date|day)$/iu

/** "The films should be sorted by start time". */
const asSortedByTime: Anew = (sentence) => {
  const { what, key } = starting.exec(sentence)?.groups ?? {}
  return what === undefined ? undefined : [`sort the ${what} by ${key ?? 'time'}`]
}

const onEach =
  /^(?:the\s+|an?\s+)?(?<what>[\p{L}'’ ]{3,28}?)\s+(?:on|for|at|under|below|next to|beside|with)\s+(?:each|every)\s+(?<thing>[\p{L} ]{3,20})$/iu

/** "The doctor's name on each appointment". */
const asOnEach: Anew = (sentence, document) => {
  const { what = '', thing } = onEach.exec(sentence)?.groups ?? {}
  const isPart = /\b(?:button|show|put|add|write|tab|list|page|screen)\b/i.test(what)
  const kind = thing === undefined || isPart ? undefined : kindNamed(document, toPlural(thing.toLowerCase()))
  return kind ? [`add the ${what} to each ${thing ?? ''}`] : undefined
}

const played =
  /^(?:i|we|people|users?|you|they|\p{L}{3,14}s)\s+(?:want to|would like to|should be able to|must be able to|need to|can)\s+mark\s+(?:an?\s+|the\s+|their\s+|my\s+)?(?<what>[\p{L} ]{3,20}?)\s+as\s+(?<state>\p{L}{3,14})(?:,?\s+(?:and|so)\s[^"“”]{3,40})?$/iu

/** "I want to mark episodes as played": a button where one of them is shown. */
const asMarkable: Anew = (sentence, document) => {
  const { what = '', state } = played.exec(sentence)?.groups ?? {}
  const kind = state === undefined ? undefined : kindNamed(document, toPlural(toSingular(what.toLowerCase())))
  const screen =
    kind?.detail ??
    document.screens.find(({ components }) => kind?.lists.some((list) => components.includes(list)))
  return screen ? [`add a button "Mark as ${state ?? ''}" to the ${screen.name} screen`] : undefined
}

const over =
  /^(?:the\s+)?(?<what>\p{L}{3,20})\s+(?<how>over|above|under|below|more than|less than)\s+(?<n>\d[\d.,]*\s?[\p{L}€$£%°]{0,8})\s+(?:should be\s+|must be\s+)?(?:marked|highlighted|shown)?\s*(?:in\s+)?(?<color>red|green|orange|yellow)?$/iu

/** "Fees over 50 euros in red", "stock below 5 should be marked". */
const asOver: Anew = (sentence, document) => {
  const { what, how, n, color } = over.exec(sentence)?.groups ?? {}
  if (what === undefined || (color === undefined && !/\b(?:marked|highlighted)\b/i.test(sentence)))
    return undefined
  // Without a unit any number would be meant.
  const isMeasured = /\d\s?\p{L}|[€$£%°]/u.test(n ?? '')
  if (!isMeasured && !kindNamed(document, what, true)) return undefined
  return [`mark ${isMeasured ? 'everything' : what} ${how ?? ''} ${n ?? ''} in ${color ?? 'red'}`]
}

const preset =
  /^(?:(?:make|set|use)\s+)?(?<value>[\p{L}\d ]{2,20}?)\s+(?:as\s+(?:the\s+)?default(?:\s+(?:filter|choice|value|option|answer))?|(?:should|must)\s+be\s+(?:the\s+default|preselected|chosen first|selected))$/iu

/** "Europe as the default filter": chosen already when the screen opens. */
const asDefault: Anew = (sentence, document) => {
  const value = preset.exec(sentence)?.groups?.value?.toLowerCase()
  const isThere = choicesIn(document).some(({ values }) =>
    values.some((each) => each.toLowerCase() === value),
  )
  return value !== undefined && isThere ? [`choose "${value}" by default`] : undefined
}

/** Sentences of entries of lists and what they show, as clauses the rules know. */
export const anewOfEntries: readonly Anew[] = [
  asOnEach,
  asMarkable,
  asOver,
  asDefault,
  asUnits,
  asTicked,
  asFirstAndHow,
  asTimed,
  asStates,
  asSeen,
  asRated,
  asOnly,
  asSortedByTime,
]
