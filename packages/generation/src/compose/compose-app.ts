import type { AppDocument, ComponentNode, Screen } from '@kwiq/app-model'
import type { Entity } from '../entity.ts'
import { makeEntity } from '../plan/make-entity.ts'
import { type AppPlan, partId, type ScreenPlan, toldId } from '../plan/types.ts'
import { composers } from './composers.ts'
import { leadFittingly } from './fitting-forms.ts'
import { signAlike } from './keeping.ts'
import { createKit, type Kit } from './kit.ts'
import { findUnlinked } from './links.ts'
import { offerOnce } from './offer-once.ts'
import { createScene, type Scene } from './scene.ts'
import { drawBlock } from './screens/page-blocks.ts'
import { shownOnce } from './shown-once.ts'

/** Fills a plan with components. Screens nothing leads to, or only after many steps, are offered on the screens that have room for it. */
export function composeApp(plan: AppPlan): AppDocument {
  const fallback = plan.entities.values().next().value ?? makeEntity(['item'], plan.seed)
  let entries = besideClock(plan)
  let document = composeWith(plan, entries, fallback)
  // Each round offers what is still out of reach; a new offer never hides another one, so two rounds are enough.
  // What leads where in a dictated app is told: however far, it is on its way.
  const steps = plan.screens[0]?.kind === 'dictated' ? plan.screens.length : undefined
  for (let round = 0; round < 3; round += 1) {
    const lost = findUnlinked(document, steps).flatMap((id) =>
      plan.screens.filter((screen) => screen.id === id),
    )
    if (lost.length === 0) break
    // What somebody fills in or sees is reached from his own screen.
    const parts = lost.filter(({ kind, title }) => kind === 'role' && title?.startsWith('For '))
    entries = offer(
      plan,
      entries,
      parts.length > 0 ? parts : lost.map((screen) => whereItBegins(plan, screen)),
    )
    document = composeWith(plan, entries, fallback)
  }
  return document
}

/** What confirms a booking is reached by booking: offered is where that begins. */
const whereItBegins = ({ screens }: AppPlan, screen: ScreenPlan): ScreenPlan =>
  screen.kind === 'confirmed' ? (screens.find(({ kind }) => kind === 'slots') ?? screen) : screen

/** How long a round takes is set beside the clock. */
function besideClock({ screens }: AppPlan): Map<string, ScreenPlan[]> {
  const clock = screens.find(({ kind, isTab }) => kind === 'timer' && isTab)
  const form = screens.find(
    ({ kind, isDeed, entity }) => kind === 'form' && !isDeed && entity === clock?.entity,
  )
  return new Map(clock && form ? [[clock.id, [form]]] : [])
}

const hostKinds = [
  'profile',
  'home',
  'browse',
  'settings',
  'stats',
  'checklist',
  'history',
  'saved',
  'topic',
] as const

/** Personal screens are offered on the profile, all others on the first screen or its lists. */
function offer(plan: AppPlan, entries: ReadonlyMap<string, ScreenPlan[]>, lost: readonly ScreenPlan[]) {
  const next = new Map<string, ScreenPlan[]>([...entries].map(([id, screens]) => [id, [...screens]]))
  const tabs = plan.screens.filter((screen) => screen.isTab)
  const hosts = tabs.filter((screen) => hostKinds.some((kind) => kind === screen.kind))
  const personal = new Set(['settings', 'signin', 'help', 'notifications', 'saved', 'history'])
  for (const screen of lost) {
    const profile = hosts.find((host) => host.kind === 'profile')
    const home = hosts.find((host) => host.kind === 'home') ?? hosts[0] ?? plan.screens[0]
    const host = personal.has(screen.kind) && profile ? profile : home
    if (!host) continue
    const held = next.get(host.id) ?? []
    const overflow =
      held.length >= 4 ? (hosts.find((other) => (next.get(other.id)?.length ?? 0) < 3) ?? host) : host
    const list = next.get(overflow.id) ?? []
    if (!list.some((known) => known.id === screen.id)) next.set(overflow.id, [...list, screen])
  }
  return next
}

