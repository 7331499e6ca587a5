import { type AppDocument, findNode } from '@kwiq/app-model'
import { definitions, isComponentType } from '@kwiq/catalogue'
import type { CommentAnchor } from '@kwiq/contracts'
import { texts } from './texts.ts'

/** What a comment is about, such as "Button on Home"; null when none of it is in the app any more. */
export function describeAnchor(document: AppDocument, anchor: CommentAnchor): string | null {
  const found = anchor.nodeId ? findNode(document, anchor.nodeId) : undefined
  const screen = found?.screen ?? document.screens.find(({ id }) => id === anchor.screenId)
  if (!screen) return null
  const type = found?.node.type
  const what =
    type === undefined
      ? anchor.point
        ? texts.place
        : texts.wholeScreen
      : isComponentType(type)
        ? definitions[type].name
        : type
  return texts.onScreen(what, screen.name)
}

/** The screen on which a comment's pin stands now. */
export function screenOfAnchor(document: AppDocument, { screenId, nodeId }: CommentAnchor): string {
  return (nodeId ? findNode(document, nodeId)?.screen.id : undefined) ?? screenId
}
