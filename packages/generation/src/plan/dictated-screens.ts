import { byWord } from '../by-word.ts'
import { followUps } from '../dictation/follow-ups.ts'
import { type DictatedScreen, type Part, partsOf } from '../dictation/part.ts'
import { sameThing } from '../dictation/same-thing.ts'
import { thingName } from '../dictation/settle-parts.ts'
import { find } from '../understand/searched.ts'
import { withFlow } from '../dictation/named-places.ts'
import { withWays } from '../dictation/with-ways.ts'
import type { Entity } from '../entity.ts'
import { capitalise } from '../words/forms.ts'
import { iconFor } from '../words/noun-icons.ts'
import { called, entityOf } from './dictated-entity.ts'
import { sectionContent } from './list-content.ts'
import { mostScreens, type ScreenPlan } from './types.ts'

const longestTab = 11
const mostTabs = 5
/** An app of fewer is no app yet. */
const leastScreens = 4

/** Of its things a list says nothing: only what is known of such things can be shown. */
const isBare = (screen: DictatedScreen) =>
  partsOf(screen).every(
    (part) => part.kind === 'image' || (part.kind === 'fact' && part.label === 'Description'),
  )

/** What one sees once, before the app itself. */
const opening = /^(?:splash|welcome|onboarding|intro(?:duction)?|landing)\b/i

/** Where one only comes to enter, once. */
const entering =
  /^(?:log ?-?in|sign ?-?(?:in|up)|register|registration|create account|(?:enter )?(?:sms )?code|verification)$/i

/** "Cards with watch model and customer" are of watches. */
const cardsOf = (fields: readonly string[]): string[] =>
  fields.flatMap((field) => find(thingName, field)?.groups?.thing ?? []).slice(0, 1)

/** From a splash or welcome page on which nothing can be tapped one goes on. */
function withWayIn(screens: readonly DictatedScreen[]): DictatedScreen[] {
  const [first, ...others] = screens
  if (!first || others.length === 0 || !opening.test(first.title)) return [...screens]
  const isLeading = partsOf(first).some(
    ({ kind }) => kind === 'button' || kind === 'menu' || kind === 'list' || kind === 'input',
  )
  return isLeading
    ? [...screens]
    : [
        { ...first, groups: [...first.groups, [{ kind: 'button', label: 'Continue', isQuiet: false }]] },
        ...others,
      ]
}

/** Only where else one can go. */
const isMenu = (screen: DictatedScreen) => partsOf(screen).every(({ kind }) => kind === 'menu')

const icons: Readonly<Partial<Record<string, string>>> = byWord({
  home: 'home',
  profile: 'user',
  account: 'user',
  settings: 'settings',
  search: 'search',
  cart: 'cart',
  favorites: 'heart',
  favourites: 'heart',
  saved: 'bookmark',
  notifications: 'bell',
  messages: 'chat',
  chat: 'chat',
  progress: 'trend',
  stats: 'chart',
  statistics: 'chart',
  calendar: 'calendar',
  schedule: 'calendar',
  grades: 'star',
  plan: 'calendar',
  history: 'clock',
  today: 'sun',
  feed: 'list',
  map: 'map',
  timer: 'timer',
  add: 'plus',
  rewards: 'gift',
  photos: 'image',
  gallery: 'image',
  reviews: 'star',
})

/** Where somebody comes who logged in, where no screen is dictated for that. */
const home = (isLoggedIn: boolean): DictatedScreen => ({
  title: 'Home',
  groups: [
    isLoggedIn
      ? [
          { kind: 'heading', label: 'Good to see you' },
          { kind: 'text', label: 'You are logged in.' },
          { kind: 'button', label: 'Log out', isQuiet: true },
        ]
      : [
          { kind: 'heading', label: 'Welcome' },
          { kind: 'text', label: 'You are all set.' },
          { kind: 'button', label: 'Look around again', isQuiet: true },
        ],
  ],
})

const isLogin = (screen: DictatedScreen) => {
  const parts = partsOf(screen)
  return (
    parts.some((part) => part.kind === 'input' && part.entry === 'password') &&
    parts.some(
      (part) =>
        part.kind === 'button' &&
        /^(?:log|sign|continue|create|register|join|submit|enter|next)/i.test(part.label),
    ) &&
    !/settings|profile/i.test(screen.title)
  )
}

