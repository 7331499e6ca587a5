import type { Archetype, ScreenSource } from '../archetype.ts'
import type { Entity } from '../entity.ts'
import { pickBySeed } from '../seed.ts'
import type { Resolve } from './entity-resolver.ts'
import { shortNameOf } from './rename-screens.ts'
import { iconOf } from './screen-kinds.ts'
import { spareOne } from './spare-screens.ts'
import { mostScreens, type ScreenPlan } from './types.ts'

/** Every app has them, whatever it is beside. */
const aroundAny: ReadonlySet<string> = new Set([
  'home',
  'profile',
  'settings',
  'saved',
  'notifications',
  'stats',
  'detail',
  'form',
  'people',
])
/** What one of the two has, the other can do without. */
const spared: readonly ScreenPlan['kind'][] = ['saved', 'profile', 'stats', 'history', 'settings', 'map']
/** A page of one and a form for one go with the list of them. */
const ofOne: ReadonlySet<string> = new Set(['detail', 'form'])

/**
 * The screens an app of two kinds has of the second: where that is done or listed, a tab, and the page and form of one. Where its
 * things have a screen already they are there.
 */
export function addBesideScreens(
  screens: ScreenPlan[],
  beside: Archetype,
  resolve: Resolve,
  entities: ReadonlyMap<string, Entity>,
  seed: number,
): void {
  const main = beside.screens.find(({ kind, isOnRequest }) => !isOnRequest && !aroundAny.has(kind))
  if (!main) return
  const thing = resolve(main.entity ?? beside.entity)
  // The shopping list of a recipe box and that of a household are one.
  if (screens.some(({ entity, isTab }) => isTab && entity === thing)) return
  const wanted = [
    main,
    ...beside.screens.filter((source) => source !== main && !source.isOnRequest && ofOne.has(source.kind)),
  ].filter((source) => resolve(source.entity ?? beside.entity) === thing)
  const put = (source: ScreenSource) => {
    if (screens.some(({ kind, entity }) => kind === source.kind && entity === thing)) return
    if (screens.length >= mostScreens) spareOne(screens, spared, () => false)
    if (screens.length >= mostScreens) return
    const name = nameOf(source, entities.get(thing), beside)
    const stem = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
    const id = screens.some((screen) => screen.id === stem) ? `${stem}-${beside.id}` : stem
    const screen: ScreenPlan = {
      id,
      kind: source.kind,
      name,
      icon: source === main ? beside.icon : iconOf(source.kind),
      isTab: source === main,
      entity: thing,
      variant: pickBySeed(seed, `variant/${id}`, [0, 1, 2] as const),
      extras: [],
    }
    // Beside the main one, so that both are tabs.
    if (source === main) screens.splice(Math.min(1, screens.length), 0, screen)
    else screens.push(screen)
  }
  for (const source of wanted) put(source)
}

/** "Search" and "All" name no list of another app: it is called by what is in it. */
const plainName = /^(?:Search|All|Browse|List|Explore|Today|Diary|Log|Home)$/

function nameOf({ kind, name }: ScreenSource, thing: Entity | undefined, { id }: Archetype): string {
  if (kind === 'form' && /^(?:New|Add)$/.test(name)) return thing?.add ?? name
  if (!plainName.test(name)) return name
  return (thing && shortNameOf(thing)) ?? thing?.many ?? id
}
