import { byWord } from '../by-word.ts'
import { withOpenedPlaces } from './called-places.ts'
import { nameOf, withHeadings } from './told-headings.ts'
import { withToldLayout } from './told-layout.ts'
import { withToldParts } from './told-parts.ts'
import { withPlainTelling } from './told-plainly.ts'
import { withListedScreens, withPagesApart } from './listed-screens.ts'
import { withScreenHeads } from './screen-heads.ts'
import { withScreenLeads } from './screen-leads.ts'
import { withNumberedScreens } from './screen-lines.ts'
import { type Groups, findAll, has, replaced } from '../understand/searched.ts'

/** Words of components: what begins with one of them names no screen. */
const ofParts =
  /^(?:an?|the|two|three|four|five|some|each|every|all|it|there|list|grid|table|map|form|tabs?|button|buttons|field|fields|search|chips|radio|check ?box(?:es)?|switch|toggle|slider|dropdown|date|time|image|photo|cards?|text|title|heading|section)\b(?! (?:in|up|screen|page)\b)/i
/** These are names of screens, too: "Page 1 - Map: ...". */
const namedSo = /^(?:map|search|list|form|filter)$/i
const title = `(?<title>"[^"\\n]{2,30}"|\\p{Lu}[\\p{L}\\d'&-]*(?: (?!with\\b|where\\b|shows?\\b|has\\b|contains?\\b|and\\b)[\\p{L}\\d'&-]+){0,3}?)`
const nth =
  '(?:\\d{1,2}|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ifth|[Ll]ast|[Nn]ext|[Ff]inal|[Aa]nother)'
const shows =
  '(?: that| which)? (?:should |must |will )?(?:shows?|has|have|contains?|displays?|lists|includes?|offers|with|where (?:you|users?|one) (?:see|find)s?)(?= )|:|,| [\\u00A6-](?= )|\\.(?= (?!The |A |An |On |At |Tapping |When )\\p{Lu}|\\s*\\n)'
/** "Screen 2: Deliveries, a list with ...", "Screen Tickets shows ...", "Second screen "Library": ...". */
const numbered = [
  new RegExp(
    `(?<=^|[.;]\\s+|\\n\\s*(?:[-*•] )?)(?:[Tt]he )?(?:[Ss]creen|[Pp]age|[Vv]iew) ${nth}(?: is(?: the)?|:|\\.| [\\u00A6-]|\\)|,)? \\(?${title}\\)?(?:(?<= \\p{L}+) (?:screen|page|view))?(?<verb>${shows})\\s*`,
    'gu',
  ),
  new RegExp(
    `(?<=^|[.;]\\s+|\\n\\s*(?:[-*•] )?)(?:[Tt]he )?${nth} (?:screen|page|view)(?: is(?: called)?| called| named|:)? \\(?${title}\\)?(?<verb>${shows})\\s*`,
    'gu',
  ),
  new RegExp(
    `(?<=^|[.;]\\s+|\\n\\s*(?:[-*•] )?)(?:[Tt]he |[Aa]n? )?(?:[Ss]creen|[Pp]age|[Mm]odal|[Dd]ialog|[Pp]op-?up|[Bb]ottom sheet)(?: called| named)? ${title}(?<verb>${shows})\\s*`,
    'gu',
  ),
]

const edges: Readonly<Partial<Record<string, string>>> = byWord({
  header: 'At the top there is ',
  'top bar': 'At the top there is ',
  'app bar': 'At the top there is ',
  'navigation bar': 'At the top there is ',
  top: 'At the top there is ',
  hero: 'At the top there is ',
  body: 'Then there is ',
  content: 'Then there is ',
  main: 'Then there is ',
  'main area': 'Then there is ',
  middle: 'Then there is ',
  center: 'Then there is ',
  centre: 'Then there is ',
  left: 'Then there is ',
  right: 'Then there is ',
  'left side': 'Then there is ',
  'right side': 'Then there is ',
  sidebar: 'Then there is ',
  footer: 'At the bottom there is ',
  bottom: 'At the bottom there is ',
})
const edge = new RegExp(
  `(?<=^|[.;]\\s+|\\n\\s*(?:[-*•] )?)(?:the )?(?<edge>${Object.keys(edges).join('|')})(?: section| part| area| column| panel)?(?::| [\\u00A6-])\\s+(?=\\S)`,
  'gi',
)
/** "Header: "My herd" with a bell": the screen is called so. */
const quotedTop =
  /^At the top there is (?:the |a )?(?:title )?("[^"\n]{2,30}")(?:,? (?:and|with)|,|(?=\.))\s*/
