import { capitalise, toSingular } from '../../words/forms.ts'
import { classOf, isEnglishNoun } from '../../words/noun-classes.ts'
import { isDone } from '../role-doings.ts'
import { isRole } from '../role-parts.ts'
import { sentencesWithEnds } from './asides.ts'
import { find, has } from '../searched.ts'

/** A screen a brief names, with what it says is on it. */
export interface ToldScreen {
  name: string
  told: string
}

/** The screens of the app, or of those with a part of their own. */
export interface Area {
  /** As the brief calls them, lower case: "fitters"; absent for the screens of the app itself. */
  who?: string
  screens: ToldScreen[]
  /** What they do beside, in small words: "edit own profile, scan stamps". */
  doings?: string
}

export interface Areas {
  areas: Area[]
  /** The text without the lists, and with what small words list of somebody said as a sentence: "Farms can edit their profile". */
  text: string
}

const count = String.raw`(?:\d|two|three|four|five|six|seven|these|following|main|bottom|the)`
/** "Four tabs at the bottom: Tonight, Wines", "Navigation: Start, Lenses". */
const ofApp = new RegExp(
  String.raw`^(?:(?:the app|it|we|customers?|users?) (?:has|have|need|needs|should have|with|want|wants) )?(?:${count} )*(?:(?:they|people|users|it|the app) (?:should|must|will|can|need to|want to) (?:find|get|have|see|contain|include)|(?<wishes>must[- ]haves?|must have|features?|functions?|requirements?)|contents?|what (?:we|they) need|screens?|tabs?|tab bar|bottom (?:bar|nav(?:igation)?(?: bar)?|tabs|menu)|(?:main )?navigation(?: bar)?|main menu|menu(?: items)?|pages|sections|modules|areas)(?: (?:at the bottom|in the (?:tab )?bar|needed|required|we need|they need|are|should be|called|named))*\s*(?::|\u00a6|–)\s*(?<list>.+)$`,
  'iu',
)
const own = String.raw`(?: (?:their|his|her|its) own (?:area|part|section|view|app|login|side)| (?:an? )?(?:second|separate|own|extra) (?:area|part|section|view|app|login))`
/** "Tabs for drivers: Wash, Card". */
const tabsOf =
  /^(?:tabs|screens|pages|navigation|menu)(?: (?:bar|items))? (?:for|of) (?:the |our )?(?<who>[\p{L} ]{3,24}?)\s*(?::|\u00a6)\s*(?<list>.+)$/iu
/** "Drivers: My tours, Stops", "For farms: edit the profile", "Customers need: Home", "Fitters have their own area with Today's jobs". */
const ofSomebody: readonly RegExp[] = [
  /^(?<sign>for |as )?(?:the |our |an? )?(?<who>(?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]{2,})\s*(?:\([^)]*\)\s*)?(?::|\u00a6|\s–)\s*(?<list>.+)$/iu,
  new RegExp(
    String.raw`^(?:[Tt]he |[Oo]ur )?(?<who>(?:[\p{L}'’-]+ ){0,2}?[\p{L}'’-]{2,})(?: additionally| also)? (?:need|needs|want|wants|get|gets|have|has|see|sees|use|uses)(?:${own}(?: (?:with|for|containing))?|)\s*(?::|\u00a6)?\s*(?<list>"?\p{Lu}.+)$`,
    'u',
  ),
]
/** "Start screen of the firefighters: ...", of whom it is stands behind. */
const screenOf =
  /^(?:the )?(?<name>[\p{L} ]{3,20}?) screen (?:of|for) (?:the )?(?<who>[\p{L} ]{3,24}?)\s*(?::|\u00a6|shows?)\s*(?<told>.+)$/iu

const phaseOf =
  /^(?:before|during|after|on|until)(?: (?:the |your |their )?[\p{L}]+(?: [\p{L}]+)?)?\s*(?::|\u00a6)\s*(?<list>.+)$/iu
