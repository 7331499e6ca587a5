import type { AppDocument, Screen } from '../types.ts'
import { walkComponents } from '../walks/index.ts'
import { type FoundAction, listActions } from './list-actions.ts'

/** Something that keeps people from finding their way through the app. `message` is a sentence for them. */
export type NavigationProblem =
  /** No way leads here from the start screen. */
  | { kind: 'unreachable-screen'; screenId: string; message: string }
  /** No action leads on or back from here. Not reported for an app of one screen. */
  | { kind: 'dead-end'; screenId: string; message: string }
  /** An action leads to a screen that is not there. */
  | {
      kind: 'dangling-action'
      screenId: string
      nodeId: string
      property: string
      targetId: string
      message: string
    }
  /** A link without an address. */
  | { kind: 'empty-link'; screenId: string; nodeId: string; property: string; message: string }

/** Problems of an app's navigation, screen by screen; empty when every screen can be reached and left. */
export function checkNavigation(document: AppDocument): NavigationProblem[] {
  const actions = new Map(document.screens.map((screen) => [screen.id, listActions(screen)]))
  const reachable = findReachable(document.app.startScreenId, actions)
  const problems: NavigationProblem[] = []
  for (const screen of document.screens) {
    const found = actions.get(screen.id) ?? []
    if (!reachable.has(screen.id)) {
      problems.push({
        kind: 'unreachable-screen',
        screenId: screen.id,
        message: `No screen leads to ${screen.name}.`,
      })
    }
    problems.push(...found.flatMap((action) => checkAction(screen, action, actions)))
    if (document.screens.length > 1 && isDeadEnd(screen, found, actions)) {
      problems.push({
        kind: 'dead-end',
        screenId: screen.id,
        message: `Nothing leads on or back from ${screen.name}.`,
      })
    }
  }
  return problems
}

type ActionsByScreen = ReadonlyMap<string, readonly FoundAction[]>

function checkAction(
  screen: Screen,
  { node, property, action }: FoundAction,
  known: ActionsByScreen,
): NavigationProblem[] {
  const where = { screenId: screen.id, nodeId: node.id, property }
  const name = node.label.trim() === '' ? `A ${node.type}` : `'${node.label}'`
  if (action.kind === 'screen' && !known.has(action.screenId)) {
    const message = `${name} on ${screen.name} leads to a screen that is not there.`
    return [{ kind: 'dangling-action', ...where, targetId: action.screenId, message }]
  }
  if (action.kind === 'link' && action.href === '') {
    return [
      { kind: 'empty-link', ...where, message: `${name} on ${screen.name} opens a link without an address.` },
    ]
  }
  return []
}

function isDeadEnd(screen: Screen, found: readonly FoundAction[], known: ActionsByScreen): boolean {
  const hasExit = found.some(
    ({ action }) =>
      action.kind === 'back' ||
      (action.kind === 'screen' && action.screenId !== screen.id && known.has(action.screenId)),
  )
  return !hasExit && !hasBackArrow(screen)
}

// A header whose left end is the icon `back` goes back without an action of its own.
function hasBackArrow(screen: Screen): boolean {
  for (const node of walkComponents(screen.components)) {
    const { leading } = node.properties
    if (node.type !== 'header' || typeof leading !== 'object' || leading === null) continue
    if (!Array.isArray(leading) && leading.icon === 'back' && leading.action === undefined) return true
  }
  return false
}

function findReachable(startId: string, actions: ActionsByScreen): Set<string> {
  const reachable = new Set<string>([startId])
  // A set's iteration also visits what is added on the way.
  for (const screenId of reachable) {
    for (const { action } of actions.get(screenId) ?? []) {
      if (action.kind === 'screen' && actions.has(action.screenId)) reachable.add(action.screenId)
    }
  }
  return reachable
}
