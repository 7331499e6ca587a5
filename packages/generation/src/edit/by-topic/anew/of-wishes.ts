import { toPlural, toSingular } from '../../../words/forms.ts'
import { itemsOf } from '../../entry.ts'
import { findNamedScreen } from '../../find-screen.ts'
import { kindNamed } from '../../frames/kind-of-thing.ts'
import { startOf } from '../../places.ts'
import { listed } from '../../words.ts'
import type { Anew } from './anew.ts'

const picks =
  /^(?:let|allow)\s+(?:me|us|people|users?|them|everyone|members|customers)\s+(?:to\s+)?(?:pick|choose|select|set|give)\s+(?<what>an?\s+[\p{L} ]{3,20}?|\p{L}{3,14}s?)\s+(?:for|to|of)\s+(?:each|every|an?|the|their|my)\s+(?<thing>[\p{L} -]{3,24})$/iu

/** "Let me pick a colour for each habit": something each of them has. */
const asPicked: Anew = (sentence, document) => {
  const { what = '', thing = '' } = picks.exec(sentence)?.groups ?? {}
  const kind = thing === '' ? undefined : kindNamed(document, toPlural(toSingular(thing.toLowerCase())))
  return kind ? [`each ${kind.one} should have ${what}`] : undefined
}

const several =
  /^(?:add|include|create)\s+(?:the\s+)?(?<things>\p{Ll}[\p{Ll} -]{2,20}s)\s+(?<names>\p{Lu}[\p{L}\p{N}' -]{1,30}(?:,\s\p{Lu}[\p{L}\p{N}' -]{1,30})*,?\s+and\s+\p{Lu}[\p{L}\p{N}' -]{1,30})$/u
const mostNames = 6

/** "Add habits Drink water, Read and Walk": one after the other. */
const asNames: Anew = (sentence, document) => {
  const { things = '', names = '' } = several.exec(sentence)?.groups ?? {}
  const kind = things === '' ? undefined : kindNamed(document, things, true)
  const all = listed(names)
  if (!kind?.lists.some((list) => itemsOf(list).length > 1) || all.length > mostNames) return undefined
  return all.map((name) => `add a ${kind.one} called "${name}"`)
}

const plus =
  /^(?:add|put|show)\s+an?\s+(?:floating\s+|round\s+|big\s+)*(?:plus|\+|add|action)(?:\s+(?:action\s+)?button|\s+icon)\s+to\s+(?:add|create|log|enter|make)\s+(?:an?\s+|the\s+)?(?:new\s+)?(?<thing>[\p{L} -]{3,24})$/iu

/** "A floating plus button to add a habit": it is called by what it adds, and leads there. */
const asPlus: Anew = (sentence, document) => {
  const { thing = '' } = plus.exec(sentence)?.groups ?? {}
  const start = startOf(document)
  if (thing === '' || !start) return undefined
  const one = toSingular(thing.toLowerCase())
  const form =
    kindNamed(document, toPlural(one))?.form ??
    document.screens.find(({ name }) => [`add ${one}`, `new ${one}`].includes(name.toLowerCase()))
  const label = `Add ${one}`
  return form
    ? [`add a button "${label}" to the ${start.name} screen that opens ${form.name}`]
    : [`add a button "${label}" to the ${start.name} screen`]
}

const aboutUs =
  /^(?<before>(?:add|create|make|include)\s+)an?\s+(?<sort>page|screen)\s+about\s+us\b(?<rest>.*)$/iu

/** "A page about us": it is called so. */
const asAboutUs: Anew = (sentence) => {
  const { before, sort = '', rest = '' } = aboutUs.exec(sentence)?.groups ?? {}
  return before === undefined ? undefined : [`${before}an about us ${sort}${rest}`]
}

const prices =
  /^(?:change|set|update|adjust)\s+(?:the\s+|our\s+)?prices?(?:\s+(?:to|as follows))?\s*:?\s+(?<list>\p{L}[\p{L} -]{1,24}\s+(?:to\s+)?[$€£]?\s?\d[\d.,]*\s?[$€£]?(?:(?:,|\s+and)\s+\p{L}[\p{L} -]{1,24}\s+(?:to\s+)?[$€£]?\s?\d[\d.,]*\s?[$€£]?)+)$/iu
const priced = /^(?<name>.+?)\s+(?:to\s+)?(?<price>[$€£]?\s?\d[\d.,]*\s?[$€£]?)$/u

/** "Change prices: cleaning 80, filling 120": each of them. */
const asPrices: Anew = (sentence) => {
  const { list } = prices.exec(sentence)?.groups ?? {}
  const all = list === undefined ? [] : listed(list).map((each) => priced.exec(each)?.groups)
  return all.length > 1 && all.every(Boolean)
    ? all.map((each) => `change the price of ${each?.name ?? ''} to ${each?.price ?? ''}`)
    : undefined
}

const reviews =
  /^(?<before>(?:add|show|include)\s+)(?:some\s+)?(?:\p{L}+\s+)?(?<what>reviews|ratings|testimonials)\s+with\s+(?:stars?|star ratings?|ratings?)(?<place>\s+(?:to|on|for|in)\s+.{3,30})?$/iu

/** "Patient reviews with stars": reviews have them. */
const asReviews: Anew = (sentence) => {
  const { before, what = '', place = '' } = reviews.exec(sentence)?.groups ?? {}
  return before === undefined ? undefined : [`${before}${what}${place}`]
}

const oneTo =
  /^add\s+(?:an?|another)\s+(?<thing>\p{Ll}{3,16})\s+to\s+(?<place>\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)(?<when>\s+in\s+\p{Lu}\p{L}+)?$/u

/** "A trip to Japan in April": one more of them, where the app has trips. */
const asOneTo: Anew = (sentence, document) => {
  const { thing = '', place = '', when = '' } = oneTo.exec(sentence)?.groups ?? {}
  const kind = thing === '' ? undefined : kindNamed(document, toPlural(thing), true)
  return kind?.lists.length && !findNamedScreen(document, place)
    ? [`add a ${kind.one} called "${place}${when}"`]
    : undefined
}

const calledSo =
  /^(?<before>add\s+(?:an?|another)\s+(?:new\s+)?(?<thing>\p{Ll}[\p{Ll} ]{2,20}?)\s+(?:called|named))\s+(?<name>\p{Lu}[\p{L}\p{N}'’ -]{1,20}\s(?:in|of|for|with|at|on|to|from)\s[\p{L}\p{N}'’ -]{1,20})$/u

/** "An exercise called Scales in C": all of it is its name. */
const asCalledSo: Anew = (sentence, document) => {
  const { before = '', thing = '', name = '' } = calledSo.exec(sentence)?.groups ?? {}
  if (thing === '' || !kindNamed(document, toPlural(thing), true)?.lists.length) return undefined
  const [, place = ''] = /\s(?:in|on|at|to|for)\s+(?:the\s+)?(.+)$/i.exec(name) ?? []
  return place !== '' && findNamedScreen(document, place) ? undefined : [`${before} "${name}"`]
}

const asksFor =
  /^(?<form>(?:the\s+|our\s+|my\s+)?[\p{L} -]{3,24}\s+form)\s+(?:should|must|needs? to|has to)\s+(?:also\s+)?(?:ask|asks)\s+for\s+(?<list>[\p{L} -]{2,24}(?:,\s[\p{L} -]{2,24})*,?\s+and\s+[\p{L} -]{2,24})$/iu

/** "The contact form should ask for name, email and message": each of them. */
const asAsked: Anew = (sentence) => {
  const { form = '', list = '' } = asksFor.exec(sentence)?.groups ?? {}
  return form === '' ? undefined : listed(list).map((each) => `${form} should ask for ${each}`)
}

/** Wishes of one clause or several that other words say more plainly. */
export const anewOfWishes: readonly Anew[] = [
  asPicked,
  asNames,
  asPlus,
  asAboutUs,
  asPrices,
  asReviews,
  asOneTo,
  asCalledSo,
  asAsked,
]
