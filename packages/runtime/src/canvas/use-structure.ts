import type { Screen } from '@kwiq/app-model'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { isSameStructure } from './is-same-structure.ts'
import { type NodeSource, screenKey } from './node-source.ts'

/** Reads a screen and gives the same object back until its structure changes. */
function createStructureReader(source: NodeSource, screenId: string): () => Screen | undefined {
  let known: Screen | undefined
  return () => {
    const screen = source.getScreen(screenId)
    if (!screen || !known || !isSameStructure(known, screen)) known = screen
    return known
  }
}

/**
 * A screen that stays the same object until its structure changes, so that an edit inside a component does not
 * draw the screen around it anew. Its nodes may be out of date: take only ids and places from it.
 */
export function useStructure(source: NodeSource, screenId: string): Screen | undefined {
  const subscribe = useCallback(
    (listener: () => void) => source.subscribe(screenKey(screenId), listener),
    [source, screenId],
  )
  const read = useMemo(() => createStructureReader(source, screenId), [source, screenId])
  return useSyncExternalStore(subscribe, read, read)
}
