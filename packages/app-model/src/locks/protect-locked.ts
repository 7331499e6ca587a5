import { applyChanges } from '../diff/apply-changes.ts'
import type { Change } from '../diff/change.ts'
import { diffDocuments } from '../diff/diff-documents.ts'
import type { AppDocument, ComponentNode } from '../types.ts'
import { findNode } from '../walks/index.ts'
import { hasLocks } from './find-lock.ts'

export interface ProtectedEdit {
  document: AppDocument
  /** Changes that were not made, because what they are about is locked. */
  leftAlone: Change[]
}

/**
 * What may become of `before` when someone who must respect locks (AI) proposes `after`: everything but changes
 * of locked screens and components, and of the locks themselves. `after` itself when nothing is locked. Links to
 * a screen that stays because of a lock stay too.
 */
export function protectLocked(before: AppDocument, after: AppDocument): ProtectedEdit {
  if (!before.screens.some(hasLocks) && !after.screens.some(hasLocks))
    return { document: after, leftAlone: [] }
  const changes = diffDocuments(before, after).filter(
    ({ kind }) => kind !== 'component-locked' && kind !== 'screen-locked',
  )
  const { dropped } = applyChanges(before, after, changes)
  const staying = dropped.flatMap((change) => (change.kind === 'screen-removed' ? [change.screen.id] : []))
  const wanted = changes.filter(
    (change) => !dropped.includes(change) && !staying.some((id) => unlinks(change, id, after)),
  )
  const { document, dropped: late } = applyChanges(before, after, wanted)
  return { document, leftAlone: [...dropped, ...late] }
}

/** Whether the change takes away a way to the screen. */
function unlinks(change: Change, screenId: string, after: AppDocument): boolean {
  if (change.kind === 'component-changed')
    return leadsTo(change.before, screenId) && !leadsTo(change.after, screenId)
  return change.kind === 'component-removed' && leadsTo(change.node, screenId)
    ? !findNode(after, change.node.id)
    : false
}

function leadsTo({ properties }: ComponentNode, screenId: string): boolean {
  return JSON.stringify(properties).includes(`"screenId":${JSON.stringify(screenId)}`)
}
