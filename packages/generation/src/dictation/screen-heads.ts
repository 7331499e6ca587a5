import { capitalise } from '../words/forms.ts'
import { placeName } from './called-places.ts'
import { begin, nameIn, noName, number, opens, proper } from './screen-names.ts'
import { findAll, has } from '../understand/searched.ts'

const verbs =
  '(?:shows?|has|have|contains?|displays?|lists?|includes?|asks (?:you )?for|holds|offers|features|is(?= (?:an? |the |where|for)))'
/** "Book contains the cover", "Speakers - grid with photos": a name, and what is on the screen of that name. */
const head = new RegExp(
  `${begin}(?:[Tt]he |[Oo]n |[Ii]n )?(?:(?<name>${proper})(?<noun> (?:screen|page|tab|view))?(?:,? (?<verb>${verbs}) |(?<sign>:| [-–\\u00A6]) (?:(?:it )?(?:shows|has|contains) )?(?=\\S))|(?<deed>${noName}\\p{Lu}\\p{Ll}+ an? \\p{L}+): (?=\\S))`,
  'gu',
)
/** Who or what such a sentence may tell of that is no screen. */
const noScreen =
  /^"?(?:use|put|make|show|build|have|include|please|give|place|welcome|hello|good)\b.*|^"?(?:an?|the|it|its|this|that|these|those|they|he|she|we|you|i|i'm|there|each|every|all|both|some|one|two|three|four|who|what|when|where|if|after|before|below|above|under|at|on|in|tapping|clicking|pressing|users?|customers?|people|everyone|everybody|nobody|someone|admins?|members?|players|students?|teachers?|drivers?|parents?|guests?|clients?|owners?|managers?|staff|my app|our app|app|the app|header|footer|body|top|bottom|left|right|colou?rs?|style|font|theme|design|note|navigation|nav|tab bar|bottom nav(?:igation)?(?: bar)?|navigation bar|bottom bar|menu bar|features?|screens?|pages?|tabs?|buttons?|fields?|inputs?|options?|cards?|rows?|items?|lists?|columns?|steps?|section|title|heading|headline|subtitle|text|button|image|photo|picture|chips|toggles?|switch(?:es)?|checkbox(?:es)?|slider|dropdown|radio(?: buttons)?|list (?:rows|items)|form|list|table|grid|search|filters?|progress|map|chart|main colou?r|brief|audience|platform|language|also|then|next|first|second|third|finally|currency|step \d+|option|choose|select|question \d*|day \d+|slide \d*|screen \d*|page \d*|tab \d*|screen|page|tab)"?$/i
/** Something that begins so is told with a component, and names no screen. */
const ofParts =
  /\b(?:buttons?|fields?|list|card|section|chart|icon|switch|toggle|dropdown|slider|checkbox|label|text|badge|banner|sheet|dialog|row|steps?)"?$/i
/** Screens that are told of by such words though parts are, too. */
const alsoScreens = /^"?(?:search|map|filters?|progress|form|menu)"?$/i

/** The names a text says its tabs, buttons or screens have. */
const announced = new RegExp(
  `\\b(?:tabs?|bottom (?:bar|nav(?:igation)?(?: bar)?|menu)|tab bar|nav(?:igation)?(?: bar)?|screens|pages|buttons|tiles|menu)(?: at the \\p{L}+)?(?: with)?(?::| \\(|,| called| named| for| are)?\\s*(?<names>${proper}(?:, ${proper})*(?:,? (?:and|&) ${proper}|, ${proper}))`,
  'gu',
)
const namesAnnounced = (text: string): Set<string> =>
  new Set(
    findAll(announced, text)
      .flatMap(({ groups }) => (groups?.names ?? '').split(/,? (?:and|&) |, /))
      .map((name) => nameIn(name).toLowerCase()),
  )

/** "Tabs: Menu, Order, Find us.", of which each is told: the bar of the app. */
const tabsOfApp = new RegExp(
  `${begin}(?:[Tt]he )?[Tt]abs(?: are|:)? (?<names>${proper}(?:, ${proper})+(?:,? and ${proper})?)(?=[.;\\n]|$)`,
  'u',
)

const leastHeads = 3
/** "The main screen has ...". */
const openedAlready =
  /\b(?:the|an?) ((?:\p{L}+ )?\p{L}+) (?:screen|page|tab) (?:with|has|shows|contains|lists|is|allows|lets)\b/giu

/**
 * The text with each sentence that begins with the name of a screen saying so: "Book contains the cover" becomes "The Book
 * screen contains the cover", where three and more sentences do so, or two whose names the text has announced.
 */
export function withScreenHeads(text: string): string {
  const names = namesAnnounced(text)
  const isAnnounced = (name: string) => names.has(nameIn(name).toLowerCase())
  const isHead = (name: string, noun: string | undefined, sign: string | undefined) =>
    noun !== undefined ||
    isAnnounced(name) ||
    /^"?My \p{L}/u.test(name) ||
    (sign === ':' && alsoScreens.test(name)) ||
    (!has(noScreen, name) && !ofParts.test(name))
  const heads = findAll(head, text).flatMap(({ groups = {} }) =>
    groups.deed !== undefined || isHead(groups.name ?? '', groups.noun, groups.sign) ? [groups] : [],
  )
  const told = new Set(heads.map(({ name, deed = '' }) => nameIn(name ?? deed).toLowerCase()))
  const toldAnnounced = [...told].filter((name) => names.has(name)).length
  const opened = new Set(findAll(openedAlready, text).map(([, name = '']) => name.toLowerCase()))
  const areOwn = opened.size > 0 && [...told].some((name) => name.startsWith('my '))
  if (new Set([...told, ...opened]).size < leastHeads && toldAnnounced < 2 && !areOwn) return text
  const tabs = tabsOfApp.exec(text)?.groups?.names?.split(/,? and |, /) ?? []
  const areOfApp = tabs.filter((name) => told.has(nameIn(name).toLowerCase())).length > 1
  return (areOfApp ? text.replace(tabsOfApp, 'The app has a bottom navigation bar with $<names>') : text)
    .replaceAll(head, (whole: string, ...found) => {
      const { name = '', noun, verb = '', sign, deed }: Partial<Record<string, string>> = found.at(-1)
      if (deed !== undefined) return opens(deed)
      if (!isHead(name, noun, sign)) return whole
      const place = noun?.trim() === 'tab' ? 'tab' : 'screen'
      if (sign !== undefined) return opens(placeName(name, noun?.trim() ?? '', text), place)
      if (/^asks/i.test(verb)) return `${opens(name, place)}fields for `
      return `${opens(name, place)}${/^lists?$/i.test(verb) ? 'a list of ' : ''}`
    })
    .replace(
      barOfThose,
      () =>
        `The app has a bottom bar with the tabs ${[...told].slice(0, mostTabs).map(capitalise).join(', ')}`,
    )
}
const mostTabs = 5
/** "Navigation is a bottom bar with those four". */
const barOfThose = new RegExp(
  `${begin}(?:the )?(?:navigation|menu|there|it|the app) (?:is|has|uses) an? (?:bottom|tab) (?:bar|navigation|menu)(?: bar)? (?:with|for|of|between) (?:all |the |these |those )*(?:all|these|those|the screens|the pages|them)(?: ${number})?(?: screens| pages| tabs)?(?=[.;]|$)`,
  'iu',
)
