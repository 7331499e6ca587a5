import type { Archetype, ScreenSource } from '../archetype.ts'
import { archetypes, genericArchetype } from '../archetypes/index.ts'
import type { Entity } from '../entity.ts'
import { entityById } from '../entities/index.ts'
import type { Feature } from '../feature.ts'
import { features } from '../features/index.ts'
import { hashText, pickBySeed } from '../seed.ts'
import { themeOf } from '../understand/read-style.ts'
import type { Phrase } from '../understand/phrase.ts'
import type { Understanding } from '../understand/understand.ts'
import { capitalise } from '../words/forms.ts'
import { adaptEntity } from './adapt-entity.ts'
import { type Classification, classify } from './classify.ts'
import { findOthers, findSubject } from './find-entities.ts'
import { makeEntity } from './make-entity.ts'
import { renameSamples } from './rename-samples.ts'
import type { AppPlan, ScreenKind, ScreenPlan } from './types.ts'

const mostScreens = 9
const fewestScreens = 5
const mostTabs = 5

const icons: Readonly<Partial<Record<ScreenKind, string>>> = {
  home: 'home',
  browse: 'search',
  detail: 'file',
  form: 'plus',
  stats: 'chart',
  history: 'clock',
  checklist: 'check',
  saved: 'heart',
  profile: 'user',
  settings: 'settings',
  notifications: 'bell',
  people: 'users',
  feed: 'image',
  chats: 'chat',
  thread: 'chat',
  calendar: 'calendar',
  week: 'calendar',
  map: 'map',
  player: 'play',
  video: 'video',
  timer: 'timer',
  guide: 'book',
  quiz: 'brain',
  result: 'trophy',
  converter: 'repeat',
  weather: 'sun',
  cart: 'cart',
  checkout: 'card',
  confirmed: 'check',
  slots: 'calendar',
  ticket: 'ticket',
  budget: 'pie',
  wallet: 'wallet',
  scanner: 'camera',
  editor: 'edit',
  game: 'game',
  remote: 'wifi',
  poll: 'check',
  votes: 'chart',
  leaderboard: 'trophy',
  mood: 'smile',
  website: 'globe',
  signin: 'lock',
  welcome: 'home',
  help: 'help',
  topic: 'spark',
}

export function iconOf(kind: ScreenKind): string {
  return icons[kind] ?? 'spark'
}

/** Screens whose title is a thing or a question of their own. */
const neverTitled = new Set<ScreenKind>([
  'timer',
  'home',
  'detail',
  'form',
  'quiz',
  'result',
  'thread',
  'player',
  'guide',
  'weather',
  'mood',
  'signin',
  'welcome',
  'cart',
  'checkout',
  'confirmed',
])

/** Screens that make no sense as one of the main ones. */
const neverTabs = new Set<ScreenKind>([
  'detail',
  'form',
  'thread',
  'quiz',
  'result',
  'checkout',
  'confirmed',
  'slots',
  'ticket',
  'signin',
  'welcome',
  'help',
  'notifications',
  'player',
  'guide',
])

export interface Planned {
  plan: AppPlan
  features: Feature[]
  archetype: Archetype
}

/** Decides what the app is: subject, screens, tabs, name and theme. Depends on nothing but its arguments. */
export function planApp(meant: Understanding, seed: number): Planned {
  const found = findSubject(meant.phrases, seed)
  const { main, blend, score } = chooseKind(meant.stems, found)
  const own = main.entity === 'subject' ? undefined : entityById(main.entity)
  const base = ownContent(main.id === 'booking' ? entityById('product') : own, found)
  const subject = adaptEntity(base ?? makeEntity(['item'], seed), meant.phrases)
  const archetype = score > 0 ? main : genericArchetype
  const asked = features.filter((feature) =>
    feature.triggers.some((trigger) => meant.stems.includes(trigger.stems)),
  )
  const entities = new Map<string, Entity>([[subject.id, subject]])
  const resolve = (id: string | undefined): string => {
    if (!id || id === 'subject' || id === main.entity) return subject.id
    const known = entityById(id)
    if (!known || known.id === subject.id) return subject.id
    entities.set(known.id, known)
    return known.id
  }
  const screens = chooseScreens(archetype, subject, blend, asked, seed, resolve, entities)
  titleByWords(screens, asked, meant.phrases)
  addOtherThings(screens, meant, entities)
  chooseTabs(screens, asked)
  const name = meant.name ?? nameApp(archetype, subject, seed)
  return {
    archetype,
    features: asked,
    plan: {
      name,
      description: describe(meant.text, name),
      icon: archetype === genericArchetype ? subject.icon : archetype.icon,
      theme: themeOf(meant.style, archetype.presets, hashText(`${seed}/theme`)),
      seed,
      screens,
      entities,
    },
  }
}

