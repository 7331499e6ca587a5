import type { Entity } from '../entity.ts'
import { hashText } from '../seed.ts'
import type { ToldScreen } from '../understand/brief/areas.ts'
import type { Brief } from '../understand/brief/read-brief.ts'
import { isDone, readDoings } from '../understand/role-doings.ts'
import type { Understanding } from '../understand/understand.ts'
import { defineEntity } from '../entity.ts'
import { peopleOf } from '../compose/people.ts'
import { capitalise, stemOf, toPlural, toSingular } from '../words/forms.ts'
import { strictVerbs } from '../words/lexicon.ts'
import { iconFor } from '../words/noun-icons.ts'
import { makeEntity } from './make-entity.ts'
import { sectionsOf } from './roles/role-part-screens.ts'
import { iconOf } from './screen-kinds.ts'
import { isCalledIn } from './spare-screens.ts'
import { kindsOf } from './told-tabs.ts'
import { pageCalled } from './told-pages.ts'
import { type AppPlan, type RoleSection, type ScreenKind, type ScreenPlan, toldId } from './types.ts'

const mostTabs = 5
const longestTab = 16
/** What a screen of these kinds needs nothing of its own for. */
const canBeAdded: ReadonlySet<ScreenKind> = new Set([
  'profile',
  'settings',
  'stats',
  'history',
  'notifications',
  'chats',
  'calendar',
  'week',
  'map',
  'help',
  'people',
  'saved',
  'visit',
  'slots',
  'feed',
])
/** Further names by which briefs call what every app has. */
const named: readonly (readonly [RegExp, readonly ScreenKind[]])[] = [
  [/^(?:welcome|start|tour board|cockpit)$/i, ['home']],
  [/^(?:(?:day|daily|today's|week|weekly) (?:list|plan|overview|view|schedule))$/i, ['calendar', 'week']],
  [/\bmap$/i, ['map']],
  [/^(?:messages?|inbox|chat)(?: (?:to|with) .+)?$/i, ['chats', 'thread']],
  [/^(?:contact(?: us)?|about us|practice|practice (?:&|and) team|find us|visit us)$/i, ['visit']],
  [/^(?:reserve|reservation|book(?:ing)?(?: (?:an?|the|your) .+| .+)?)$/i, ['slots']],
  [
    /\b(?:calendar|rota|roster|duty plan|shift plan|timetable|schedule|day plan|week plan)$/i,
    ['week', 'calendar'],
  ],
  [/^(?:reports?|statistics|analytics|figures|key figures|kpis)$/i, ['stats']],
]
const kindsFor = (name: string): readonly ScreenKind[] =>
  named.find(([form]) => form.test(name))?.[1] ??
  // "New residents" are some, and made in no form.
  (/^(?:new|past|all) .+s$/i.test(name) ? [] : kindsOf(name))

const little = /^(?:my|our|your|the|an?|of|and|&|for|to|all)$/i
const stemsIn = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !little.test(word))
    .map(stemOf)
    .join(' ')

interface Telling {
  plan: AppPlan
  meant: Understanding
  taken: Set<ScreenPlan>
  who: string
}

/**
 * Gives an app the screens a brief names: those of the app are its tabs, under their names and in their order, each of
 * the others has a page that leads to theirs. Changes the screens of the plan.
 */
export function tellAreas(plan: AppPlan, meant: Understanding, { main, others }: Brief): void {
  const taken = new Set<ScreenPlan>()
  const { screens } = plan
  if (main) {
    const own = main.screens.flatMap((told, index) => {
      const screen = screenFor(told, { plan, meant, taken, who: main.who ?? 'users' }, index === 0)
      if (!screen) return []
      taken.add(screen)
      screen.name = told.name
      if (screen.kind !== 'home' || screen.title === undefined || index > 0) screen.title = told.name
      return [screen]
    })
    if (own.length > 1) asTabs(screens, own)
    withoutUnnamed(screens, own, meant)
  }
  for (const { who = '', screens: told, doings } of others) {
    const given = { plan, meant, taken, who }
    const page = partOf(who, screens, plan)
    const sections = told.flatMap((each): RoleSection[] => {
      const screen = screenFor(each, given, false)
      if (!screen) return []
      taken.add(screen)
      Object.assign(screen, { name: each.name, title: each.name })
      return [{ kind: 'doing', title: each.name, icon: screen.icon, screenId: screen.id }]
    })
    sections.push(...(doings ? sectionsIn(doings, given) : []))
    if (sections.length > 0) page.sections = [...(page.sections ?? []), ...sections]
    if (sections.length > 0 && !screens.includes(page)) screens.push(page)
  }
}

/** Lists and figures of the kind of app that nobody named, where a brief says which screens there are. */
const beside: ReadonlySet<ScreenKind> = new Set([
  'home',
  'browse',
  'stats',
  'history',
  'saved',
  'leaderboard',
  'feed',
  'chats',
  'people',
  'week',
  'calendar',
  'map',
  'guide',
  'wallet',
  'budget',
  'checklist',
  'notifications',
  'compare',
  'help',
  'profile',
])
const fewestNamed = 3
function withoutUnnamed(screens: ScreenPlan[], own: readonly ScreenPlan[], meant: Understanding): void {
  if (own.length < fewestNamed) return
  for (const screen of screens.slice())
    if (
      !own.includes(screen) &&
      (screen.kind === 'home' || (beside.has(screen.kind) && !isCalledIn(meant.askedStems, screen)))
    )
      screens.splice(screens.indexOf(screen), 1)
}

/** The tabs in their order before all else; what is only reached from them is none. */
function asTabs(screens: ScreenPlan[], own: readonly ScreenPlan[]): void {
  for (const [index, screen] of own.entries())
    screen.isTab = index < mostTabs && screen.name.length <= longestTab + 8
  const rest = screens.filter((screen) => !own.includes(screen))
  for (const screen of rest) if (screen.kind !== 'role') screen.isTab = false
  screens.splice(0, screens.length, ...own, ...rest)
}

/** The page of those with a part of their own. */
function partOf(who: string, screens: readonly ScreenPlan[], plan: AppPlan): ScreenPlan {
  const head = toSingular(who.split(' ').at(-1) ?? who)
  const known = screens.find(
    ({ id, kind }) =>
      kind === 'role' && id.startsWith('role-') && toSingular(id.split('-').at(-1) ?? '') === head,
  )
  if (known) return known
  const isOne = toSingular(who) === who && !/\b(?:staff|personnel|crew|team|people)$/.test(who)
  const tabs = screens.filter(({ isTab }) => isTab).length
  return {
    id: `role-${who.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`,
    kind: 'role',
    name: capitalise(who),
    icon: iconOf('role'),
    isTab: tabs < mostTabs && who.length <= 11,
    entity: plan.screens[0]?.entity ?? '',
    title: `For ${isOne ? `the ${who}` : who}`,
    variant: 0,
    extras: [],
  }
}

/** The screen a brief names: one that is there, or one made of what is told. */
function screenFor(told: ToldScreen, given: Telling, isFirst: boolean): ScreenPlan | undefined {
  const { plan, taken } = given
  const { screens } = plan
  const free = screens.filter((screen) => !taken.has(screen))
  const stems = stemsIn(told.name)
  const called = free.find(
    (screen) =>
      screen.kind !== 'detail' && (stemsIn(screen.name) === stems || stemsIn(screen.title ?? '') === stems),
  )
  if (called) return called
  const kinds = kindsFor(told.name)
  const ofKind = kinds.map((kind) => free.find((screen) => screen.kind === kind)).find(Boolean)
  if (ofKind) return ofKind
  const page = pageCalled(told.name, given.meant.text)
  if (page) return Object.assign(added(told.name, 'page', given), { page, icon: page.icon })
  const front = free.find((screen) => screen.kind === 'home')
  if (isFirst && front) return front
  const kind = kinds.find((each) => canBeAdded.has(each))
  if (kind) return added(told.name, kind, given)
  // "Group check-in": groups are checked in there.
  const [, comers] = /^(?:(.+) )?check-?in$/i.exec(told.name) ?? []
  if (/check-?in$/i.test(told.name))
    return doneOn(
      { name: told.name, told: '' },
      given,
      `check in ${toPlural((comers ?? 'guest').toLowerCase())}`,
    )
  if (isDoing(told.name)) return doneOn(told, given)
  return listed(told.name, free, given) ?? madeOf(told, given)
}

const isDoing = (name: string) =>
  strictVerbs.has(name.split(' ')[0]?.toLowerCase() ?? '') && name.includes(' ')
/** "Wines": the list of them, where they are things of the app. */
function listed(name: string, free: readonly ScreenPlan[], given: Telling): ScreenPlan | undefined {
  const noun = toSingular(name.toLowerCase().replace(/^(?:my|our|all|the) /, ''))
  if (noun === name.toLowerCase()) return undefined
  const entity = [...given.plan.entities.values()].find(
    ({ one, words, samples }) => samples.length > 2 && (one.toLowerCase() === noun || words.includes(noun)),
  )
  if (!entity) return undefined
  const there = free.find((screen) => screen.kind === 'browse' && screen.entity === entity.id)
  return there ?? Object.assign(added(name, 'browse', given), { entity: entity.id, icon: entity.icon })
}

const idOf = (name: string) => `${toldId}${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`

function added(name: string, kind: ScreenKind, { plan }: Telling, sections?: RoleSection[]): ScreenPlan {
  const same = plan.screens.find((screen) => screen.kind === kind)
  const [front] = plan.screens
  const screen: ScreenPlan = {
    id: idOf(name),
    kind,
    name,
    title: name,
    icon:
      kind === 'role'
        ? iconFor(toSingular(name.toLowerCase().split(' ').at(-1) ?? ''), 'list')
        : iconOf(kind),
    isTab: false,
    entity: (same ?? front)?.entity ?? '',
    variant: 0,
    extras: [],
    ...(sections ? { sections } : {}),
  }
  plan.screens.push(screen)
  return screen
}

/** What one does there: in a form, or ticked in a list. */
function doneOn({ name, told }: ToldScreen, given: Telling, said?: string): ScreenPlan | undefined {
  const values = told === '' ? '' : ` with ${told.replace(/^with /, '')}`
  const sections = sectionsIn(said ?? `${name.charAt(0).toLowerCase()}${name.slice(1)}${values}`, given)
  const [only] = sections
  if (only?.kind === 'doing' && sections.length === 1)
    return given.plan.screens.find(({ id }) => id === only.screenId)
  return sections.length > 0 ? added(name, 'role', given, sections) : madeOf({ name, told }, given)
}

const sectionsIn = (said: string, { plan, meant, who }: Telling): RoleSection[] =>
  sectionsOf(
    { who, doings: readDoings(said), said },
    {
      screens: plan.screens,
      entities: plan.entities,
      parts: [],
      meant,
      seed: plan.contentSeed,
      main: toSingular(who.split(' ').at(-1) ?? who),
    },
  )

/** What is told of it, each by itself: as a list where it is known what it could be, else by its name. */
function madeOf({ name, told }: ToldScreen, given: Telling): ScreenPlan {
  const pieces = told
    .replace(/^(?:with|where|showing|for) (?:the )?/, '')
    .split(/[,;]\s*(?:and )?(?![^(]*\))| and (?![^(]*\))/)
    .map((piece) => piece.trim().replace(/^(?:an?|the|each|every|all) /i, ''))
    .filter((piece) => piece.length > 2 && !/^(?:what|how|when|where|why) /i.test(piece))
  const page =
    pieces.length < 3 ? pieces.map((piece) => pageCalled(piece, given.meant.text)).find(Boolean) : undefined
  if (page) return Object.assign(added(name, 'page', given), { page, icon: page.icon })
  const known = pieces.map((piece) => {
    const done = piece.replace(
      /^(?:others?|(?:an?|the|every|each|any) \p{L}+|members|users|people) (?:can |may )?(?=\p{L}+ )/iu,
      '',
    )
    const isDoing =
      isDone((done.split(' ')[0] ?? '').toLowerCase()) &&
      (done !== piece || !(done.split(' ')[0] ?? '').endsWith('s'))
    return { piece: isDoing ? '' : piece, sections: sectionsIn(isDoing ? done : `see ${piece}`, given) }
  })
  const shown = known.flatMap(({ sections }) => sections).slice(0, 4)
  const left = known
    .filter(({ sections, piece }) => sections.length === 0 && piece !== '')
    .map(({ piece }) => piece)
  const own = shown.length + left.length === 0 ? thingsOf(name, given) : undefined
  return added(name, 'role', given, [
    ...(own ? [own] : []),
    ...(left.length > 0 ? [rowsOf(name, left)] : []),
    ...shown,
  ])
}

/** The things a screen is called after, "Recall list": those on it. */
function thingsOf(name: string, given: Telling): RoleSection {
  const isList = / (?:list|board|overview|page)$/i.test(name)
  const noun = name
    .toLowerCase()
    .replace(/^(?:my|our|your|today's|the|all) /, '')
    .replace(/ (?:list|board|overview|page)$/, '')
    .replace(
      / (?:so far|to date|this (?:week|month|year)|per (?:month|week|year)|of the (?:day|week|month)|today|(?:to|from|for) .*)$/,
      '',
    )
  const [seen] = sectionsIn(`see ${isList ? toPlural(noun) : name.toLowerCase()}`, given)
  if (seen) return { ...seen, title: name }
  const words = noun.split(' ').slice(-2)
  // "Recall list": of people, by what they are on it for.
  if (/ list$/i.test(name)) return { kind: 'list', title: name, entity: peopleOn(name, given.plan) }
  return {
    kind: 'list',
    title: name,
    entity: makeEntity(
      [...words.slice(0, -1), toSingular(words.at(-1) ?? '')],
      given.plan.contentSeed,
      true,
      given.meant.domain,
    ),
  }
}

/** Those on a list, with since when. */
const peopleOn = (name: string, { contentSeed }: AppPlan): Entity =>
  defineEntity({
    id: `on-${hashText(name)}`,
    one: name,
    words: '',
    icon: 'user',
    fields: '',
    samples: [
      'avatar | title | subtitle',
      ...peopleOf(contentSeed, 5).map((who, index) => `${who} | ${who} | ${since[index] ?? ''}`),
    ].join('\n'),
  })
const since = ['Since Monday', 'Since Thu 12 Nov', 'Since Mon 9 Nov', 'Since 2 November', 'Since October']

/** "Documents (offer, invoice, guarantee)": a row for each. */
const rowsOf = (name: string, names: readonly string[]): RoleSection => ({
  kind: 'list',
  title: name,
  entity: rowsEntity(name, names),
})
function rowsEntity(name: string, names: readonly string[]): Entity {
  return defineEntity({
    id: `rows-${hashText(name)}`,
    one: name,
    words: '',
    icon: 'list',
    fields: '',
    samples: [
      'icon | title',
      ...names.map(
        (each) =>
          `${iconFor(toSingular(each.toLowerCase().split(' ').at(-1) ?? ''), 'list')} | ${capitalise(each)}`,
      ),
    ].join('\n'),
  })
}
