import type { Understanding } from '../../understand/understand.ts'
import { firstToGo, isCalledIn, spareOne } from '../spare-screens.ts'
import { type AppPlan, mostScreens, type ScreenKind, type ScreenPlan } from '../types.ts'
import { listAsSection, listOnForm } from './list-on-form.ts'
import { pageAsSection } from './page-as-section.ts'
import { stemsOfHeads } from '../../understand/requirement-lines.ts'
import { formOnItsScreen } from './small-forms.ts'

/** What comes with a kind of app and gives way to what is told in lines, the least of it first. */
const ofKind: readonly ScreenKind[] = [
  'confirmed',
  'mood',
  'compare',
  ...firstToGo,
  'ticket',
  'feed',
  'notifications',
  'help',
  'settings',
  'profile',
  'map',
  'people',
  'week',
  'calendar',
  'browse',
]
const asSections: readonly ScreenKind[] = ['stats', 'leaderboard', 'history', 'saved']
const fewestTabs = 3
/** Of these a value asks, too: "place (on a map)". */
const asComponent: ReadonlySet<ScreenKind> = new Set(['map', 'calendar'])
/** Its things are gone through there, too. */
const listsMain = ({ kind, entity }: ScreenPlan, main: string | undefined) =>
  entity === main && /^(?:browse|calendar|week|map|feed|people|checklist|history)$/.test(kind)

/**
 * An app with more screens than one finds one's way in gets fewer, and loses nothing that is told: screens no line asks for
 * go, small forms stand on the screen they belong to, a list and its form are one screen, small pages are sections.
 */
export function keepToRoom(plan: AppPlan, meant: Understanding): void {
  const { screens, entities } = plan
  const { lines } = meant
  const [opening = ''] = (meant.whole ?? meant.text).split('\n')
  const heads = lines.length > 0 ? stemsOfHeads([...lines, { head: opening, values: [] }]) : meant.askedStems
  const ledTo = () =>
    new Set(
      screens.flatMap(({ sections = [] }) =>
        sections.flatMap((section) => (section.kind === 'doing' ? [section.screenId] : [])),
      ),
    )
  const [main] = entities.keys()
  const isMainList = (screen: ScreenPlan) =>
    screen.kind === 'browse' &&
    screen.entity === main &&
    !screens.some((other) => other !== screen && listsMain(other, main))
  const isKept = (screen: ScreenPlan) =>
    isCalledIn(asComponent.has(screen.kind) ? meant.askedStems : heads, screen) ||
    screen.parts !== undefined ||
    screen.extras.length > 0 ||
    ledTo().has(screen.id) ||
    (screen.isTab && screens.filter(({ isTab }) => isTab).length <= fewestTabs)
  const steps = [
    () => spareOne(screens, ofKind, (screen) => isMainList(screen) || isKept(screen)),
    () => formOnItsScreen(screens, entities),
    () => {
      const moved = pageAsSection(screens)
      if (moved && plan.partsSaid)
        plan.partsSaid = new Map(
          [...plan.partsSaid].map(([phrase, screen]) => [
            phrase,
            screen === moved.page ? moved.host : screen,
          ]),
        )
      return moved !== undefined
    },
    () => listAsSection(screens, entities),
    () => listOnForm(screens, entities),
    () => spareOne(screens, ['browse'], isKept),
    // A line that asks for one of these is a section after all.
    () => spareOne(screens, asSections, (screen) => ledTo().has(screen.id)),
  ]
  for (const step of steps) while (screens.length > mostScreens && step());
}
