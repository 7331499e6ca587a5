import { toPlural } from '../words/forms.ts'
import { type Groups, has, findAll, replaced, find } from '../understand/searched.ts'

const proper = "\\p{Lu}[\\p{L}'&-]*(?: [\\p{L}'&-]+){0,2}?"
const nth = '(?:first|second|third|fourth|fifth|last|next|other)'
/** "The first tab is called "Songs" and shows ...". */
const calledSo = new RegExp(
  `\\bthe ${nth} (?<noun>tab|screen|page)(?:,? (?:is|called|named|titled|labell?ed))+,? (?:"(?<quoted>[^"\\n]{2,24})"|(?<name>${proper}))(?: (?:tab|screen|page))?(?:,? and (?:it |which )?|, which |:? |, )(?:(?:should |must |will )?(?:shows?|has|have|contains?|lists?|displays?|includes?) )`,
  'giu',
)
/** "Overview: ...": the name of a screen, where several sentences begin so. */
const named = new RegExp(
  `(?<=^|[.;]\\s+|\\n\\s*(?:[-*•]|\\d[.)])?\\s*)(?:the )?(?<name>${proper})(?: (?<noun>screen|page|tab|view))?:\\s+(?=\\S)`,
  'gu',
)

/** "A bottom bar with three tabs: Shifts, Swap", "four tiles: Sheep, Lambing": each opens a screen. */
const opening = new RegExp(
  `(?<=^|[.;]\\s+)(?<before>[^.;\\n]*?)(?<bar>\\b(?:bottom (?:bar|navigation(?: bar)?|nav(?:bar)?)|tab bar|navigation bar|tiles)\\b)[^.;:\\n]{0,24}?(?:: | with )(?<names>${proper}(?:, ${proper})+(?:,? and ${proper})?)\\.(?=\\s)`,
  'gu',
)

/** "Sheep opens a list with ear tag and breed", where a bar or tiles name it: "The Sheep screen contains a list of sheep with ...". */
export function withOpenedPlaces(text: string): string {
  const [{ groups = {} } = {}] = findAll(opening, text)
  const names = (groups.names ?? '').split(/,? and |, /).filter((name) => name !== '')
  const told =
    names.length === 0
      ? undefined
      : new RegExp(
          `(?<=^\\s*|[.;]\\s+)(?:the )?(?<name>${names.join('|')}) (?<verb>opens|is|has|shows|contains|displays|lists) (?=an? |the |two |three |\\p{Ll})(?<list>an? (?:\\p{L}+ )?(?:list|table|grid)(?= with ))?`,
          'giu',
        )
  if (!told || [...text.matchAll(told)].length < 2) return text
  return text
    .replace(opening, (whole: string, ...found) => {
      const { bar = '', before = '' }: Partial<Record<string, string>> = found.at(-1)
      // The bar stands below all of them anyway.
      const app = /^(?:an?|the|my|our) (?:[\p{L}-]+ ){1,4}app\b/iu.exec(before)?.[0]
      return bar === 'tiles'
        ? whole.replace(/^Home screen with/, 'The Home screen has')
        : app === undefined
          ? ''
          : `${app}.`
    })
    .replaceAll(told, (_whole: string, ...found) => {
      const { name = '', list, verb = '' }: Partial<Record<string, string>> = found.at(-1)
      const listed = verb === 'lists' ? 'a list of ' : ''
      return `The ${name} screen contains ${list === undefined ? listed : `${list} of ${name.toLowerCase()}`}`
    })
}

/**
 * The text with the screens that are only called by their names opened by a sentence: "The first tab is called "Songs" and
 * shows a list" is "The Songs tab contains a list", and so is "Songs: a list" where others stand beside it.
 */
export function withCalledPlaces(text: string): string {
  const said = replaced(
    replaced(
      withOpenedPlaces(text).replace(/^(?:screen|page) "([^"\n]{2,24})":\s+/i, 'The $1 screen has '),
      calledSo,
      (_said: string, ...found: Groups[]) => {
        const { noun = '', quoted, name = '' } = found.at(-1) ?? {}
        return `The ${quoted ?? name} ${noun.toLowerCase()} contains `
      },
    ),
    /^((?:an?|the) [^.,]{2,40}? app) where (?=the \p{L}+ (?:page|screen) )/iu,
    '$1. ',
  )
  const all = findAll(named, said).map(({ groups }) => groups?.name ?? '')
  const [, counted = ''] =
    find(/\b(two|three|four|five|six|[2-6]) (?:screens|pages|views|tabs)\b/i, said) ?? []
  // "With three screens": as many are called so, whatever they are called.
  const areCounted = counted !== '' && new Set(all).size === countOf(counted)
  const isOfParts = (name: string) => !areCounted && has(ofParts, name)
  if (all.filter((name) => !isOfParts(name)).length < 2) return said
  return said.replaceAll(named, (whole: string, ...found) => {
    const { name = '', noun = '' }: Partial<Record<string, string>> = found.at(-1)
    if (isOfParts(name)) return whole
    return noun === 'tab' ? `The ${name} tab contains ` : `The ${placeName(name, noun, said)} screen shows `
  })
}
/** What a screen is called in a text: "Book page" beside "Home" and "Cart" is that of one book. */
export const placeName = (name: string, noun: string, text: string): string =>
  noun === 'page' &&
  !has(ofApp, name) &&
  toPlural(name.toLowerCase()) !== name.toLowerCase() &&
  text.toLowerCase().includes(` ${toPlural(name.toLowerCase())}`)
    ? `${name} details`
    : name
const numbers = ['one', 'two', 'three', 'four', 'five', 'six']
const countOf = (word: string) => {
  const at = numbers.indexOf(word.toLowerCase())
  return at < 0 ? Number(word) : at + 1
}
/** Parts that stand before a colon, too. */
const ofParts =
  /^(?:radio|check ?box(?:es)?|toggles?|switch(?:es)?|drop-?downs?|upload|question|rows?|lists?|cards?|chips?|image|photo|icons?|primary|secondary|groups?|two|three|four|five|six|fields?|buttons?|tabs?|options?|columns?|titles?|top|middle|bottom|header|footer|content|body|features?|colou?rs?|style|steps?|screens?|pages?|items?|actions?|inputs?|design|layout|note|section|text|below|above|left|right|center)\b/i
const ofApp =
  /^(?:home|main|start|cart|profile|search|settings|log ?in|sign ?up|checkout|results?|about|contact|details?|menu|account)$|s$/i
