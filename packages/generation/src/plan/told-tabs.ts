import type { Entity } from '../entity.ts'
import { atBottom } from '../understand/bottom-tabs.ts'
import { iconFor } from '../words/noun-icons.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { iconOf } from './screen-kinds.ts'
import { mostScreens, type ScreenKind, type ScreenPlan } from './types.ts'
import { findAll } from '../understand/searched.ts'

const mostTabs = 5
const longestName = 22

const count = String.raw`(?:\d|two|three|four|five|six)`
const bar = String.raw`(?:tab bar|tabs?|bottom nav(?:igation)?(?: bar| menu| tabs)?|navigation bar|nav ?bar|bottom (?:bar|menu))`
/** "With 4 tabs: Home, Explore, Saved, Profile", "a bottom navigation (Home, Search, Me)", "tabs for Home, Cart and Profile". */
const listed = new RegExp(
  String.raw`\b(?:${count} )?(?:main |bottom )?${bar}(?: bar)?(?:\s+(?:are|is|should be|with|for|called|named|has|have|containing|including))?(?: (?:${count} )?(?:tabs|items|entries|icons|buttons)(?: for)?)?\s*(?<sign>[:(–—-]?)\s*(?<row>[^.;:()\n]+)`,
  'giu',
)
/** "Home, Search, Profile at the bottom". */
const named = new RegExp(String.raw`(?<=^|[.;\n]\s*)(?<row>\p{Lu}[^.;:()\n]+?)${atBottom}`, 'gu')
/** A name of a tab: up to three words, the first large or all of one word. */
const isName = (item: string) =>
  /^\p{Lu}[\p{L}'’-]*(?: [\p{L}&'’-]+){0,2}$/u.test(item) || /^\p{L}[\p{L}-]{1,14}$/u.test(item)

/** The names of the tabs a description lists, in order; none where it lists none. */
export function toldTabs(text: string): string[] {
  for (const { groups } of [...findAll(listed, text), ...findAll(named, text)]) {
    const items = (groups?.row ?? '')
      .split(/\s*[,|/•]\s*(?:and |& )?|\s+(?:and|&)\s+/)
      .map((item) => item.replace(/^(?:a|an|the) /i, '').trim())
      .filter(Boolean)
    // "Tabs for work and private" are of a list.
    const isBar = groups?.sign || items.every((item) => /^\p{Lu}/u.test(item) || kindsOf(item).length > 0)
    if (isBar && items.length >= 2 && items.length <= mostTabs + 1 && items.every(isName))
      return items.map(capitalise).filter((item) => item.length <= longestName)
  }
  return []
}

/** What apps everywhere call their tabs, and the kinds of screens behind them, the likeliest first. */
const known: readonly (readonly [RegExp, readonly ScreenKind[]])[] = [
  [/^(?:home|today|dashboard|overview|start|main|for you)$/, ['home']],
  [
    /^(?:explore|discover|search|browse|catalogu?e?|shop|store|library|find|categories|all|collection)$/,
    ['browse'],
  ],
  [/^(?:saved|favou?rites?|bookmarks?|wish ?list|liked|likes|watch ?list)$/, ['saved']],
  [/^(?:profile|me|account|my (?:account|profile)|you)$/, ['profile']],
  [/^(?:settings|preferences|options|more)$/, ['settings']],
  [/^(?:messages?|chats?|inbox|conversations)$/, ['chats', 'thread']],
  [/^(?:map|nearby|near me)$/, ['map']],
  [/^(?:calendar|schedule|agenda|planner|plan|week)$/, ['calendar', 'week']],
  [
    /^(?:stat(?:istic)?s|progress|insights?|analytics|trends?|reports?|charts?|numbers|audience|reach|earnings)$/,
    ['stats'],
  ],
  [/^(?:history|log|activity|past|timeline)$/, ['history']],
  [/^(?:notifications?|alerts|reminders|safety|security)$/, ['notifications']],
  [/^(?:cart|basket|bag|shopping cart)$/, ['cart']],
  [/^(?:feed|community|social)$/, ['feed']],
  [/^(?:leader ?board|ranking|rankings)$/, ['leaderboard']],
  [/^(?:friends|people|team|members|contacts|network|networking|connections)$/, ['people']],
  [/^(?:scan|scanner|camera)$/, ['scanner']],
  [/^(?:help|support|faq)$/, ['help']],
  [/^(?:timer|focus)$/, ['timer']],
  [/^(?:record|track|start)$/, ['timer', 'form', 'map']],
  [/^(?:add|create|new|post|log)(?: .+)?$/, ['form']],
  [/^(?:studio|editor|workshop|canvas|generate|maker)$/, ['editor', 'generator', 'transform', 'home']],
  [/^(?:learn|study|practice|practise|quiz)$/, ['quiz', 'guide', 'browse']],
]
/** The kinds of screens behind a tab of that name, the likeliest first; none where nobody can tell. */
export const kindsOf = (name: string): readonly ScreenKind[] =>
  known.find(([called]) => called.test(name.toLowerCase()))?.[1] ?? []

