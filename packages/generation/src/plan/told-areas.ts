import type { Brief } from '../understand/brief/read-brief.ts'
import type { Understanding } from '../understand/understand.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { iconOf } from './screen-kinds.ts'
import { isCalledIn } from './spare-screens.ts'
import { sectionsIn } from './told-sections.ts'
import { screenFor } from './told-screen.ts'
import type { AppPlan, RoleSection, ScreenKind, ScreenPlan } from './types.ts'

const mostTabs = 5
const longestTab = 16
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
