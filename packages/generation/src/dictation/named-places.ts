import { capitalise, toPlural, toSingular } from '../words/forms.ts'
import { partsFor } from './bottom-bar.ts'
import { labelFrom } from './label-from.ts'
import { type DictatedScreen, type Part, partsOf } from './part.ts'
import { find, has } from '../understand/searched.ts'

/** Screens or tabs a text lists by their names ("three screens: Films, Seats and Payment"). */
export interface Places {
  names: string[]
  noun: 'screen' | 'tab'
}

const little = '(?:and|or|at|on|in|for|with|of|to|is|are|that|which|where|the|below|above|each|as|plus)'
const word = "[\\p{L}\\d][\\p{L}\\d'’&/-]*"
const proper = `(?:"[^"\\n]{2,24}"|\\p{Lu}[\\p{L}\\d'’&-]*(?: (?!${little}\\b)${word}){0,2})`
const common = `(?:"[^"\\n]{2,24}"|(?!(?:an?|the|${little})\\b)${word}(?: (?!${little}\\b)${word}){0,1})`
const listOf = (name: string) =>
  `${name}(?:\\s*[,|]\\s*(?!and\\b)${name})*(?:,?\\s+(?:and|&)\\s+|\\s*[,|]\\s*)${name}`
const bar =
  '(?:[Bb]ottom|[Tt]ab|[Bb]ottom tab|[Bb]ottom nav|[Bb]ottom navigation|[Nn]avigation|[Nn]av) (?:bar|navigation|menu|tabs)'
const opening = `(?<noun>[Tt]abs?|[Ss]ide ?bar|[Ss]creens|[Pp]ages|[Vv]iews|${bar})(?: (?:at the \\p{L}+|on the (?:screen|page|top)|called|named|titled|labell?ed|are|is|has|contains?|containing|showing))*`
const ofNames = [
  new RegExp(
    `\\b${opening}(?:\\s*[:,(–-]\\s*|\\s+(?:(?:with|for) )?)(?:the (?:tabs|items|screens|pages) )?(?<names>${listOf(proper)})`,
    'u',
  ),
  new RegExp(
    `\\b${opening}\\s*(?:[:(]\\s*|\\s(?:called|named) )(?<names>${listOf(common)})(?=\\)|[.;]|$)`,
    'u',
  ),
]

/** The screens or tabs a text lists; undefined where it lists none. */
export function placesIn(text: string): Places | undefined {
  for (const form of ofNames) {
    const { names = '', noun = '' } = find(form, text)?.groups ?? {}
    const listed = names
      .split(/\s*[,|]\s*(?:and\s+|&\s+)?|\s+(?:and|&)\s+/)
      .map((name) => capitalise(name.replaceAll('"', '').trim()))
      .filter((name) => name !== '')
    if (listed.length > 1 && listed.length < 7)
      return { names: [...new Set(listed)], noun: /^(?:screens|pages|views)$/i.test(noun) ? 'screen' : 'tab' }
  }
  return undefined
}

/** What a sentence says beside the places it lists: "A booking app with three screens: Films and Seats" is of a booking app. */
export function besidePlaces(sentence: string, places: Places | undefined): string | undefined {
  if (!places || !has(lists, sentence)) return undefined
  const [, said = '', whom = ''] = lists.exec(sentence) ?? []
  return `${said}${whom}`.replace(/^(?:it|the app|there|this app|one|two|three|four|five|six)$/i, '')
}
const lists = new RegExp(
  `^(.*?),?(?: (?:that |which )?(?:with|has|have|having|uses?|contains?|consists? of|should have|there are|split into|divided into))?(?: (?:an?|the|two|three|four|five|\\d))?(?: (?:main|bottom|different))* (?:${bar}|tabs|screens|pages|views)\\b[^.]*?(\\s(?:for|of|about) (?:an?|my|our|the) [^.,]{3,40})?$`,
  'iu',
)

const shows =
  '(?:(?:should |must |will |also )*(?:has|have|shows?|contains?|includes?|displays?|lists?|holds|offers|features|consists? of)|is (?:for|where (?:you|users?|one) (?:see|find)s?)|is(?= an? (?:[\\p{L}-]+ )?(?:list|grid|table|feed|map|form|calendar|board|gallery|timeline)\\b)|with|there (?:is|are))'
/** With the signs that mean something in a pattern as they are written; a hyphen means nothing outside of a class. */
const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** The text with each sentence on such a place saying that it is one: "Seats shows a map" is "The Seats screen shows a map". */
export function inPlaces(text: string, places: Places | undefined): string {
  if (!places) return text
  return places.names.reduce((said, name) => {
    const form = new RegExp(
      `(?:(?<=^|[.;!?]\\s+|\\n\\s*[-*•]?\\s*)|(?<comma>,?\\s+and\\s+|,\\s+))(?:(?:on|in|under) )?(?:the )?"?${escaped(name)}"?(?: (?:tab|screen|page|view))?(?:,? (?<verb>${shows})\\s+|\\s*(?::|\\s[–-])\\s+)(?!"?(?:${places.names.map(escaped).join('|')})\\b)`,
      'giu',
    )
    return said.replaceAll(form, (...found) => {
      const { comma, verb = '' }: Partial<Record<string, string>> = found.at(-1)
      const [whole] = found
      // Within a sentence only a name in capitals begins another.
      if (comma !== undefined && !whole.includes(name)) return whole
      const lists = /lists?$/.test(verb) ? 'a list of ' : ''
      return `${comma === undefined ? '' : '. '}The ${name} ${places.noun} contains ${lists}`
    })
  }, text)
}

