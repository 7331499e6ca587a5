import { walkNodes } from '@kwiq/app-model'
import { capitalise, toPlural, toSingular } from '../../../words/forms.ts'
import { classOf } from '../../../words/noun-classes.ts'
import { itemsOf } from '../../entry.ts'
import { findNamedScreen } from '../../find-screen.ts'
import { kindNamed } from '../../frames/kind-of-thing.ts'
import { placeMeant } from '../../plainly/app-parts.ts'
import type { Anew } from './anew.ts'

const whose = '(?:the\\s+|our\\s+|my\\s+)?'
const placed = new RegExp(
  `^(?:add|put|place|show|include)\\s+(?:an?\\s+|the\\s+)?(?<label>(?:\\p{L}+\\s+(?:to|as|for|with)\\s+)\\p{L}[\\p{L}\\p{N} ]{1,20}?)\\s+button\\s+(?:on|to|in|at)\\s+${whose}(?<place>[\\p{L} -]{3,28}?)(?:\\s+(?:screen|page|tab))?$`,
  'iu',
)

/** "An export to CSV button on the reports screen": its name has a little word of its own. */
const asNamedWithPlace: Anew = (sentence, document) => {
  const { label = '', place = '' } = placed.exec(sentence)?.groups ?? {}
  if (label === '') return undefined
  const screen = findNamedScreen(document, `${place} screen`) ?? placeMeant(document, place)
  return screen ? [`add a button "${capitalise(label)}" to the ${screen.name} screen`] : undefined
}

const ofThings = new RegExp(
  `^(?:add|put|show|include|give)\\s+(?:an?\\s+)?["“](?<label>[^"“”]{2,28})["”]\\s+buttons?\\s+(?:to|on|for|in|at|with|beside|under|below)\\s+(?:each\\s+|every\\s+|all\\s+)?${whose}(?<things>[\\p{L} -]{3,28}?)$`,
  'iu',
)

/** "I prayed" buttons to prayer requests: each has one. */
const asButtonOfEach: Anew = (sentence, document) => {
  const { label = '', things = '' } = ofThings.exec(sentence)?.groups ?? {}
  if (label === '' || /\b(?:screen|page|tab|form|list)$/i.test(things)) return undefined
  const kind = kindNamed(document, toPlural(toSingular(things.toLowerCase())))
  if (kind?.detail) return [`add a button "${label}" to the ${kind.detail.name} screen`]
  const [list] = kind?.lists ?? []
  const host = document.screens.find(({ components }) => components.some((node) => node === list))
  return host ? [`add a button "${label}" to the ${host.name} screen`] : undefined
}

const aboveList = new RegExp(
  `^(?:add|put|place|show|include)\\s+(?<what>an?\\s+[\\p{L} -]{3,30}?)\\s+(?:above|over|on top of|at the top of)\\s+(?:the\\s+)?list\\s+of\\s+(?:all\\s+)?${whose}(?<things>[\\p{L} -]{3,24})$`,
  'iu',
)

/** "A date filter above the list of expenses": on the screen that lists them, whatever it is called. */
const asAboveList: Anew = (sentence, document) => {
  const { what = '', things = '' } = aboveList.exec(sentence)?.groups ?? {}
  if (what === '') return undefined
  const kind = kindNamed(document, things)
  const [list] = (kind?.lists ?? []).toSorted((one, other) => itemsOf(other).length - itemsOf(one).length)
  const host =
    [...walkNodes(document)].find(({ node }) => node === list)?.screen ??
    findNamedScreen(document, `${things} screen`) ??
    placeMeant(document, things)
  return host ? [`add ${what} to the ${host.name} screen`] : undefined
}

const forPeople =
  /^(?<wish>(?:make|use|set|show|give)\s.{6,80}?)\s+for\s+(?:(?:the|our|my|all)\s+)?(?<whom>(?:[\p{L}-]+\s)?[\p{L}-]+)$/iu
const ofSize = /\b(?:bigger|larger|smaller|simpler|easier|darker|lighter|brighter|clearer|louder)\b/i

/** "Make everything bigger for older people": why, which changes nothing of what is to be done. */
const asForPeople: Anew = (sentence, document) => {
  const { wish = '', whom = '' } = forPeople.exec(sentence)?.groups ?? {}
  const head = toSingular(whom.toLowerCase().split(' ').at(-1) ?? '')
  const isPeople =
    /^(?:people|folks?|kid|child|senior|grand\p{L}+|elderly)$/u.test(head) || classOf(head) === 'person'
  return isPeople && ofSize.test(wish) && !kindNamed(document, whom) ? [wish] : undefined
}

const headline = /^(?<before>(?:make|set|turn)\s+(?:the|our|my)\s+)headlines?\b(?<rest>.{3,40})$/iu

