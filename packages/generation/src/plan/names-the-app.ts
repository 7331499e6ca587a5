import type { Phrase } from '../understand/phrase.ts'
import { toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { findMade, find, has, replaced } from '../understand/searched.ts'

/** Words for the app as a whole: "Fitness tracker" names the app, not something in it. */
const wholeNouns = new Set(
  'client clone catcher grabber fetcher board game reader launcher viewer player recorder scanner calculator generator converter simulator forum trainer bot kiosk crm erp cms tracker counter manager management organizer organiser planner diary dashboard tool companion app finder guide assistant system service marketplace store shop platform app website network hub portal logbook log'.split(
    ' ',
  ),
)

export function namesTheApp(phrase: Phrase): boolean {
  return !phrase.verb && wholeNouns.has(phrase.words.at(-1) ?? '')
}

/** Where or for whom the app is, at its beginning and in the singular: "our village", "a music school". */
export function isSetting(phrase: Phrase, index: number, text = ''): boolean {
  // "CRM for a small carpentry"
  if (index < 3 && !phrase.verb && !phrase.label && forWhom(text).endsWith(` ${phrase.text}`)) return true
  const head = phrase.words.at(-1) ?? ''
  const nounClass = classOf(head)
  return (
    index < 3 &&
    !phrase.verb &&
    head === toSingular(head) &&
    (nounClass === 'place' || nounClass === 'group' || (nounClass === 'person' && phrase.words.length === 1))
  )
}

const forOne = /\bfor (?:an?|our|my|the) ((?:[\p{L}'-]{1,20} ?){1,4})/iu

/** The first "for a ..." of a text, up to four words, lower case. */
export function forWhom(text: string): string {
  const [, words = ''] = find(forOne, text.slice(0, 200)) ?? []
  // What it has is told behind that: "a pottery studio with inventory".
  const [whom = ''] = words.toLowerCase().split(/ (?:with|to|that|which|where|who|so) /)
  return ` ${whom.trim()}`
}

const appNouns =
  '(?:app|application|tool|platform|site|website|software|startup|start-up|program|programme|tracker|planner|manager|player|game|board|timer)'

/** The words before anything is said of what the app has. */
export const openingOf = (text: string) =>
  text
    .slice(0, 200)
    .toLowerCase()
    .split(/[:.;,\n!?]|\s(?:with|where|that|which|so|between|among|by)\s/)[0]
    ?.trim() ?? ''

const mostTitleWords = 7

/** "Podcast and audiobook player": the first half has no noun for the app, the second has it for both. */
function isSecondName(phrase: Phrase, text: string): boolean {
  const [first = '', second, more] = openingOf(text).split(' and ')
  const head = toSingular(first.split(' ').at(-1) ?? '')
  return (
    more === undefined && second === phrase.text.toLowerCase() && namesTheApp(phrase) && !wholeNouns.has(head)
  )
}

/** A letter of an opening, which is in small ones: the class of all letters takes V8 ten times as long to compile. */
const letter = '[a-zß-ÿ]'
const ofApps = new RegExp(appNouns)
const ofOthers = /client|frontend|front-end|companion|remote|wrapper|alternative/
const ofSomebody = /for (?:my|our|an?|the|your) /

/**
 * Whether a phrase only says what the app is called or for: "dating" of a dating app, "my yoga studio" of its booking
 * app. As a part of its own it would say nothing.
 */
export function isTitle(phrase: Phrase, index: number, text: string): boolean {
  if (index > 2 || phrase.verb) return false
  if (phrase.label) return isHeading(phrase, text)
  if (index === 1 && isSecondName(phrase, text)) return true
  const said = replaced(phrase.text.toLowerCase(), /[^\p{L}\p{N}]+/gu, '\\W+')
  const opening = openingOf(text)
  const words = said.split('\\W+')
  const isThere = words.every((word) => opening.includes(word))
  // Most openings have none of the words around it: only then is a pattern made of it.
  const isOf = (around: RegExp, form: string) =>
    isThere && has(around, opening) && findMade(form, 'u', opening) !== null
  const isPlace = ['place', 'group', 'event'].includes(classOf(toSingular(phrase.words.at(-1) ?? '')))
  return (
    isOf(ofApps, `(?<!${letter})${said}(?:['’]s?)? ${appNouns}(?!${letter})`) ||
    isOf(ofApps, `(?<!${letter})${appNouns} for (?:my|our) (?:(?:${letter}|-)+ )?${said}$`) ||
    // "An unofficial client for the library's catalogue"
    isOf(
      ofOthers,
      `(?:client|frontend|front-end|companion|remote|wrapper|alternative) (?:app )?(?:for|to) (?:the |an? |your )?${said}(?!${letter})`,
    ) ||
    (isPlace && isOf(ofSomebody, `\\bfor (?:my|our|an?|the|your) (?:(?:${letter}|-)+ )?${said}$`)) ||
    (index === 0 &&
      phrase.words.length > 1 &&
      isNamedOnce(phrase) &&
      isThere &&
      new RegExp(`^(?:an? |our |my |the )?${said}$`, 'u').test(opening)) ||
    // "A pokedex. User can ..."
    (index === 0 &&
      text.includes('. ') &&
      words.every((word) => text.toLowerCase().includes(word)) &&
      new RegExp(`^(?:an? |the )?(?:simple |classic |virtual )?${said}\\.\\s`, 'iu').test(text)) ||
    isHeading(phrase, text) ||
    isTopic(phrase, index, text)
  )
}

/** "Boat share between four families": one of it, and it is this app. */
const isNamedOnce = ({ words }: Phrase) => {
  const head = words.at(-1) ?? ''
  return toSingular(head) === head && classOf(head) !== 'document'
}

const beforeColon = /^((?:[\p{L}\p{N}'-]+ ){0,3}[\p{L}\p{N}'-]+)\s?:/u

/** "Municipality of Lindau: citizens apply ...": what stands alone before a colon is what it is called. */
function isHeading({ words, text: said }: Phrase, text: string): boolean {
  const [, heading] = find(beforeColon, text.slice(0, 80)) ?? []
  const isOneOfMany = toSingular(words.at(-1) ?? '') !== words.at(-1)
  return (
    heading !== undefined &&
    !(isOneOfMany && said === heading.toLowerCase()) &&
    words.every((word) => heading.toLowerCase().includes(word.replace(/s$/, '')))
  )
}

/** "Flashcards for French vocabulary": what is learned with all of it. */
const isLearned =
  /^(?:vocabulary|grammar|verbs|kanji|hiragana|anatomy|biology|chemistry|physics|geography|maths?|law|medicine)$/

const aboutSomething = /\b(?:about|for) /

/** "A quiz about geography": all of it is, and no part shows it more than another. */
export function isTopic(phrase: Phrase, index: number, text: string): boolean {
  if (index > 2 || phrase.verb || phrase.label || phrase.words.length > 2) return false
  const said = phrase.text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '\\W+')
  const opening = openingOf(text)
  const before = has(isLearned, phrase.words.at(-1) ?? '') ? '(?:about|for)' : 'about'
  return (
    aboutSomething.test(opening) &&
    opening.split(' ').length <= mostTitleWords &&
    new RegExp(`\\b${before} (?:the )?${said}$`, 'u').test(opening)
  )
}