const isSaidOfNobody = (said: readonly DictatedScreen[]): boolean =>
  !/\bmembers?\b/i.test(JSON.stringify(said))

/**
 * Puts what a description dictates before the screens its kind of app brings along, the first of them first of all, with
 * what follows from it. Where the description tells no more than its screens, these are all there are.
 */
export function addDictated(
  screens: ScreenPlan[],
  said: readonly DictatedScreen[],
  tellsMore: boolean,
  main: Entity,
  entities: Map<string, Entity>,
  seed: number,
  stems: string,
  about?: string,
): void {
  const dictated = withWayIn(withFlow(withWays(said)))
  const login = dictated[0] && (isLogin(dictated[0]) || dictated[0].from) ? dictated[0] : undefined
  // Who logs in comes somewhere.
  const isBehindLogin = login !== undefined && dictated.every((screen) => screen === login || screen.from)
  const begun = isBehindLogin ? [...dictated, home(isLogin(login))] : [...dictated]
  const isTool = begun.some((screen) => screen.isTool)
  // What a tool makes is made on its screen.
  const following = (isTool ? [] : followUps(begun, Math.min(5, mostScreens - begun.length))).filter(
    (screen) =>
      !isBare(screen) ||
      screen.from?.some((label) => !entityOf(label, main, seed, stems).id.startsWith('own-')),
  )
  // What opens from lists of the same things is one screen.
  const shownBy = new Map<string, DictatedScreen>()
  const own = following.filter((screen) => {
    const [label = ''] = screen.from ?? []
    const shown = isBare(screen) ? entityOf(label, main, seed, stems).id : undefined
    const same = shown === undefined ? undefined : shownBy.get(shown)
    if (same) same.from = [...(same.from ?? []), label]
    else if (shown !== undefined) shownBy.set(shown, screen)
    return same === undefined
  })
  const isSettings = begun.some(({ title }) => /settings|preferences/i.test(title))
  const all = [...begun, ...own]
  const entityBy = new Map<string, Entity>()
  const bar = begun.find(({ tabs }) => tabs?.isBar === true)
  // Of what nothing is told of is of nobody.
  const untitled =
    about ?? (/^(?:own-|club-)?member$/.test(main.id) && isSaidOfNobody(said) ? 'Home' : main.one)
  const made = all.map((screen, index): ScreenPlan => {
    const { title, groups, from, tabs } = screen
    const lists = new Map(
      partsOf(screen).flatMap((part) =>
        part.kind === 'columns'
          ? cardsOf(part.fields ?? []).map((thing) => [thing, entityOf(thing, main, seed, stems)] as const)
          : part.kind === 'list'
            ? [
                [
                  part.label,
                  called(entityOf(part.label, main, seed, stems, part.fields), part.names),
                ] as const,
                ...(part.sections ?? []).flatMap((section) => {
                  const own = sectionContent(part.label, section)
                  return own ? [[`${part.label}/${section}`, own] as const] : []
                }),
              ]
            : [],
      ),
    )
    for (const [label, entity] of lists) entityBy.set(label, entity)
    const source = from?.flatMap((label) => [...entityBy].filter(([list]) => sameThing(label, list)))[0]?.[1]
    const entity = source ?? main
    if (source) entities.set(source.id, source)
    const isFirstOfMany = index === 0 && begun.length > 2 && all.every((each) => each.title !== 'Home')
    const ownTitle =
      title === ''
        ? isFirstOfMany || all.some((each) => each.title === untitled)
          ? 'Home'
          : untitled
        : title
    const name = tabs?.isBar ? tabs.name : ownTitle
    const short =
      name.length <= longestTab || (all.length === 1 && !isTool)
        ? name
        : screen.isTool
          ? lastWord(name)
          : shortName(name)
    const isInside =
      from !== undefined ||
      (tabs !== undefined && !tabs.isBar && begun.findIndex((each) => each.tabs) !== index)
    return {
      id: `dictated-${index + 1}`,
      kind: screen.isFollowUp && source && isBare(screen) ? 'detail' : 'dictated',
      name: index === 0 && all.length > 1 && short.length > longestTab ? 'Start' : short,
      title: ownTitle,
      icon:
        (isMenu(screen) ? 'menu' : undefined) ??
        icons[name.toLowerCase()] ??
        iconFor(name.toLowerCase().split(' ')[0] ?? '', index === 0 ? 'home' : 'layers'),
      isTab:
        !isInside &&
        screen !== login &&
        !(entering.test(title) && begun.length > 2) &&
        (screen.isPage === undefined || begun.every((each) => each.isPage)) &&
        !(index === 0 && begun.length > 1 && opening.test(title)),
      entity: entity.id,
      variant: 0,
      dictated: { groups, lists, ...(from ? { from } : {}), ...(tabs ? { tabs } : {}) },
      extras: [],
    }
  })
  const names = new Set(made.flatMap(({ title = '', name }) => [title.toLowerCase(), name.toLowerCase()]))
  const others = tellsMore
    ? screens.filter(
        ({ name, title, kind }) =>
          !names.has(name.toLowerCase()) &&
          !names.has((title ?? '').toLowerCase()) &&
          !(kind === 'signin' && (names.has('login') || login)),
      )
    : isTool && !isSettings
      ? [settingsOf(main)]
      : []
  screens.splice(0, screens.length, ...withNames(made), ...others.slice(0, mostScreens - made.length))
  // Of a tool more is made than its one screen; who draws an app draws all of it.
  const least = isTool ? leastScreens : 1
  while (screens.length < least) {
    const more = [helpOf(main), aboutOf(main)].find(({ name }) =>
      screens.every((screen) => screen.name !== name),
    )
    if (!more) break
    screens.push(more)
  }
  asTabs(screens, bar !== undefined)
}

