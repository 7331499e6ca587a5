import type { AppDocument, ComponentNode } from '@kwiq/app-model'
import { nodeKey, type NodeSource, screenKey, themeKey } from '@kwiq/runtime'
import { createNodeIndex } from './node-index.ts'

/** Where a component stands. */
interface NodePlace {
  screenId: string
  parentId: string | null
  index: number
}

/** Key under which listeners hear of every change of the document. */
export const anyChange = '*'
/**
 * The document as an external store. Listeners subscribe to `nodeKey(id)`, `screenKey(id)`, `themeKey` or
 * `anyChange`, and are told only when that very object was replaced; what did not change keeps its identity
 * (the document is never mutated).
 */
export interface DocumentStore extends NodeSource {
  getDocument(): AppDocument
  placeOf(id: string): NodePlace | undefined
  /** The components beside (and including) those of a place, in order. */
  siblingsAt(screenId: string, parentId: string | null): readonly ComponentNode[]
  replace(document: AppDocument): void
}

/** A store that holds `initial`. */
export function createDocumentStore(initial: AppDocument): DocumentStore {
  const listeners = new Map<string, Set<() => void>>()
  let document = initial
  const index = createNodeIndex(initial)

  function tell(keys: Iterable<string>) {
    for (const key of keys) for (const listener of listeners.get(key) ?? []) listener()
  }

  function replace(next: AppDocument) {
    if (next === document) return
    const before = document
    const changed = new Set<string>([anyChange])
    const former = new Map(before.screens.map((screen) => [screen.id, screen]))
    document = next
    for (const screen of next.screens) {
      if (former.get(screen.id) !== screen) changed.add(screenKey(screen.id))
      former.delete(screen.id)
    }
    for (const id of former.keys()) changed.add(screenKey(id))
    for (const id of index.follow(before, next)) changed.add(nodeKey(id))
    if (before.app.theme !== next.app.theme) changed.add(themeKey)
    tell(changed)
  }

  return {
    getDocument: () => document,
    getScreen: (screenId) => document.screens.find((screen) => screen.id === screenId),
    getNode: (id) => index.get(id)?.node,
    getTheme: () => document.app.theme,
    placeOf(id) {
      const entry = index.get(id)
      return entry && { screenId: entry.screenId, parentId: entry.parentId, index: entry.index }
    },
    siblingsAt(screenId, parentId) {
      if (parentId !== null) return index.get(parentId)?.node.children ?? []
      return document.screens.find((screen) => screen.id === screenId)?.components ?? []
    },
    replace,
    subscribe(key, listener) {
      const set = listeners.get(key) ?? new Set()
      listeners.set(key, set.add(listener))
      return () => {
        set.delete(listener)
        if (set.size === 0 && listeners.get(key) === set) listeners.delete(key)
      }
    },
  }
}
