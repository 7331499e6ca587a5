import type { Version } from '@kwiq/contracts'
import { createStore, type Store } from '../state/create-store.ts'
import type { Studio } from '../state/studio.ts'

/** How the history is looked at; nothing of it is saved. */
export interface HistoryView {
  /** The version that is opened in the list. */
  selectedId: string | null
  /** The answer to "Who changed this", shown above the list. */
  blamed: { version: Version; what: string } | null
}

const views = new WeakMap<Studio, Store<HistoryView>>()

/** The history's view of an open studio: a menu of the canvas may ask it to show a version. */
export function historyViewOf(studio: Studio): Store<HistoryView> {
  const known = views.get(studio)
  if (known) return known
  const view = createStore<HistoryView>({ selectedId: null, blamed: null })
  views.set(studio, view)
  // A closed sheet forgets what it was at.
  studio.view.subscribe(() => {
    if (studio.view.get().sheet !== 'history') view.set({ selectedId: null, blamed: null })
  })
  return view
}
