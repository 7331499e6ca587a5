import type { ToldScreen } from '../understand/brief/areas.ts'
import { isDone } from '../understand/role-doings.ts'
import { stemOf, toPlural, toSingular } from '../words/forms.ts'
import { strictVerbs } from '../words/lexicon.ts'
import { iconFor } from '../words/noun-icons.ts'
import { iconOf } from './screen-kinds.ts'
import { pageCalled } from './told-pages.ts'
import { rowsOf, sectionsIn, type Telling, thingsOf } from './told-sections.ts'
import { kindsOf, withoutContent } from './told-tabs.ts'
import { type RoleSection, type ScreenKind, type ScreenPlan, toldId } from './types.ts'

/** What a screen of these kinds needs nothing of its own for. */
const canBeAdded: ReadonlySet<ScreenKind> = new Set([...withoutContent, 'week', 'visit', 'slots', 'feed'])
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

/** The screen a brief names: one that is there, or one made of what is told. */
export function screenFor(told: ToldScreen, given: Telling, isFirst: boolean): ScreenPlan | undefined {
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
  const own = formTold(told, ofKind, given)
  if (own) return own
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

/** "New appointment (vet, date, reason)" where the app's own form is for something else: one with what is told. */
function formTold({ name, told }: ToldScreen, form: ScreenPlan | undefined, given: Telling) {
  const [, made = ''] = /^(?:new|add|create|register) (?:an? |new )?(\p{L}+(?: \p{L}+)?)$/iu.exec(name) ?? []
  const { one = '', words = [] } = given.plan.entities.get(form?.entity ?? '') ?? {}
  const noun = made.toLowerCase()
  if (made === '' || !told.includes(',') || one.toLowerCase() === noun || words.includes(noun))
    return undefined
  const section = sectionsIn(`add ${noun} with ${told.replace(/^with /, '')}`, given).find(
    ({ kind }) => kind === 'doing',
  )
  const screen =
    section?.kind === 'doing' ? given.plan.screens.find(({ id }) => id === section.screenId) : undefined
  return screen && Object.assign(screen, { name, title: name })
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
    // "Buy button" of an event: one buys it there.
    const pressed = /^(\p{L}+) buttons?$/iu.exec(piece)?.[1]
    const whole = pressed ? `${pressed.toLowerCase()} ${(name.split(' ')[0] ?? '').toLowerCase()}` : piece
    const done = whole.replace(
      /^(?:others?|(?:an?|the|every|each|any) \p{L}+|members|users|people) (?:can |may )?(?=\p{L}+ )/iu,
      '',
    )
    const isDoing =
      isDone((done.split(' ')[0] ?? '').toLowerCase()) &&
      (done !== piece || pressed !== undefined || !(done.split(' ')[0] ?? '').endsWith('s'))
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
