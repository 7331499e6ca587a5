import { isCountedIn } from '../plan/counted-in.ts'
import { thingOf } from '../plan/find-entities.ts'
import { type AppPlan, type Extra, mostScreens } from '../plan/types.ts'
import type { Entity } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise } from '../words/forms.ts'
import { iconOf } from '../plan/screen-kinds.ts'

const mostRoleScreens = 2
const mostTabs = 5
const longestTab = 11
/** Who does this sees all there is of it. */
const managing = /^(?:manage|add|edit|approve|assign|plan|check|dispatch|schedule|maintain)$/

const reaching = /^(?:message|contact|call|chat|write|follow|rate|ask|email|text|invite)$/

/**
 * Gives a role a screen of its own: what its people do, and the thing they do most of it with. The first role has the
 * app itself. Returns whether there is one: not without a thing of theirs, nor where there is no room.
 */
export function addRoleScreen(
  plan: AppPlan,
  role: Phrase,
  doings: readonly Phrase[],
  extra: Extra,
  place: number,
): boolean {
  if (place === 0 || place > mostRoleScreens || plan.language) return false
  const theirs = thingOfRole(plan, doings)
  const name = capitalise(role.words.at(-1) ?? role.text)
  const id = `for-${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`
  if (!theirs || plan.screens.some((screen) => screen.id === id || screen.name === name)) return false
  if (plan.screens.length >= mostScreens && !makeRoom(plan)) return false
  const entities = new Map(plan.entities)
  entities.set(theirs.id, theirs)
  plan.entities = entities
  plan.screens.push({
    id,
    kind: 'topic',
    name,
    icon: iconOf('profile'),
    isTab: name.length <= longestTab && plan.screens.filter(({ isTab }) => isTab).length < mostTabs,
    entity: theirs.id,
    title: `For ${role.text}`,
    subtitle: theirs.tip.title,
    variant: 0,
    extras: [extra],
  })
  return true
}

/** Of a full app one more list of what is named beside the main thing gives way. */
function makeRoom(plan: AppPlan): boolean {
  const [main] = plan.entities.keys()
  const last = plan.screens.findLast(
    ({ kind, isTab, entity }) => kind === 'browse' && !isTab && entity !== main && entity.startsWith('own-'),
  )
  if (!last) return false
  plan.screens = plan.screens.filter((screen) => screen !== last)
  return true
}

/** What a role works with: a thing the app keeps, but not the one everybody sees first. */
function thingOfRole(plan: AppPlan, doings: readonly Phrase[]): Entity | undefined {
  const [main] = plan.entities.values()
  for (const doing of doings) {
    // What one marks is how something stands: "mark no-show".
    if (doing.verb === 'mark') continue
    // Whom one writes to is nobody one keeps.
    if (reaching.test(doing.verb ?? '')) continue
    // A seat is one of a ride's.
    if (main && isCountedIn(main, doing.words.at(-1) ?? '')) continue
    const made = thingOf(doing, plan.contentSeed)
    const known = made && ([...plan.entities.values()].find(({ one }) => one === made.one) ?? made)
    // How much there is of something is no thing one works with.
    if (known?.nounClass === 'measure' || known?.nounClass === 'state') continue
    if (known && (known.id !== main?.id || managing.test(doing.verb ?? ''))) return known
  }
  return undefined
}
