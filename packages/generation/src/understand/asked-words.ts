import { strictVerbs } from '../words/lexicon.ts'
import { baseOfVerb } from '../words/verbs.ts'
import { findAll, replaced, has } from './searched.ts'

/** Somebody's own profile; "animal profiles with habitat" are of animals. */
const profile =
  /(?:(?<=^|[.:;\n,*•–-]\s*)|\b(?:an?|the|their|your|his|her|my|own|user|users?['’]|member|personal|detailed|public|private|complete|full|have|and|create|build|edit|with) )profiles?(?: page)? (?:with|including|containing|(?:that |which )?(?:shows?|includes?|contains?|lists?)) (?:their |his |her |your |the |an? )?((?:(?! [-–—] )[^.;:\n])+)/giu
const mostValues = 8

/** Commas and "and" outside brackets. */
const between = /,? and (?![^(]*\))|,(?![^(]*\))/

const isDoing = (item: string): boolean => {
  const [first = '', second] = item.toLowerCase().split(' ')
  return second !== undefined && (strictVerbs.has(first) || baseOfVerb(first, strictVerbs) === first)
}

/** "Browse boats with photos, cabins and price": said of each of what one looks through. */
const shownWith =
  /(?:\b(?:browse|see|view|list|lists|post|posts|search|find|show|shows|publish|offer|offers|upload|add|create|report|publishes|register) (?:[\p{L}-]+ ){0,3}?[\p{L}-]{3,}|(?<=^|[.:;\n]\s*|[-•*] )(?:[\p{L}-]+ ){0,2}[\p{L}-]{3,}s) with (?:their |the |an? )?((?:(?! [-–—] )[^.;:\n])+)/giu
const plainValue =
  /\b(?:photos?|pictures?|images?|prices?|dates?|time|times|rating|location|description|name|title|size|length|weight|address|distance|level|difficulty|budget|deadline|salary|duration|capacity|mileage|year)\b/i

/** What a description says one sees of each thing, where at least one of it is plainly a value. */
export const shownValues = (text: string): string[] =>
  [...findAll(shownWith, text)].flatMap(([, list = '']) => {
    const { items } = itemsOf(list)
    return items.length > 1 && items.some((item) => has(plainValue, item))
      ? items.filter((item) => !/^(?:photos?|pictures?|images?)$/i.test(item))
      : []
  })

/** What a list says up to the first thing one does, or to the item behind its "and". */
function itemsOf(list: string): { items: string[]; length: number } {
  const items: string[] = []
  let rest = list
  let length = 0
  while (items.length < mostValues && rest !== '') {
    const end = between.exec(rest)
    const item = rest.slice(0, end?.index ?? rest.length)
    if (item.trim() === '' || isDoing(item.trim()) || item.trim().split(' ').length > 8) break
    items.push(item.trim())
    length = list.length - rest.length + item.length
    if (!end) break
    rest = rest.slice(end.index + end[0].length)
    if (end[0].includes('and')) {
      const last = rest.split(/,(?![^(]*\))|\band\b/)[0] ?? ''
      if (last.trim() === '' || isDoing(last.trim())) break
      items.push(last.trim())
      length = list.length - rest.length + last.length
      break
    }
  }
  return { items, length }
}

/** The values of somebody's own profile: "budget" of "create a profile with photos and a budget, browse rooms". */
export const profileValues = (text: string): string[] =>
  [...findAll(profile, text)].flatMap(([, list = '']) =>
    itemsOf(list).items.map((item) =>
      item
        .replace(/\(.*\)?/, '')
        .replace(/^(?:an?|the|their|your|his|her) /i, '')
        .trim()
        .toLowerCase(),
    ),
  )

/** The text with profiles that say nothing of what stands in them. */
export const withoutProfileValues = (text: string): string =>
  replaced(text, profile, (whole: string, list: string) => {
    const { length } = itemsOf(list)
    if (length === 0) return whole
    const head = whole
      .slice(0, whole.length - list.length)
      .replace(
        / (?:with|including|containing|(?:that |which )?(?:shows?|includes?|contains?|lists?)) (?:their |his |her |your |the |an? )?$/iu,
        '',
      )
    return `${head}${list.slice(length)}`
  })

/** "Stories by age and mood", "outfits based on the weather": by what something is chosen. */
const chosenBy =
  /(?<=\b(?:choose|chooses|pick|picks|find|finds|filter|filters|filtered|search|searches|sort|sorts|sorted|browse|browses|match|matches|matched|select|selects|group|grouped|suggests?|recommends?|recommended)\b[^.;:\n]{0,40}) (?:by|based on|depending on|according to) (?:their |your |the |his |her |my )?[\p{L}-]+(?: (?!and\b|or\b)[\p{L}-]+)?(?:,? (?:and|or) (?:their |your |the |my )?[\p{L}-]+|, [\p{L}-]+(?=,| and| or))*/giu

const madeAccount =
  /\b(?:create|register|make|open)s? (?:(?:an?|their|his|her|your|my|own|new|personal|user) )*accounts?\b/giu

/** "Enter a query", "create a watch list": nothing of what the app is about is made by that. */
const madeOfNothing =
  /\b(?:enter|creat|register|defin|writ|add)(?:e|es|s|ing)? (?=(?:(?:an?|the|their|his|her|your|my|own|new|personal) )*(?:quer(?:y|ies)|search (?:terms?|words?|quer(?:y|ies))|keywords?|passwords?|(?:links?|buttons?|pages?|screens?|menus?|icons?|sections?) (?=that|which|to|for|with)|user ?names?|(?:watch|wish|reading) ?lists?)\b)/giu

/** "Fill in allergies and emergency contacts": values of a form, and no emergency. */
const ofForm =
  /(?<=\b(?:fill in|fill out|enter|enrol|enroll|register|profile|form|details|allergies|medical)\b[^.;\n]{0,50}) emergency (?=contacts?\b|numbers?\b|phones?\b)/giu

/** "Categories (rent, groceries)": what one chooses from asks for no list of groceries. */
const ofChoice = /\b(categories|priorities) \([^)]{0,120}\)/gi

/** The text as far as its words ask for something of the app: no values of a profile, nothing by which one chooses. */
export const asAsked = (text: string): string =>
  replaced(
    replaced(
      replaced(replaced(withoutProfileValues(text).replaceAll(ofChoice, '$1'), ofForm, ' '), chosenBy, ''),
      madeAccount,
      'sign up',
    ),
    madeOfNothing,
    '',
  )
