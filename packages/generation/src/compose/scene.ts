import type { Action, ComponentNode } from '@kwiq/app-model'
import type { Entity } from '../entity.ts'
import { pickBySeed } from '../seed.ts'
import { type AppPlan, foundId, type ScreenKind, type ScreenPlan } from '../plan/types.ts'
import type { Kit, Loose } from './kit.ts'

/** What a composer sees of the app while it makes one screen. */
export interface Scene {
  app: AppPlan
  screen: ScreenPlan
  entity: Entity
  kit: Kit
  /** Leads to the first screen of one of these kinds, the screen's own entity first; undefined when there is none. */
  to(...kinds: ScreenKind[]): Action | undefined
  toScreen(screen: ScreenPlan): Action
  has(...kinds: ScreenKind[]): boolean
  find(...kinds: ScreenKind[]): ScreenPlan | undefined
  /** Screens nothing else leads to: this screen has to offer them. */
  entries: ScreenPlan[]
  /** How the screen looks: another look takes another. */
  pick<Choice>(key: string, choices: readonly [Choice, ...Choice[]]): Choice
  /** What the screen says: the same in every look. */
  say<Choice>(key: string, choices: readonly [Choice, ...Choice[]]): Choice
  entityOf(screen: ScreenPlan): Entity
  /** Which of several things is drawn, where the same is drawn of each. */
  nth?: number
}

const toScreen = (target: ScreenPlan): Action => ({ kind: 'screen', screenId: target.id })

export function createScene(
  app: AppPlan,
  screen: ScreenPlan,
  kit: Kit,
  entries: ScreenPlan[],
  fallback: Entity,
): Scene {
  // A form that does something else is only reached by its own name.
  const others = app.screens.filter((candidate) => candidate.id !== screen.id && !candidate.isDeed)
  // What has a screen of its own beside the main thing is not made with that one's form.
  const [main] = app.entities.keys()
  const isBeside =
    screen.id.startsWith(foundId) ||
    (screen.entity !== main &&
      app.screens.some(({ kind, entity }) => kind === 'detail' && entity === screen.entity))
  const find = (...kinds: ScreenKind[]) => {
    for (const kind of kinds) {
      const own = others.find((candidate) => candidate.kind === kind && candidate.entity === screen.entity)
      // Of an app of several things none is opened or made with another one's screens.
      const isOthers =
        (app.isRegister === true && (kind === 'detail' || kind === 'form')) || (isBeside && kind === 'form')
      const found = own ?? (isOthers ? undefined : others.find((candidate) => candidate.kind === kind))
      if (found) return found
    }
    return undefined
  }
  const entityOf = (target: ScreenPlan) => app.entities.get(target.entity) ?? fallback
  return {
    app,
    screen,
    kit,
    entity: inState(entityOf(screen), screen),
    find,
    toScreen,
    entityOf,
    entries,
    has: (...kinds) => find(...kinds) !== undefined,
    to: (...kinds) => {
      const found = find(...kinds)
      return found ? toScreen(found) : undefined
    },
    pick: (key, choices) => pickBySeed(app.seed, `${screen.id}/${key}`, choices),
    say: (key, choices) => pickBySeed(app.contentSeed, `${screen.id}/${key}`, choices),
  }
}

const listing: ReadonlySet<ScreenKind> = new Set(['browse', 'history', 'saved', 'checklist'])

/** The thing of a list that is called after a state ("Opened", "Paid"), with the samples alone that are in it. */
function inState(entity: Entity, { kind, name, title }: ScreenPlan): Entity {
  if (!listing.has(kind)) return entity
  const called = [name, title ?? ''].map((words) => words.toLowerCase())
  const samples = entity.samples.filter(
    ({ badge }) => badge !== undefined && called.includes(badge.toLowerCase()),
  )
  return samples.length > 0 && samples.length < entity.samples.length ? { ...entity, samples } : entity
}

/** Whether the words for adding a thing say that it is scanned. */
export const isScanned = (add: string): boolean => /^(?:scan|photograph|snap)\b/i.test(add)

const planned: ReadonlySet<ScreenKind> = new Set(['week', 'calendar', 'budget', 'wallet'])
const making = /^(?:add|new|create|log)\b/i

/** Whatever an app is made of is an entry in it. */
const ofAll = /\bentry$/i

/** Whether a form makes something else than the things that the screen lists and `label` promises. */
function isOfAnother({ screen, app }: Scene, form: ScreenPlan, label: string): boolean {
  if (form.entity === screen.entity || ofAll.test(form.title ?? form.name)) return false
  const [main] = app.entities.keys()
  // What is planned may be booked or asked for with the form of the main thing.
  return screen.kind === 'browse' || screen.kind === 'map'
    ? true
    : planned.has(screen.kind) && form.entity === main && making.test(label)
}

/** Icons at the right end of the header, only those that lead somewhere. */
export function barActions(
  scene: Scene,
  ...wanted: (readonly [icon: string, label: string, ...kinds: ScreenKind[]])[]
): Loose[] {
  const actions: Loose[] = []
  for (const [sign, label, ...kinds] of wanted) {
    // Where things are only changed, none is added.
    if (sign === 'plus' && /^edit\b/i.test(label)) continue
    // What is added by scanning it is added with the camera, not in a form.
    const camera = isScanned(label) && kinds.includes('form') ? scene.find('scanner') : undefined
    const target = camera ?? scene.find(...kinds)
    const icon = camera ? 'camera' : sign
    if (!target || actions.length >= 2) continue
    // In a list of one thing nothing is added with another one's form.
    if (sign === 'plus' && target.kind === 'form' && isOfAnother(scene, target, label)) continue
    // Where there is only another thing's form, it is called as that is.
    const [main] = scene.app.entities.keys()
    const isOthers = target.kind === 'form' && target.entity !== scene.screen.entity && target.entity !== main
    actions.push({
      // One gives; nothing is made, and a heart keeps things.
      icon: icon === 'plus' && /^(?:donate|give)\b/i.test(label) ? 'gift' : icon,
      label: isOthers ? (target.title ?? target.name) : target.kind === 'cart' ? target.name : label,
      action: scene.toScreen(target),
    })
  }
  return actions
}

/** The button below a list that adds to it, where the header has no sign for that: it is in sight at once there. */
export function addBelow(scene: Scene, inHeader: readonly Loose[]): ComponentNode[] {
  const { kit, entity, find, app, toScreen } = scene
  const form = find('form')
  if (
    !form ||
    isOfAnother(scene, form, entity.add) ||
    (!app.language && inHeader.some(({ label }) => label === entity.add))
  )
    return []
  return [kit.button(entity.add, { variant: 'secondary', full: true, icon: 'plus', action: toScreen(form) })]
}

/** Title parts of a header and the way back, as the screen's plan has them. */
export function barProperties(scene: Scene, properties: Loose = {}): Loose {
  const { screen } = scene
  return {
    subtitle: screen.subtitle,
    overline: screen.overline,
    ...(screen.isTab ? {} : { leading: { icon: 'back', label: 'Back', action: { kind: 'back' } } }),
    ...properties,
  }
}

export const closeBar: Loose = {
  compact: true,
  leading: { icon: 'close', label: 'Close', action: { kind: 'back' } },
}

/** More letters do not fit below a key. */
export const longestKey = 16

/** A key of a screen as the description calls it, else by its usual name. */
export const keyOf = ({ keys = [] }: ScreenPlan, form: RegExp, usual: string): string =>
  keys.find((key) => form.test(key) && key.length <= longestKey) ?? usual
