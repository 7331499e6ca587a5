import { hasPictures, type Entity } from '../../entity.ts'
import type { Feature } from '../../feature.ts'
import { pickBySeed } from '../../seed.ts'
import { capitalise, toPlural } from '../../words/forms.ts'
import { shortNameOf } from '../rename-screens.ts'
import { iconOf } from '../screen-kinds.ts'
import { mostScreens, type ScreenKind, type ScreenPlan } from '../types.ts'
import { mostThings, type RegisterPlan } from './plan-register.ts'

const longestTab = 12
const longestMain = 14
/** Of five lists that are told each has its form: there may be more screens than the rest of an app has. */
const mostWithTold = mostScreens + 2
const mostAsked = 2

/** Features whose word is not one of the things' names: "shows" of puppeteers ask for no video. */
const isMeant = (
  { id, triggers, screen }: Feature,
  { words, formId }: RegisterPlan,
  stems: string,
): boolean =>
  screen !== undefined &&
  // "Orders to pack" are no luggage.
  (id !== 'packing' || stems.includes(' list ')) &&
  (id === formId ||
    triggers.some(
      (trigger) =>
        stems.includes(trigger.stems) &&
        trigger.stems
          .trim()
          .split(' ')
          .some((stem) => !words.has(stem)),
    ))

/** They are there already, or are for those who come to buy and book. */
const neverAsked = new Set([
  'form',
  'detail',
  'browse',
  'home',
  'profile',
  'slots',
  'cart',
  'checkout',
  'confirmed',
  'ticket',
])

/** Its place, what it adds, and whether that is a page beside those of the main thing. */
type Step = [number, () => void, boolean]

/** A list, a screen and a form for each thing, as far as there is room, and what else is asked for. */
export function registerScreens(
  plan: RegisterPlan,
  asked: readonly Feature[],
  stems: string,
  seed: number,
  resolve: (id: string | undefined) => string,
): ScreenPlan[] {
  const [main] = plan.things
  if (!main) return []
  const screens: ScreenPlan[] = []
  const put = (
    kind: ScreenKind,
    name: string,
    entity: Pick<Entity, 'id'>,
    icon: string,
    isTab: boolean,
    title?: string,
  ) => {
    const stem = kind === 'home' ? 'home' : name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') || kind
    const taken = screens.filter(({ id }) => id === stem || id.startsWith(`${stem}-`)).length
    const screen: ScreenPlan = {
      id: taken > 0 ? `${stem}-${taken + 1}` : stem,
      kind,
      name,
      icon,
      isTab,
      entity: entity.id,
      variant: pickBySeed(seed, `variant/${kind}/${stem}`, [0, 1, 2] as const),
      extras: [],
      ...(title && title !== name ? { title } : {}),
    }
    screens.push(screen)
    return screen
  }
  const home = put('home', 'Home', main.entity, 'home', true)
  home.deck = pickBySeed(seed, 'deck', decksFor(plan))
  const dueOnes = plan.things.find(({ hasDue }) => hasDue)
  if (dueOnes) home.dueTitle = plan.overdue ?? `Next ${dueOnes.entity.one.toLowerCase()} due`
  for (const { entity } of plan.things) {
    const isMain = entity === main.entity
    const name = listName(entity, isMain)
    put('browse', name, entity, entity.icon, isMain || name.length <= longestTab, entity.many)
  }
  const most = plan.isTold && plan.things.length === mostThings ? mostWithTold : mostScreens
  const room = plan.isTold
    ? Math.max(0, most - screens.length - plan.things.filter(({ columns }) => columns.length > 0).length)
    : mostAsked + 1
  const wanted = asked
    .filter((feature) => isMeant(feature, plan, stems))
    .toSorted((one, other) => other.weight - one.weight)
    .filter(
      (feature) => feature.screen?.kind !== 'feed' || / (?:feed|post|share|comment|follow) /.test(stems),
    )
    .filter(({ screen, id }) => (id === 'profile' && plan.hasProfile) || !neverAsked.has(screen?.kind ?? ''))
    .slice(0, Math.min(room, plan.things.length > 2 ? mostAsked : mostAsked + 1))
  // A list of checks is one thing, the points of one another.
  const nameOf = ({ kind, name }: { kind: ScreenKind; name: string }) =>
    kind === 'checklist' && screens.some((each) => each.name === name) ? 'Checklist' : name
  for (const { screen } of wanted)
    if (screen)
      put(
        screen.kind,
        nameOf(screen),
        screen.entity ? { id: resolve(screen.entity) } : main.entity,
        screen.icon || iconOf(screen.kind),
        screen.isTab,
      )
  const measured = plan.things.find(({ hasTrend }) => hasTrend)
  const hasRoom = plan.things.length < (plan.isTold ? 3 : 4)
  if (measured && hasRoom && !screens.some(({ kind }) => kind === 'stats'))
    put('stats', 'Numbers', measured.entity, 'chart', true)
  // Forms first: without one nothing is ever written down.
  const rest = plan.things.flatMap(({ entity }, index): Step[] => [
    ...(plan.isOnlyShown
      ? []
      : [
          [
            index === 0 ? 0 : index + 1,
            () => put('form', entity.add, entity, 'plus', false),
            false,
          ] satisfies Step,
        ]),
    // Of several lists that are told each has its form before one has a page.
    [
      plan.isTold ? index + mostThings + 0.5 : index === 0 ? 1 : index + 4.5,
      () => put('detail', `${entity.one} details`, entity, 'file', false),
      index > 0,
    ],
  ])
  for (const [, add, isPage] of rest.toSorted(([one], [other]) => one - other))
    if (screens.length < (isPage ? mostScreens : most)) add()
  if (screens.filter(({ isTab }) => isTab).length < 3 && screens.length < most) {
    if (main.isDone) put('history', 'History', main.entity, 'clock', true)
    else put('settings', 'Settings', main.entity, 'settings', true)
  }
  return screens
}

/** What a list is called on its tab: that of the main thing stands there, even where its last word alone has room. */
function listName(entity: Entity, isMain: boolean): string {
  const { one, many } = entity
  const last = many.split(' ').at(-1) ?? many
  if (isMain && many.length > longestMain && last.length > longestTab - 1 && last.length <= longestMain)
    return capitalise(last)
  // "Incident list" has no room there.
  if (/ list$/i.test(many) && many.length > longestTab) {
    const plural = capitalise(toPlural(one.toLowerCase()))
    if (plural.length <= longestTab) return plural
  }
  return / log$/i.test(many) && many.length > longestTab - 1
    ? 'Log'
    : (shortNameOf(entity) ?? capitalise(many))
}

/** What the first screen can begin with: what is due, the numbers, or the lists. */
function decksFor({ things }: RegisterPlan): readonly [Deck, ...Deck[]] {
  const [main] = things
  if (things.some(({ hasDue }) => hasDue)) return ['due', 'due', 'lists']
  if (main?.hasTrend) return ['trend', 'latest', 'trend']
  // A shelf of icons draws nobody's eye.
  const hasShelf = main !== undefined && (main.nounClass === 'person' || hasPictures(main.entity))
  const shelf = hasShelf ? 'shelf' : 'latest'
  return things.length > 2 ? ['lists', 'latest', shelf] : ['latest', shelf]
}
type Deck = NonNullable<ScreenPlan['deck']>