const plain = (kind: ScreenPlan['kind'], name: string, icon: string, main: Entity): ScreenPlan => ({
  id: kind === 'dictated' ? `dictated-${name.toLowerCase()}` : kind,
  kind,
  name,
  icon,
  isTab: true,
  entity: main.id,
  variant: 0,
  extras: [],
})
const settingsOf = (main: Entity) => plain('settings', 'Settings', 'settings', main)
const helpOf = (main: Entity): ScreenPlan => {
  const parts: Part[] = [
    { kind: 'heading', label: 'How can we help?' },
    { kind: 'input', label: 'Message', entry: 'multiline', options: [] },
    { kind: 'button', label: 'Send message', isQuiet: false },
  ]
  return {
    ...plain('dictated', 'Help', 'help', main),
    isTab: false,
    title: 'Help',
    dictated: { groups: [parts], lists: new Map() },
  }
}
const aboutOf = (main: Entity): ScreenPlan => {
  const parts: Part[] = [
    { kind: 'heading', label: 'About this app' },
    { kind: 'text', label: 'Made to be quick to use, with nothing in the way.' },
    { kind: 'fact', label: 'Version', value: '1.0' },
  ]
  return {
    ...plain('dictated', 'About', 'info', main),
    isTab: false,
    title: 'About',
    dictated: { groups: [parts], lists: new Map() },
  }
}

/** "User settings" are the settings, a "hotel page" is of the hotel. */
function shortName(name: string): string {
  const words = name.replace(/^(?:last|latest|recent|upcoming|next|my|open|new) (?=\p{L})/iu, '').split(' ')
  const last = words.at(-1) ?? ''
  return /^(?:settings|profile|dashboard|calendar|checkout|player|gallery|quiz|survey|feed)$/i.test(last) &&
    last.length <= longestTab
    ? capitalise(last)
    : capitalise(words[0] ?? name)
}

/** "Password strength checker" is a checker. */
const lastWord = (name: string) => capitalise(name.split(' ').at(-1) ?? name)

/** No two tabs of the same name. */
function withNames(screens: ScreenPlan[]): ScreenPlan[] {
  const seen = new Set<string>()
  return screens.map((screen) => {
    const title = screen.title ?? screen.name
    const name = seen.has(screen.name)
      ? ([title, `${title} 2`, `${title} 3`].find((each) => !seen.has(each)) ?? title)
      : screen.name
    seen.add(name)
    return { ...screen, name }
  })
}

/** Two to five tabs, in the order of the screens; those a description names itself are all there are. */
function asTabs(screens: ScreenPlan[], isOwnBar: boolean): void {
  if (isOwnBar) for (const screen of screens) if (!screen.dictated?.tabs) screen.isTab = false
  for (const screen of screens.filter(({ isTab }) => isTab).slice(mostTabs)) screen.isTab = false
}