/** What one grows by doing, whatever it is called. */
const grown = /^(?:garden|forest|wood|woods|island|trees?)$/i

/** What a screen of these kinds shows needs no content of its own, whoever names it. */
export const withoutContent: readonly ScreenKind[] = [
  'saved',
  'profile',
  'settings',
  'stats',
  'history',
  'notifications',
  'chats',
  'calendar',
  'map',
  'help',
  'people',
]
/** Those a bar of tabs can have besides what the recipe has. */
const canBeAdded: ReadonlySet<ScreenKind> = new Set([...withoutContent, 'browse'])

interface ToldBar {
  screens: ScreenPlan[]
  names: readonly string[]
  subject: Entity
  entities: Map<string, Entity>
  /** Makes the thing a tab nobody knows is about, by its noun. */
  make: (noun: string) => Entity
}

/**
 * Gives an app the tabs its description lists, under their names and in their order: screens it has, or new ones. The
 * others are reached from those. Changes `screens` and `entities`.
 */
export function tellTabs({ screens, names, subject, entities, make }: ToldBar): void {
  const taken = new Set<ScreenPlan>()
  const front = screens.find(({ kind }) => kind === 'home')
  // Who names no first screen has the first tab for one.
  const isFrontCalled = names.some((name) => kindsOf(name)[0] === 'home')
  const tabs = names.slice(0, mostTabs).flatMap((name, index) => {
    const noun = toSingular(name.toLowerCase().replace(/^my /, ''))
    const kinds = kindsOf(name)
    const isMain = kinds[0] === 'browse' || noun === subject.one.toLowerCase() || subject.words.includes(noun)
    const free = screens.filter((screen) => !taken.has(screen) && screen.kind !== 'detail')
    const found =
      (index === 0 && !isFrontCalled && isMain ? front : undefined) ??
      free.find((screen) => screen.name.toLowerCase() === name.toLowerCase()) ??
      (grown.test(name)
        ? free.find((screen) => screen.kind === 'home' && grown.test(screen.name))
        : undefined) ??
      kinds
        .flatMap((kind) => [
          free.find((screen) => screen.kind === kind && screen.entity === subject.id),
          free.find((screen) => screen.kind === kind),
        ])
        .find((screen) => screen !== undefined) ??
      (kinds.length === 0
        ? free.find(
            ({ kind, entity }) =>
              kind === 'browse' &&
              entities
                .get(entity)
                ?.words.concat(entities.get(entity)?.one.toLowerCase() ?? '')
                .includes(noun),
          )
        : undefined) ??
      added(name, kinds.length === 0 && isMain ? ['browse'] : kinds)
    if (found) taken.add(found)
    return found ? [{ name, screen: found }] : []
  })
  if (tabs.length < 2) return
  for (const { screen, name } of tabs) {
    screen.name = name
    screen.isTab = true
  }
  for (const screen of screens) if (!taken.has(screen)) screen.isTab = false
  const inOrder = tabs.map(({ screen }) => screen)
  const rest = screens.filter((screen) => !taken.has(screen))
  screens.splice(0, screens.length, ...[...inOrder, ...rest].slice(0, Math.max(mostScreens, inOrder.length)))

  function added(name: string, kinds: readonly ScreenKind[]): ScreenPlan | undefined {
    const kind = kinds.find((each) => canBeAdded.has(each)) ?? (kinds.length === 0 ? 'browse' : undefined)
    if (!kind) return undefined
    const noun = toSingular(name.toLowerCase().replace(/^my /, ''))
    const thing = kinds.length === 0 ? make(noun) : subject
    entities.set(thing.id, entities.get(thing.id) ?? thing)
    const id = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    return {
      id: screens.some((screen) => screen.id === id) ? `${id}-tab` : id,
      kind,
      name,
      icon: kinds.length === 0 ? iconFor(noun, thing.icon) : iconOf(kind),
      isTab: true,
      entity: thing.id,
      variant: 0,
      extras: [],
    }
  }
}
