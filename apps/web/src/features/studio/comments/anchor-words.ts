import type { CommentAnchor } from '@kwiq/contracts'
import { typeName } from '../edits/describe-node.ts'
import { showScreen } from '../edits/screen-edits.ts'
import { revealNode } from '../canvas/reveal-node.ts'
import type { Studio } from '../state/studio.ts'
import { texts } from './texts.ts'

/** What a comment is about, such as "Button on Home"; null when none of it is in the app any more. */
export function describeAnchor(
  { document }: Studio,
  { screenId, nodeId, point }: CommentAnchor,
): string | null {
  const node = nodeId ? document.getNode(nodeId) : undefined
  // A component may have moved to another screen since.
  const screen = document.getScreen((nodeId && node && document.placeOf(nodeId)?.screenId) || screenId)
  if (!screen) return null
  const what = node ? typeName(node.type) : point ? texts.point : texts.wholeScreen
  return texts.onScreen(what, screen.name)
}

/** The screen a comment's pin stands on now. */
export function screenOfAnchor({ document }: Studio, { screenId, nodeId }: CommentAnchor): string {
  return (nodeId && document.placeOf(nodeId)?.screenId) || screenId
}

/** Goes to what a comment is about and selects it. */
export function jumpToAnchor(studio: Studio, anchor: CommentAnchor): void {
  const screenId = screenOfAnchor(studio, anchor)
  if (!studio.document.getScreen(screenId)) return
  studio.view.set({ mode: 'screen' })
  if (studio.view.get().screenId !== screenId) showScreen(studio, screenId)
  const { nodeId } = anchor
  if (!nodeId || !studio.document.getNode(nodeId)) return
  studio.selection.select(nodeId)
  revealNode(studio, nodeId)
}
