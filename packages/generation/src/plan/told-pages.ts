import { pages } from '../pages/index.ts'
import { type Page, stemsSaid } from '../pages/page.ts'
import { labelOf } from '../trace/label-of.ts'
import { signedScreen } from '../trace/signed-screen.ts'
import type { Phrase } from '../understand/phrase.ts'
import type { Understanding } from '../understand/understand.ts'
import { FirstStems } from '../words/first-stems.ts'
import { isListedValue } from '../trace/listed-value.ts'
import { findAttribute } from '../words/attributes.ts'
import { capitalise, stemOf, toSingular } from '../words/forms.ts'
import { isCalledIn, spareOne } from './spare-screens.ts'
import { valuesSaidIn } from './told-lists/told-values-said.ts'
import { mostScreens, type ScreenPlan } from './types.ts'
import { has } from '../understand/searched.ts'

/** How many words a phrase may have beside those a page is known by. */
const mostBeside = 2

/** What one does with a page itself. */
const looking =
  /^(?:see|view|show|read|find|get|check|open|browse|look|have|use|access|know|collect|earn|download|print)$/
/** "Download the house rules": they are read there, and taken along. */
const taken = /^(?:download|print)$/

/**
 * Whether stems of a phrase name a page: all of them where one word does, else most of them. Who votes on the rules of a
 * house does something else than read them.
 */
const isNamed = ({ names }: Page, said: string, verb?: string): boolean =>
  names.some((name) => {
    if (said === name) return true
    if (!said.includes(name) || !name.trim().includes(' ')) return false
    if (verb !== undefined && !looking.test(verb) && !name.includes(` ${stemOf(verb)} `)) return false
    return said.split(' ').length - name.split(' ').length <= mostBeside
  })

const pagesByName = new FirstStems(pages, ({ names }) => names)

/** The page of an app that a phrase means. */
export const pageOf = (phrase: Phrase, screens: readonly ScreenPlan[]): ScreenPlan | undefined => {
  const said = stemsSaid(labelOf(phrase))
  return screens.find(({ page }) => page && isNamed(page, said, phrase.verb))
}

const isMeantIn = ({ unless, within }: Page, text: string): boolean =>
  !(unless && has(unless, text)) && !(within && !has(within, text))

/** The page a screen of this name is. */
export const pageCalled = (name: string, text: string): Page | undefined => {
  const said = stemsSaid(name)
  return pagesByName.among(said).find((page) => isNamed(page, said) && isMeantIn(page, text))
}

/** The pages a description names, each with the phrase that does. */
export interface ToldPages {
  pages: ReadonlyMap<Page, Phrase>
  /** Phrases that say nothing else, for the rest of the app to leave out. */
  claimed: ReadonlySet<Phrase>
}

/** "News, check out and about us" behind what the app is: what is listed, each by itself. */
const listed = (text: string): string[] =>
  text
    .split(/[,;:.•\n]|\b(?:and|with|including|includes)\b|&/)
    .slice(1)
    .map((item) => item.trim())
    .filter((item) => item !== '' && item.split(' ').length <= mostWords)
const mostWords = 5

const asPhrase = (item: string): Phrase => {
  const words = item.toLowerCase().split(' ')
  return { text: item.toLowerCase(), label: item, words, stems: words.map(stemOf), isSet: true, options: [] }
}

/** The pages a description names. Its first phrase, which says what the app is, names none. */
export function readPages({ phrases, text }: Pick<Understanding, 'phrases' | 'text'>): ToldPages {
  const found = new Map<Page, Phrase>()
  const find = (said: string, isIt: (page: Page) => boolean) =>
    pagesByName.among(said).find((each) => isIt(each) && isMeantIn(each, text))
  const claimed = new Set<Phrase>()
  const isValue = valuesSaidIn(text)
  for (const [index, phrase] of phrases.entries()) {
    const isSaid =
      index > 0 &&
      !phrase.isActor &&
      !phrase.isOfProfile &&
      !isValue(phrase.text) &&
      !isOneValue(phrase, text)
    const said = isSaid ? stemsSaid(labelOf(phrase)) : ''
    const page = find(said, (each) => isNamed(each, said, phrase.verb))
    if (!page) continue
    claimed.add(phrase)
    if (!found.has(page)) found.set(page, phrase)
  }
  // Turns of speech are no phrases: "check out", "about us".
  for (const item of listed(text)) {
    const said = stemsSaid(item)
    const page = find(said, ({ names }) => names.includes(said))
    const named = asPhrase(item)
    if (!page || found.has(page) || isValue(item) || isOneValue(named, text)) continue
    found.set(page, named)
    for (const phrase of phrases.slice(1))
      if (said.includes(stemsSaid(phrase.text)) && !isOfAnother(phrase, text, item)) claimed.add(phrase)
  }
  return { pages: found, claimed }
}