function composeWith(
  plan: AppPlan,
  entries: ReadonlyMap<string, ScreenPlan[]>,
  fallback: Entity,
): AppDocument {
  const kit = createKit()
  const screens = shownOnce(
    plan.screens.map((screen) => composeScreen(plan, screen, kit, entries.get(screen.id) ?? [], fallback)),
    plan.screens,
  )
  return {
    schemaVersion: 1,
    app: {
      name: plan.name,
      description: plan.description,
      icon: plan.icon,
      theme: plan.theme,
      startScreenId: plan.screens[0]?.id ?? 'home',
    },
    screens,
  }
}

/** One screen of a plan, complete. The model path uses it for screens the model did not make. */
export function composeScreen(
  plan: AppPlan,
  screen: ScreenPlan,
  kit: Kit,
  entries: ScreenPlan[],
  fallback: Entity,
): Screen {
  const scene = createScene(plan, screen, kit, entries, fallback)
  const parts = composers[screen.kind](scene)
  const foot: ComponentNode[] = hasBar(plan, screen) ? [navbar(plan, kit)] : parts.foot ? [parts.foot] : []
  const inline = screen.isTab && parts.foot?.children ? parts.foot.children : []
  const components = [
    parts.header,
    ...partsSaid(scene, true),
    ...withLast(filled(parts.body, scene, inline.length + foot.length), partsSaid(scene, false)),
    ...inline,
    ...foot,
  ]
  leadFittingly(components, scene)
  offerOnce(components)
  signAlike(components, plan)
  return {
    id: screen.id,
    name: screen.name,
    components,
    ...(parts.properties ? { properties: parts.properties } : {}),
  }
}

/** What features of the description are in apps of its kind, above or below what the screen shows. */
const partsSaid = (scene: Scene, isFirst: boolean): ComponentNode[] =>
  (scene.screen.parts ?? [])
    .filter((part) => part.isFirst === isFirst)
    .flatMap(({ blocks }) => {
      const drawn = blocks.flatMap((block) => drawBlock(scene, block))
      return drawn.length > 1 ? [scene.kit.column(drawn, { gap: gapInParts })] : drawn
    })
const gapInParts = 14

/** What stands on a screen with what comes last there: among settings, before what is said of the app itself. */
function withLast(body: readonly ComponentNode[], last: readonly ComponentNode[]): ComponentNode[] {
  const about = body.findIndex(({ type, label }) => type === 'list' && label === 'About')
  const end = about < 0 ? body.length : about
  return [...body.slice(0, end), ...last, ...body.slice(end)]
}

const fewestParts = 4
/** Screens that are a list of something: what is new of it fills one that would be nearly empty. */
const listing: ReadonlySet<ScreenPlan['kind']> = new Set([
  'browse',
  'calendar',
  'week',
  'history',
  'people',
  'saved',
  'checklist',
  'role',
])

/** What stands on a screen, with what is new of its things below where there is hardly anything. */
function filled(body: readonly ComponentNode[], scene: Scene, beside: number): readonly ComponentNode[] {
  const { kit, screen, entity, app } = scene
  const isTold = screen.id.startsWith(toldId)
  const isFew =
    1 + body.length + beside < fewestParts &&
    (listing.has(screen.kind) || screen.id.startsWith(partId)) &&
    !app.isRegister &&
    !isTold
  return isFew && entity.tip.title !== ''
    ? [...body, kit.banner('spark', 'accent', entity.tip.title, entity.tip.text)]
    : body
}

/** Tabs have the bar, where there are several; so have those of a page that is one. */
function hasBar({ screens }: AppPlan, { isTab, dictated }: ScreenPlan): boolean {
  return (isTab || dictated?.tabs?.isBar === false) && screens.filter((screen) => screen.isTab).length > 1
}

/** Of five tabs none has room for more: "Add shelter bed" stands over its neighbour. */
const longestOfFive = 13

/** What a tab is called in the bar: a form whose name is too long for it by its first word. */
function nameInBar({ name, kind }: ScreenPlan, tabs: number): string {
  const isLong = tabs > 4 && name.length > longestOfFive
  return isLong && kind === 'form' ? (name.split(' ')[0] ?? name) : name
}

function navbar(plan: AppPlan, kit: Kit): ComponentNode {
  const tabs = plan.screens.filter((screen) => screen.isTab)
  return kit.node('navbar', 'Main navigation', {
    items: tabs.map((screen) => ({
      title: nameInBar(screen, tabs.length),
      icon: screen.icon,
      action: { kind: 'screen', screenId: screen.id, transition: 'none' },
    })),
  })
}