/** "The headline" is the title of the first screen, where nothing is called so. */
const asTitle: Anew = (sentence) => {
  const { before = '', rest = '' } = headline.exec(sentence)?.groups ?? {}
  return before === '' ? undefined : [`${before}title${rest}`]
}

const twoColors =
  /^(?<one>(?:use|make|set|take)\s+.{3,24}?\s+(?:as|for)\s+(?:the\s+|our\s+)?(?:main|primary|accent|brand)\s+colou?r)\s+(?:and|with)\s+(?<other>(?:an?\s+)?[\p{L} ]{3,20}\s+background)$/iu

/** "Orange as the main colour and a cream background": the one is done, whatever is said of the other. */
const asTwoColors: Anew = (sentence) => {
  const { one, other } = twoColors.exec(sentence)?.groups ?? {}
  return one === undefined || other === undefined ? undefined : [one, `use ${other}`]
}

const alsoDrawn =
  /^(?<wish>(?:add|create|make|include)\s+(?:an?\s+|the\s+)?(?<name>[\p{L} ]{3,20}?)\s+(?:screen|page)\s+with\s+[^"“”]{3,80}?),?\s+and\s+(?<part>an?\s+(?:map|photo|picture|video|chart))$/iu

/** "A contact screen with phone, email and a map": a part of it that is drawn comes when it is there. */
const asAlsoDrawn: Anew = (sentence) => {
  const { wish, name = '', part = '' } = alsoDrawn.exec(sentence)?.groups ?? {}
  return wish === undefined
    ? undefined
    : [wish.replace(/,(?=[^,]*$)/, ' and'), `add ${part} to the ${name} screen`]
}

const gradient =
  /^(?:use|take|choose|make it|set|apply)\s+(?:an?\s+|the\s+)?(?<one>\p{L}{3,12})[ -]to[ -](?<other>\p{L}{3,12})\s+(?:palette|gradient|colou?rs?|colou?r (?:scheme|palette)|theme|look|scheme)$/iu

/** "A blue to purple palette": both of them. */
const asGradient: Anew = (sentence) => {
  const { one, other } = gradient.exec(sentence)?.groups ?? {}
  return one === undefined ? undefined : [`use ${one} and ${other}`]
}

const signIn =
  /^add\s+(?:an?\s+)?(?:sign|log)[ -]?in\s+(?:with|via|through|using)\s+(?<one>\p{Lu}\p{L}+),?\s+and\s+(?<other>\p{Lu}\p{L}+)$/iu

/** "Sign in with Google and Apple": each of them is a way. */
const asWaysIn: Anew = (sentence) => {
  const { one, other } = signIn.exec(sentence)?.groups ?? {}
  return one === undefined ? undefined : [`add sign in with ${one}`, `add sign in with ${other}`]
}

const mapOf =
  /^(?:add|put|show|include)\s+(?:an?\s+|the\s+)?map\s+(?:showing|that shows|which shows)\s+(?:the\s+|our\s+|my\s+)?(?<what>[\p{L}'’ -]{3,32}?)\s+(?:on|to|in|at)\s+(?:the\s+|our\s+|my\s+)?(?<place>[\p{L} -]{3,24}?)(?:\s+(?:screen|page))?$/iu

/** "A map showing the courier's position on order tracking": what it shows is its name. */
const asMapOf: Anew = (sentence, document) => {
  const { what = '', place = '' } = mapOf.exec(sentence)?.groups ?? {}
  const screen =
    place === '' ? undefined : (findNamedScreen(document, `${place} screen`) ?? placeMeant(document, place))
  return screen ? [`add a map called "${capitalise(what)}" to the ${screen.name} screen`] : undefined
}

const slides =
  /^(?<before>add|create|include)\s+(?:an?\s+|the\s+)?(?:welcome|start|intro|onboarding)\s+(?:screens?|page|tour|flow)\s+(?:with|of)\s+(?<count>two|three|four|five|[2-5])\s+(?:slides?|steps?|pages?|screens?)(?:\s+.{3,30})?$/iu

/** "A welcome screen with three slides before the app": those who come first are shown around. */
const asTour: Anew = (sentence) => {
  const { count } = slides.exec(sentence)?.groups ?? {}
  return count === undefined ? undefined : [`add an onboarding with ${count} screens`]
}

/** Wishes that say where: on which screen, above which list, of which things. */
export const anewOfPlaces: readonly Anew[] = [
  asNamedWithPlace,
  asButtonOfEach,
  asAboveList,
  asForPeople,
  asTitle,
  asTwoColors,
  asAlsoDrawn,
  asTour,
  asGradient,
  asWaysIn,
  asMapOf,
]