/** Content one looks at comes as a shelf, things one does as focus or numbers. */
function homeVariant(archetype: Archetype, subject: Entity, seed: number): 0 | 1 | 2 {
  const fitting =
    archetype.homes.length > 0
      ? archetype.homes
      : subject.samples.every((sample) => sample.image)
        ? ['shelf' as const]
        : ['focus' as const, 'ledger' as const]
  const [first = 'shelf', ...rest] = fitting
  const form = pickBySeed(seed, 'home', [first, ...rest])
  return form === 'shelf' ? 0 : form === 'focus' ? 1 : 2
}

/** Entities that stand for whatever is sold, visited or rented: they take the description's own noun. */
const openEntities = new Set(['product', 'place'])
const weakScore = 5

/** What is sold, visited or rented has the content of that, under the description's own noun. */
function ownContent(open: Entity | undefined, found: Entity | undefined): Entity | undefined {
  if (!open || !found || !openEntities.has(open.id)) return open ?? found
  if (found.id.startsWith('own-')) return found.one.endsWith('ing') ? open : renameSamples(open, found)
  const canBeSold = open.price !== undefined && found.samples.every((sample) => sample.image)
  return canBeSold ? found : open
}

/** A weak hint at a kind of app does not outweigh a thing the description is plainly about. */
function chooseKind(stems: string, found: Entity | undefined): Classification {
  const chosen = classify(stems, found?.id)
  const isAboutOther =
    found !== undefined && chosen.main.entity !== 'subject' && chosen.main.entity !== found.id
  if (!isAboutOther || chosen.score >= weakScore || openEntities.has(chosen.main.entity)) return chosen
  return {
    main:
      archetypes.find(
        ({ id }) => id === (/ (?:track|log|record|monitor) /.test(stems) ? 'tracker' : 'directory'),
      ) ?? chosen.main,
    score: 1,
  }
}

function chooseScreens(
  archetype: Archetype,
  subject: Entity,
  blend: Archetype | undefined,
  asked: readonly Feature[],
  seed: number,
  resolve: (id: string | undefined) => string,
  entities: ReadonlyMap<string, Entity>,
): ScreenPlan[] {
  const askedKinds = new Set(asked.map((feature) => feature.screen?.kind))
  const chosen: ScreenPlan[] = []
  const taken = new Set<string>()
  const put = (source: ScreenSource) => {
    const entity = resolve(source.entity ?? archetype.entity)
    const key = `${source.kind} ${source.kind === 'detail' || source.kind === 'browse' || source.kind === 'form' ? entity : ''}`
    if (taken.has(key) || chosen.length >= mostScreens) return
    taken.add(key)
    const stem =
      source.kind === 'home'
        ? 'home'
        : source.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') || source.kind
    let id = stem
    for (let number = 2; chosen.some((screen) => screen.id === id); number += 1) id = `${stem}-${number}`
    chosen.push({
      id,
      kind: source.kind,
      name:
        source.kind === 'form' && /^(?:New|Add)$/.test(source.name)
          ? (entities.get(entity)?.add ?? source.name)
          : source.name || capitalise(source.kind),
      icon: source.tab ?? iconOf(source.kind),
      isTab: source.tab !== undefined,
      entity,
      variant:
        source.kind === 'home'
          ? homeVariant(archetype, subject, seed)
          : pickBySeed(seed, `variant/${id}`, [0, 1, 2] as const),
      extras: [],
      ...(source.title ? { title: source.title } : {}),
      ...(source.subtitle ? { subtitle: source.subtitle } : {}),
    })
  }
  for (const source of archetype.screens) {
    if (!source.isOnRequest || askedKinds.has(source.kind)) put(source)
  }
  for (const source of blend?.screens ?? []) {
    if (!source.isOnRequest && source.kind !== 'home' && chosen.length < mostScreens - 2) {
      put({ ...source, entity: source.entity ?? blend?.entity ?? 'subject' })
    }
  }
  const wanted = [...asked].sort((one, other) => other.weight - one.weight)
  for (const feature of wanted) {
    const need = feature.screen
    if (!need || chosen.some((screen) => screen.kind === need.kind)) continue
    put({
      kind: need.kind,
      name: need.name,
      isOnRequest: false,
      ...(need.isTab ? { tab: need.icon } : {}),
      ...(need.entity ? { entity: need.entity } : {}),
    })
  }
  for (const source of archetype.screens) if (chosen.length < fewestScreens) put(source)
  return chosen
}