const namedSentence =
  /^(?<name>\p{Lu}[\p{L}'’-]*(?: [\p{L}'’&-]+){0,2})\s*(?::|\u00a6)\s*(?<told>[^.]+?)\.?$/u
/** "They want: reorder lenses". */
const wanted =
  /^(?:(?:they|(?:the |our )?(?:users|customers|people|guests|client)|we) (?:want|wants|need|needs|would like)(?: to(?: be able to)?)?|what (?:our |the )?(?<whom>[\p{L} ]{3,24}?) (?:should|can|must|need to|want to|will)(?: be able to)?(?: do)?(?: in it| with it)?|(?:the |our )?(?<whose>[\p{L} ]{3,24}?) (?:need|needs|get|gets|want|wants) an? [\p{L} -]{3,40}?)\s*:\s*(?=\p{Ll})/iu

const mostScreens = 8
const isOfApp =
  /^(?:the )?(?:app|screens?|tabs?|navigation|menu|features?|functions?|it|we|platform|content|scope|requirements?|must-haves?|target group|audience)$/i

/** The items of a list; brackets hold together, and small words go on with the item before them. */
function itemsOf(list: string): string[] {
  const pieces = list
    .replace(/[.;]+$/, '')
    .split(/\s*[,;|•]\s*(?:and |& |plus )?(?![^(]*\))|\s+(?:and|plus|as well as)\s+(?="?\p{Lu})(?![^(]*\))/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
  const items: string[] = []
  for (const piece of pieces) {
    const last = items.at(-1)
    if (last !== undefined && /^\p{Ll}/u.test(piece)) items[items.length - 1] = `${last}, ${piece}`
    else items.push(piece)
  }
  return items
}

const nameThenTold =
  /^"?(?<name>\p{Lu}[\p{L}\d'’&/ -]{1,32}?)"?(?:\s*\((?<inner>[^)]*)\)(?<more>.*)|\s*(?::|\u00a6|\s[–—-])\s*(?<behind>.+)|,? (?<tail>(?:with|where|showing|incl(?:uding|\.)?) .+)|(?<rest>, .+))?$/u
/** A screen's name and what is told of it: "Proof of delivery (signature + photo)". */
function screenIn(item: string): ToldScreen | undefined {
  const found = find(nameThenTold, item)?.groups
  const name = found?.name?.trim() ?? ''
  if (name === '' || name.split(' ').length > 5) return undefined
  const told = [found?.inner, found?.more, found?.behind, found?.tail, found?.rest]
    .filter((part) => part !== undefined && part.trim() !== '')
    .join(', ')
    .replace(/^,\s*/, '')
    .replaceAll(/\s*\+\s*/g, ' and ')
  return { name: capitalise(name), told: told.trim() }
}

/** The screens a list names in capitals; none where its first words are small. */
function screensIn(list: string): ToldScreen[] {
  const items = itemsOf(list)
  const screens = items.flatMap((item) => screenIn(item) ?? [])
  return screens.length === items.length && screens.length > 1 ? screens.slice(0, mostScreens) : []
}

const wordsOf = (name: string) => name.replaceAll(/[^\p{L}\p{N} ]/gu, '.')
/** Screens of any app: a list of features that has one of them is a list of screens. */
const ofAnyApp =
  /^(?:home|start|welcome|today|overview|dashboard|profile|my profile|me|account|my account|settings|more|menu)$/i
/** "Features: Stock overview, Kitchen mode (large buttons), Fast scanning" are features, and no screens. */
const areScreens = (listed: readonly ToldScreen[], isOfWishes: boolean): boolean =>
  listed.length > 0 && (!isOfWishes || listed.some(({ name }) => ofAnyApp.test(name)))

/** What a sentence says of a screen that was listed before: "Schedule shows the week", "Tonight: the dish of the day". */
function toldOf(sentence: string, name: string): string | undefined {
  const form = new RegExp(
    String.raw`^(?:(?:on|in|under) )?(?:the )?"?${wordsOf(name)}"?(?: (?:screen|tab|page|area))?(?:\s*(?::|\u00a6|\s[–—-])\s*|,? (?:shows?|has|have|contains?|is(?: for)?|are|lists?|displays?|gives|offers|includes?|collects?|keeps?|tells?|holds?|explains?|lets (?:you|users|one)|there (?:is|are)|(?:users?|you|one|people|customers?) (?:sees?|finds?)) )(?<told>.+)$`,
    'u',
  )
  return form.exec(sentence)?.groups?.told
}

/** Whether words at the head of a list name people. */
const isSomebody = (who: string) =>
  !/(?:order|request|booking|list|plan|card)s?$|\b(?:radio|button|toggle|check|option|chip|tab|field)/i.test(
    who,
  ) &&
  !isOfApp.test(who) &&
  (isRole(who.toLowerCase()) || /^(?:HR|IT)$/.test(who))

/** Where people work, for them: "Control room: Live map". */
const isAtWork =
  /^(?:[\p{L}-]+ )?(?:office|room|desk|reception|administration|management|headquarters|kitchen|dispatch|committee|board|council|department|back ?office|lead|leads|leader|foremen|foreman|crew|staff|team|housekeeping)$/iu
const partsOfApps =
  /^(?:favou?rites|statistics|stats|votes|alerts|notifications|reminders|maps|quizzes|timers|results|scores|filters|badges|streaks|polls|photos|goals|trends|widgets|charts|backups|exports)$/iu
/** "Petitions: browse them": what is looked at, and nobody who does. */
const isThing = (who: string): boolean => {
  const one = toSingular(who.toLowerCase())
  return partsOfApps.test(who) || (isEnglishNoun(one) && !['person', 'group', 'place'].includes(classOf(one)))
}

/** "Caretakers: open reports on a list, take one over": several who do something. */
const doesBehind = ({ who = '', list = '' }: Partial<Record<string, string>>) =>
  /^\p{L}{4,}s$/u.test(who) &&
  !isThing(who) &&
  !isOfApp.test(who) &&
  isDone((list.split(' ')[0] ?? '').toLowerCase())

/** "For visitors: ... For farms: ...": several are told of so. */
const isOneOfSome = ({ sign, who = '' }: Partial<Record<string, string>>, text: string) =>
  sign !== undefined &&
  /^\p{Ll}+s$/u.test(who) &&
  [...text.matchAll(/(?<=^|[.;!\n]\s*)for (?:the |our )?\p{Ll}+s ?:/giu)].length > 1

/** The screens a brief lists for the app and for those with a part of their own. */
export function readAreas(text: string, users: readonly string[] = []): Areas {
  const areas: Area[] = []
  const all = () => areas.flatMap(({ screens }) => screens)
  const kept: string[] = []
  const areaOf = (who: string | undefined): Area => {
    const known = areas.find((area) => area.who === who)
    if (known) return known
    const area: Area = { ...(who === undefined ? {} : { who }), screens: [] }
    areas.push(area)
    return area
  }
  const add = (area: Area, screens: readonly ToldScreen[]) => {
    for (const screen of screens)
      if (!area.screens.some(({ name }) => name === screen.name)) area.screens.push({ ...screen })
  }
  // "Plant doctor" is a screen, "Doctors" are people.
  const isOther = (name: string, told: string) =>
    isOfApp.test(name) ||
    has(isAtWork, name) ||
    (isSomebody(name) && /(?:s|people)$/.test(name)) ||
    screensIn(told).length > 0
  // "Start: the specials. Bonus card: a stamp": screens a sentence each.
  const bySentence = sentencesWithEnds(text).flatMap((sentence) => {
    const { name, told = '' } = find(namedSentence, sentence.trim())?.groups ?? {}
    return name === undefined || isOther(name, told) ? [] : [name]
  })
  for (const [index, sentence] of sentencesWithEnds(text).entries()) {
    const said = sentence
      .trim()
      .replace(/^[-*•]\s*/, '')
      .replace(/[.!;]+$/, '')
    const { list, wishes } = find(ofApp, said)?.groups ?? {}
    const listed = list === undefined ? [] : screensIn(list)
    if (areScreens(listed, wishes !== undefined)) {
      add(areaOf(undefined), listed)
      continue
    }
    const tabs = find(tabsOf, said)?.groups
    const ofThem = tabs ? screensIn(tabs.list ?? '') : []
    if (tabs && ofThem.length > 0) {
      add(areaOf((tabs.who ?? '').toLowerCase()), ofThem)
      continue
    }
    const known = all()
      .map((screen) => ({ screen, told: toldOf(said, screen.name) }))
      .find(({ told }) => told !== undefined)
    if (known?.told !== undefined) {
      known.screen.told = [known.screen.told, known.told].filter((part) => part !== '').join('; ')
      continue
    }
    const opened = find(screenOf, said)?.groups
    if (opened?.who !== undefined && isSomebody(opened.who)) {
      add(areaOf(opened.who.toLowerCase()), [
        { name: capitalise(opened.name ?? ''), told: opened.told ?? '' },
      ])
      continue
    }
    // "Before arrival: Online check-in, Wishes": the app's own, one after the other.
    const phase = find(phaseOf, said)?.groups?.list
    const ofPhase = phase === undefined ? [] : screensIn(phase)
    if (ofPhase.length > 0) {
      add(areaOf(undefined), ofPhase)
      continue
    }
    if (bySentence.length > 2) {
      const told = namedSentence.exec(said)?.groups
      if (told?.name !== undefined && bySentence.includes(told.name)) {
        add(areaOf(undefined), [{ name: told.name, told: told.told ?? '' }])
        continue
      }
    }
    const role = ofSomebody
      .map((form) => find(form, said)?.groups)
      .find(
        (found) =>
          found !== undefined &&
          (isSomebody(found.who ?? '') ||
            users.includes((found.who ?? '').toLowerCase()) ||
            has(isAtWork, found.who ?? '') ||
            isOneOfSome(found, text) ||
            (index > 0 && doesBehind(found))),
      )
    const screens = role ? screensIn(role.list ?? '') : []
    if (role && screens.length > 0) {
      add(areaOf((role.who ?? '').toLowerCase()), screens)
      continue
    }
    // "For farms: ...": those who are no people have a part all the same.
    if (role && !isSomebody(role.who ?? '') && !isSeen(role.list ?? '')) {
      areaOf((role.who ?? '').toLowerCase()).doings = lowerFirst(role.list ?? '')
      continue
    }
    const wish = find(wanted, said)
    kept.push(
      role
        ? asSentence(said, role)
        : wish
          ? `${capitalise(wish.groups?.whom ?? wish.groups?.whose ?? 'users')} can ${said.slice(wish[0].length)}.`
          : sentence,
    )
  }
  return {
    areas: areas.filter(({ screens, doings }) => screens.length > 0 || doings !== undefined),
    text: kept.join(' '),
  }
}

/** "For farms: edit own profile, publish dates": farms can do that; what is seen is seen. */
function asSentence(said: string, { who = '', list = '' }: Partial<Record<string, string>>): string {
  if (!/^(?:for |as )?[^:]{2,40}(?::|\u00a6)/i.test(said)) return `${said}.`
  return `${capitalise(who.toLowerCase())} can ${isSeen(list) ? 'see ' : ''}${lowerFirst(list)}.`
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Whether a list begins with something, rather than with what is done. */
function isSeen(list: string): boolean {
  const [first = ''] = list.split(' ')
  return /^(?:an?|the|all|their|his|her|my|our|overview|list)$/i.test(first) || /s,?$/.test(first)
}
