import { toPlural, toSingular } from '../../../words/forms.ts'
import { findNamedScreen } from '../../find-screen.ts'
import { kindNamed } from '../../frames/kind-of-thing.ts'
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

const toAll =
  /^add\s+(?<what>\p{Ll}[\p{L} ]{2,20}(?:,\s[\p{L} ]{3,20})*,?\s+and\s+\p{Ll}[\p{L} ]{2,20}?)\s+to\s+(?:the\s+|our\s+|all\s+)?(?<things>\p{L}{3,16}s)$/u

/** "Add due date and priority to tasks": to each of them, where the app has a list of them. */
const asToAll: Anew = (sentence, document) => {
  const { what = '', things = '' } = toAll.exec(sentence)?.groups ?? {}
  const kind = things === '' ? undefined : kindNamed(document, things.toLowerCase(), true)
  if (!kind?.lists.length || listed(what).length < 2) return undefined
  // "Filters" and "buttons" are none of the things themselves.
  if (/\b(?:filters?|buttons?|screens?|pages?|tabs?|charts?|lists?)\b/i.test(what)) return undefined
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

/** What is told of the things an app has, as clauses the rules know. */
export const anewOfThings: readonly Anew[] = [
  asListedOn,
  asTopOnes,
  asToAll,
  asDaysLeft,
  asAlike,
  asDoneApart,
]