/** "Ticket number, customer, price": one price of each, and no list of prices. */
const isOneValue = (phrase: Phrase, text: string): boolean =>
  phrase.words.length === 1 &&
  findAttribute(phrase.text) !== undefined &&
  toSingular(phrase.text) === phrase.text &&
  isListedValue(phrase, text)

/** Whether the words of a phrase stand in other places of a text, too. */
const isOfAnother = ({ text: own }: Phrase, text: string, item: string) =>
  text.replace(item, '').toLowerCase().includes(own)

/** The stems of what is asked for without those of phrases that have a page: no other screen is for them. */
export const withoutPages = (stems: string, phrases: readonly Phrase[]): string =>
  phrases
    .flatMap(({ label, text, verb, stems: own }) => [
      // "Plan a route" asks for no week to plan.
      ...(verb === undefined
        ? []
        : articles.map((article) => allStems(`${verb} ${article}${label ?? text}`))),
      allStems(label ?? text),
      ` ${own.join(' ')} `,
    ])
    .reduce((rest, said) => rest.replace(said, ' '), stems)

const articles = ['', 'a ', 'an ', 'the ', 'your ', 'my ', 'their ']

const allStems = (text: string) =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf).join(' ')} `

/** What gives way to a page that is asked for. */
const spared: readonly ScreenPlan['kind'][] = [
  'stats',
  'saved',
  'history',
  'notifications',
  'leaderboard',
  'profile',
]
/** Each is named in the description: there may be more than the rest of an app has. */
const mostWithPages = mostScreens + 3
const longestName = 16
const longestTitle = 25
/** Where a turn of speech was cut: "photos of how they". */
const isCut = / (?:how|they|it|we|i|you|to|of|the|my|our)$/i

/** Puts the pages a description names behind the other screens, as long as there is room, called as it calls them. */
export function addPages(screens: ScreenPlan[], told: ToldPages['pages'], stems: string, text: string): void {
  for (const [page, phrase] of told) {
    if (screens.some((screen) => isShownBy(page, screen)) || signedScreen(phrase, screens)) continue
    // What nobody named gives way first.
    const hasRoom =
      screens.length < mostScreens || spareOne(screens, spared, (screen) => isCalledIn(stems, screen))
    if (!hasRoom && screens.length >= mostWithPages) return
    const isFree = (name: string) =>
      name.length <= longestName && !isCut.test(name) && !screens.some((screen) => screen.name === name)
    const label = phrase.verb ? page.name : capitalise(labelOf(phrase))
    const name = [label, page.name].find(isFree)
    if (name === undefined) continue
    screens.push({
      id: screens.some(({ id }) => id === page.id) ? `${page.id}-page` : page.id,
      kind: 'page',
      name,
      title:
        [titleOf(phrase, text), label, name].find(
          (title) => title.length <= longestTitle && !isCut.test(title),
        ) ?? name,
      icon: page.icon,
      isTab: false,
      entity: screens[0]?.entity ?? '',
      variant: 0,
      page,
      extras:
        phrase.verb && taken.test(phrase.verb)
          ? [{ kind: 'action', label: capitalise(phrase.verb), icon: 'download' }]
          : [],
    })
  }
}

/** What a text calls a page: "Waste collection calendar"; with what one does there: "Report a pothole". */
const titleOf = (phrase: Phrase, text: string): string => {
  const named = labelOf(phrase)
  if (!phrase.verb || taken.test(phrase.verb)) return capitalise(phrase.verb ? phrase.text : named)
  const deed = new RegExp(String.raw`\b${phrase.verb} (?:an? |the |my |your )?${phrase.text}\b`, 'i').exec(
    text,
  )
  const said = phrase.text.startsWith(phrase.verb) ? phrase.text : `${phrase.verb} ${phrase.text}`
  return capitalise((deed?.[0] ?? said).toLowerCase())
}

/** Whether a screen that is there anyway shows the same: by the thing it is of, or by its name. */
const isShownBy = (page: Page, { entity, name, title = '' }: ScreenPlan): boolean =>
  page.shownBy.has(entity) || isNamed(page, stemsSaid(name)) || isNamed(page, stemsSaid(title))