/** What is only seen on the way: it stands behind what leads to it, in no bar. */
const onTheWay =
  /^(?:question|game|play(?:ing)?|quiz|results?|score|game over|seats?|payment|pay|check ?out|confirm(?:ation)?|success|thank you|receipt|summary|details?|booking|edit(?:or)?|done|finish|verification|verify|(?:\p{L}+ )?details|log ?in|sign ?in|otp|enter code)(?: (?:screen|page|details?|selection|view))?$/iu

const isPlayed = (screen: DictatedScreen | undefined) =>
  screen !== undefined && /^(?:question|game|quiz|play)/i.test(screen.title)

/** What leads on from a screen: its first loud button, else its list. */
function wayOn(screen: DictatedScreen | undefined, behind?: DictatedScreen): string | undefined {
  const parts = screen ? partsOf(screen) : []
  const button = parts.findLast(
    (part) =>
      part.kind === 'button' &&
      !part.isQuiet &&
      part.look === undefined &&
      (!aside.test(part.label) || (isPlayed(behind) && /^play\b/i.test(part.label))),
  )
  if (behind !== undefined && /details?$/i.test(behind.title)) {
    const shown = parts.find((part) => part.kind === 'list' && part.fields.length > 1)
    if (shown) return shown.label
  }
  const answers = parts.find(({ kind }) => kind === 'answers')
  return (answers ?? button ?? parts.findLast(({ kind }) => kind === 'list'))?.label
}
const aside = /^(?:cancel|back|share|save|reset|clear|skip|edit|delete|add|new|help|play|pause|stop|like)\b/i

/** The screens, those that stand on the way led to by what comes before them. */
export function withFlow(screens: readonly DictatedScreen[]): DictatedScreen[] {
  const next: Part = { kind: 'button', label: 'Continue', isQuiet: false }
  const isLedTo = (index: number) => {
    const screen = screens[index]
    return (
      index > 0 &&
      screen &&
      !screen.from &&
      !screen.tabs &&
      onTheWay.test(screen.title) &&
      // What is added to a list ends there.
      !(/^summary$/i.test(screen.title) && /^(?:add|new|edit)\b/i.test(screens[index - 1]?.title ?? ''))
    )
  }
  return screens.map((screen, index) => {
    const groups =
      isLedTo(index + 1) && wayOn(screen, screens[index + 1]) === undefined
        ? [...screen.groups, [next]]
        : screen.groups
    return isLedTo(index)
      ? { ...screen, groups, from: [wayOn(screens[index - 1], screen) ?? next.label] }
      : { ...screen, groups }
  })
}

/** The screens in the order the text lists them, with those of which it tells no more than the name. */
export function withPlaces(screens: readonly DictatedScreen[], places: Places | undefined): DictatedScreen[] {
  const called = ({ title, tabs }: DictatedScreen) => (tabs?.name ?? title).toLowerCase()
  const ofPlace = (name: string) => screens.find((screen) => called(screen) === labelFrom(name).toLowerCase())
  const own = places?.names.flatMap((name) => ofPlace(name) ?? []) ?? []
  if (!places || own.length === 0) return [...screens]
  const strip = own.find(({ tabs }) => tabs?.isBar === false)
  // "Class" beside "Classes" opens from the list of them.
  const isOne = (name: string) =>
    toPlural(name) !== name &&
    toSingular(name) === name &&
    own.some(
      (screen) =>
        called(screen) !== name.toLowerCase() &&
        partsOf(screen).some((part) => part.kind === 'list' && part.label === toPlural(name)),
    )
  const titles = places.names.filter((name) => (!has(onTheWay, name) && !isOne(name)) || strip !== undefined)
  const isBar = strip === undefined
  // "All, Work and Private": some of all there are.
  const all = ofPlace('All')
  const someOfAll = all && partsOf(all).filter(({ kind }) => kind === 'list')
  const placed = places.names.map((name): DictatedScreen => {
    const tabs = { name, titles, isBar }
    const known = ofPlace(name)
    const screen = known ?? { title: strip?.title ?? name, groups: [someOfAll ?? partsFor(name)] }
    return titles.length < 2 || !titles.includes(name) || screen.from ? screen : { ...screen, tabs }
  })
  // The tabs of a page stand where the page does.
  const at = strip === undefined ? 0 : screens.findIndex((screen) => own.includes(screen))
  const others = (some: readonly DictatedScreen[]) => some.filter((screen) => !own.includes(screen))
  return [...others(screens.slice(0, at)), ...placed, ...others(screens.slice(at))]
}
