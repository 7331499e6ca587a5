import type { CommentAnchor } from '@kwiq/contracts'
import { createStore, type Store } from '../state/create-store.ts'
import type { Studio } from '../state/studio.ts'

/** How the comments are looked at; nothing of it is saved. */
export interface CommentsView {
  filter: 'open' | 'resolved' | 'approvals'
  /** The thread that is looked at. */
  activeId: string | null
  /** What the comment being written is about. */
  anchor: CommentAnchor | null
  /** The next click on the canvas says where the comment goes. */
  isPinning: boolean
  /** What is being written: it stays when the sheet closes, to look at something else. */
  draft: string
  /** The same of replies (`reply`) and of changes to comments (`change`), see `useDraft`. */
  drafts: Readonly<Record<string, string>>
}

const views = new WeakMap<Studio, Store<CommentsView>>()

/** The comments' view of an open studio: a menu of the canvas may ask to comment on a component. */
export function commentsViewOf(studio: Studio): Store<CommentsView> {
  const known = views.get(studio)
  if (known) return known
  const view = createStore<CommentsView>({
    filter: 'open',
    activeId: null,
    anchor: null,
    isPinning: false,
    draft: '',
    drafts: {},
  })
  views.set(studio, view)
  // A closed sheet forgets what it was at; what is being written keeps its place.
  studio.view.subscribe(() => {
    if (studio.view.get().sheet === 'comments') return
    view.set({ activeId: null, isPinning: false, ...(view.get().draft.trim() === '' && { anchor: null }) })
  })
  return view
}

/** Opens the comments with a new one that is about this component. */
export function startCommentOn(studio: Studio, nodeId: string): void {
  const place = studio.document.placeOf(nodeId)
  if (!place) return
  commentsViewOf(studio).set({ anchor: { screenId: place.screenId, nodeId }, filter: 'open' })
  studio.view.set({ sheet: 'comments', risen: 'none' })
}
