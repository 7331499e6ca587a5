import type { Change, ComponentNode } from '@kwiq/app-model'

/**
 * The changes that are decided together with one: without a new screen nothing may lead to it, and what leads to
 * it needs the screen.
 */
export function decideWith(change: Change, changes: readonly Change[], isAccepted: boolean): Change[] {
  if (isAccepted) return [change, ...changes.filter((other) => other !== change && leadsTo(change, other))]
  return [change, ...changes.filter((other) => other !== change && leadsTo(other, change))]
}

/** Whether a change makes something lead to the screen that another change adds. */
function leadsTo(change: Change, added: Change): boolean {
  if (added.kind !== 'screen-added') return false
  if (change.kind === 'start-changed') return change.after === added.screen.id
  if (change.kind === 'component-added') return names(change.node, added.screen.id)
  return change.kind === 'component-changed' && names(change.after, added.screen.id)
}

const names = (node: ComponentNode, screenId: string): boolean =>
  JSON.stringify(node).includes(`"screenId":${JSON.stringify(screenId)}`)
