import type { AppDocument, ComponentNode, Screen } from '@kwiq/app-model'
import { nodeKey, type NodeSource, screenKey, themeKey } from '@kwiq/runtime'

/** Where a component stands. */
interface NodePlace {
  screenId: string
  parentId: string | null
  index: number
}

interface Entry extends NodePlace {
  node: ComponentNode
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
  const indexes = new Map<string, Map<string, Entry>>()
  const screenOf = new Map<string, string>()
  for (const screen of initial.screens) indexScreen(screen)

  function indexScreen(screen: Screen): Map<string, Entry> {
    const entries = new Map<string, Entry>()
    addEntries(entries, screen.id, null, screen.components)
    indexes.set(screen.id, entries)
    for (const id of entries.keys()) screenOf.set(id, screen.id)
    return entries
  }

  const entryOf = (id: string) => indexes.get(screenOf.get(id) ?? '')?.get(id)

  function tell(keys: Iterable<string>) {
    for (const key of keys) for (const listener of listeners.get(key) ?? []) listener()
  }

  function replace(next: AppDocument) {
    if (next === document) return
    const before = document
    const changed = new Set<string>([anyChange])
    const formerScreens = new Map(before.screens.map((screen) => [screen.id, screen]))
    const kept = new Set(next.screens.filter((screen) => formerScreens.get(screen.id) === screen))
    const formerIndexes = new Map<string, Map<string, Entry>>()
    document = next
    // Screens that changed or went give up their components first: one may have moved to another screen.
    for (const screen of before.screens) {
      if (kept.has(screen)) continue
      const former = indexes.get(screen.id) ?? new Map<string, Entry>()
      formerIndexes.set(screen.id, former)
      indexes.delete(screen.id)
      changed.add(screenKey(screen.id))
      for (const id of former.keys()) screenOf.delete(id)
    }
    for (const screen of next.screens) {
      if (kept.has(screen)) continue
      const former = formerIndexes.get(screen.id)
      changed.add(screenKey(screen.id))
      for (const [id, entry] of indexScreen(screen))
        if (former?.get(id)?.node !== entry.node) changed.add(nodeKey(id))
    }
    for (const former of formerIndexes.values())
      for (const id of former.keys()) if (!screenOf.has(id)) changed.add(nodeKey(id))
    if (before.app.theme !== next.app.theme) changed.add(themeKey)
    tell(changed)
  }

  return {
    getDocument: () => document,
    getScreen: (screenId) => document.screens.find((screen) => screen.id === screenId),
    getNode: (id) => entryOf(id)?.node,
    getTheme: () => document.app.theme,
    placeOf(id) {
      const entry = entryOf(id)
      return entry && { screenId: entry.screenId, parentId: entry.parentId, index: entry.index }
    },
    siblingsAt(screenId, parentId) {
      if (parentId !== null) return entryOf(parentId)?.node.children ?? []
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

function addEntries(
  entries: Map<string, Entry>,
  screenId: string,
  parentId: string | null,
  nodes: readonly ComponentNode[],
) {
  nodes.forEach((node, index) => {
    entries.set(node.id, { node, screenId, parentId, index })
    if (node.children) addEntries(entries, screenId, node.id, node.children)
  })
}