/** A screen a feature asks for carries the description's own words for it ("Progress charts"). */
function titleByWords(screens: ScreenPlan[], asked: readonly Feature[], phrases: readonly Phrase[]): void {
  for (const feature of asked) {
    const screen = screens.find((candidate) => candidate.kind === feature.screen?.kind)
    if (!screen || screen.title || neverTitled.has(screen.kind)) continue
    const phrase = phrases.find(
      (candidate) =>
        !candidate.verb &&
        candidate.words.length > 1 &&
        candidate.words.length <= 3 &&
        feature.triggers.some((trigger) => ` ${candidate.stems.join(' ')} `.includes(trigger.stems)),
    )
    if (phrase && phrase.text.length <= 24) screen.title = capitalise(phrase.text)
  }
}

/** A second thing the description names gets a list of its own, if there is room. */
function addOtherThings(screens: ScreenPlan[], meant: Understanding, entities: Map<string, Entity>): void {
  const shown = new Set(entities.keys())
  for (const other of findOthers(meant.phrases, shown)) {
    if (screens.length >= mostScreens - 1) return
    if (openEntities.has(other.id)) continue
    entities.set(other.id, other)
    const id = other.many.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
    if (screens.some((screen) => screen.id === id || screen.name === other.many)) continue
    screens.push({
      id,
      kind: 'browse',
      name: other.many,
      icon: other.icon,
      isTab: false,
      entity: other.id,
      variant: 0,
      extras: [],
    })
  }
}

/** Three to five tabs: those of the recipe, then what the description asks for. */
function chooseTabs(screens: ScreenPlan[], asked: readonly Feature[]): void {
  let count = screens.filter((screen) => screen.isTab).length
  const wanted = new Set(asked.map((feature) => feature.screen?.kind))
  const candidates = [
    ...screens.filter((screen) => wanted.has(screen.kind)),
    ...screens.filter((screen) => !wanted.has(screen.kind)),
  ].filter((screen) => !screen.isTab && !neverTabs.has(screen.kind) && screen.name.length <= 10)
  for (const screen of candidates) {
    if (count >= (wanted.has(screen.kind) ? 4 : 3)) break
    screen.isTab = true
    count += 1
  }
  const tabs = screens.filter((screen) => screen.isTab)
  for (const screen of tabs.slice(mostTabs)) screen.isTab = false
  // The tab bar reads from left to right in the order of the screens: main ones first.
  screens.sort((one, other) => Number(other.isTab) - Number(one.isTab))
  const last = screens.findIndex(
    (screen) => screen.isTab && (screen.kind === 'profile' || screen.kind === 'settings'),
  )
  const tabCount = screens.filter((screen) => screen.isTab).length
  if (last >= 0 && last < tabCount - 1) {
    const [moved] = screens.splice(last, 1)
    if (moved) screens.splice(tabCount - 1, 0, moved)
  }
}

function nameApp(archetype: Archetype, subject: Entity, seed: number): string {
  const [first, ...rest] = archetype.names
  if (first && archetype !== genericArchetype) return pickBySeed(seed, 'name', [first, ...rest])
  const noun = subject.many
  if (subject.id === 'own-item') return pickBySeed(seed, 'name', ['Starter', 'Fieldbook', 'Daybook'])
  return pickBySeed(seed, 'name', [
    `My ${noun.toLowerCase()}`,
    `${subject.one} book`,
    `All ${noun.toLowerCase()}`,
  ])
}

/** The first sentence of the description, as it was written. */
function describe(text: string, name: string): string {
  const sentence = text.split(/(?<=[.!?。])\s|\n/)[0]?.trim() ?? ''
  return sentence === ''
    ? name
    : sentence.length > 160
      ? `${sentence.slice(0, 157).toWellFormed().trimEnd()}...`
      : sentence
}
