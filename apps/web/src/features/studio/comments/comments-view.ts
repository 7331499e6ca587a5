import type { CommentAnchor } from '@kwiq/contracts'
import { createStore, type Store } from '../state/create-store.ts'

/** How the comments are looked at; nothing of it is saved. */
export interface CommentsView {
  filter: 'open' | 'resolved' | 'approvals'
  /** The thread that is looked at. */
  activeId: string | null
  /** What the comment being written is about. */
  anchor: CommentAnchor | null
  /** The next click on the canvas says where the comment goes. */
  isPinning: boolean
}

export function createCommentsView(): Store<CommentsView> {
  return createStore<CommentsView>({ filter: 'open', activeId: null, anchor: null, isPinning: false })
}