/** "Header: back arrow, title "Room 204"": so, too. */
const titledTop =
  /^At the top there is ([^."]{0,60}?)(?:,? and|,)? ?(?:an? |the )?title ("[^"\n]{2,30}")(?:,? and|,)?/
/** Parts of one screen, where its layout is told: they are no screens of their own. */
const ofOneScreen =
  /(?<=[.;]\s+|\n\s*(?:[-*•] )?)(?:info(?:rmation)?|details|options|actions|gallery|description|media|controls|summary|cta|price|specs)(?: section| area| block)?:\s+(?=\S)/gi
const layoutTold =
  /(?<=[.;]\s+|\n\s*(?:[-*•] )?)layout:\s[^.\n]*\b(?:stack|scroll\w*|vertical|horizontal|column|grid|single)\b[^.\n]*\.\s*/gi
/** "Mobile product screen for a shoe shop. Layout: ... Hero: ... Info: ...": all of it is on that screen. */
function onOneScreen(text: string): string {
  const isOne = has(begunByScreen, text) && /(?<=[.;]\s+)(?:hero|header|layout|footer|gallery):\s/i.test(text)
  return isOne && !/\bscreens\b/i.test(text)
    ? text.replaceAll(layoutTold, '').replaceAll(ofOneScreen, 'Body: ')
    : text
}

/** "Header: ... Body: ... Footer: ...": where each stands. */
function withEdges(text: string, least: number): string {
  if (findAll(edge, text).length < least) return text
  return text
    .replaceAll(edge, (...found) => {
      const { edge: at = '' }: Partial<Record<string, string>> = found.at(-1)
      return edges[at.toLowerCase()] ?? ''
    })
    .replace(titledTop, (_, before: string, name: string) => `The ${name} screen contains ${before}`)
    .replace(quotedTop, (_, name: string) => `The ${name} screen contains `)
}

/** "On the right the selected room shows ...": what stands there. */
const ofSelected =
  /(?<=^|[.;]\s+)(?:on the (?:left|right)(?: side| half)?,? )?(?:the )?(?:selected|chosen|tapped|currently selected) \p{L}+ (?:shows|has|displays|is shown with|with) /giu
const aside =
  /(?<=^|[.;]\s+)on the (?:left|right)(?: side| half| column| panel)?,? (?:there (?:is|are)|is|are|you see|we see|comes?) /gi

/**
 * A text whose screens are laid out by headings, numbers or edges ("## Booking", "Screen 2: Deliveries, a list ...",
 * "Header: ... Body: ..."), with a sentence for each: "The Deliveries screen contains a list ...".
 */
export function withLayout(given: string): string {
  const text = onOneScreen(given)
  const leastEdges = text === given ? 2 : 1
  const plain = replaced(
    withScreenHeads(
      withOpenedPlaces(withScreenLeads(withPagesApart(withListedScreens(withNumberedScreens(text))))),
    ),
    /\b(?:one|single|1)[- ](?:screen|page)(?:r)? (?=(?!(?:for|with|of|to|that|which|where|on|in|showing|and|only|app)\b)\p{L})/giu,
    '',
  )
  const headings = plain.includes('\n') ? withHeadings(plain) : undefined
  const said = numbered.reduce(
    (told, form) =>
      replaced(told, form, (whole: string, ...found: Groups[]) => {
        const { title: name = '', verb = '' } = found.at(-1) ?? {}
        const isName = namedSo.test(name) && /^(?::| [\u00A6-])$/.test(verb)
        return ofParts.test(name) && !isName ? whole : `The ${nameOf(name)} screen contains `
      }),
    headings ?? plain,
  )
  const plainly = replaced(
    replaced(withEdges(said, leastEdges), ofSelected, 'Then there is '),
    aside,
    'Then there is ',
  )
  return withToldLayout(withToldParts(withPlainTelling(plainly)))
}

/** Whether a text lays its screens out: by headings, numbers, or what stands in its header, body and footer. */
export const isLaidOut = (text: string): boolean =>
  findAll(edge, text).length > 1 ||
  (text.includes('\n') && withHeadings(text) !== undefined) ||
  numbered.some((form) => findAll(form, text).length > 1) ||
  has(begunByScreen, text) ||
  findAll(pages, text).length >= manyPages
/** "Room page with picture; quiz page with a question": so many tell of all there is. */
const manyPages = 3
const pages = /(?:^|[.;:]\s+|\n\s*)(?:the |an? )?(?:\p{L}+ ){1,2}(?:page|screen)(?: with|:| shows) /giu
const begunByScreen =
  /^(?:an? |the )?(?:[\p{L}-]+ ){1,3}(?:screen|page|view)(?: for (?:an? |the )?(?:[\p{L}-]+ ){0,3}[\p{L}-]+)?[.:] /iu
