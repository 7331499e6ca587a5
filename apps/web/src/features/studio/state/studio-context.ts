import { type ComponentNode, findScreen, type Screen } from '@kwiq/app-model'
import { nodeKey, screenKey } from '@kwiq/runtime'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import { useStore } from './create-store.ts'
import { anyChange } from './document-store.ts'
import { type ScreenName, screenNames } from './screen-names.ts'
import type { Studio } from './studio.ts'
import type { ViewState } from './view-state.ts'

export const StudioContext = createContext<Studio | null>(null)

/** The open project. Only below the provider, which the page mounts once the document has arrived. */
export function useStudio(): Studio {
  const studio = useContext(StudioContext)
  if (studio === null) throw new Error('useStudio needs the StudioContext')
  return studio
}

/** A part of how the studio is looked at; redraws only when that part changes. */
export function useView<Picked>(select: (view: ViewState) => Picked): Picked {
  return useStore(useStudio().view, select)
}

/** Whether the person may change anything; redraws when that changes. */
export function useCanEdit(): boolean {
  return useStore(useStudio().access, ({ canEdit }) => canEdit)
}

export function useSelectedId(): string | null {
  const { selection } = useStudio()
  return useSyncExternalStore(selection.subscribe, selection.getSelectedId)
}

/** All selected components in the order they were chosen. */
export function useSelectedIds(): readonly string[] {
  const { selection } = useStudio()
  return useSyncExternalStore(selection.subscribe, selection.getSelectedIds)
}

/** One component; redraws when it (or something in it) changed. */
export function useNode(id: string): ComponentNode | undefined {
  const { document } = useStudio()
  const subscribe = useCallback(
    (listener: () => void) => document.subscribe(nodeKey(id), listener),
    [document, id],
  )
  return useSyncExternalStore(subscribe, () => document.getNode(id))
}

/** A primitive or an unchanging part of one component; redraws only when that changes. */
export function useNodePart<Picked>(id: string, select: (node: ComponentNode | undefined) => Picked): Picked {
  const { document } = useStudio()
  const subscribe = useCallback(
    (listener: () => void) => document.subscribe(nodeKey(id), listener),
    [document, id],
  )
  return useSyncExternalStore(subscribe, () => select(document.getNode(id)))
}

/** One screen; redraws when anything on it changed. */
export function useScreen(id: string): Screen | undefined {
  const { document } = useStudio()
  const subscribe = useCallback(
    (listener: () => void) => document.subscribe(screenKey(id), listener),
    [document, id],
  )
  return useSyncExternalStore(subscribe, () => document.getScreen(id))
}

/** A primitive or an unchanging part of one screen; redraws only when that changes. */
export function useScreenPart<Picked>(id: string, select: (screen: Screen | undefined) => Picked): Picked {
  const { document } = useStudio()
  const subscribe = useCallback(
    (listener: () => void) => document.subscribe(screenKey(id), listener),
    [document, id],
  )
  return useSyncExternalStore(subscribe, () => select(document.getScreen(id)))
}

/** Name of a screen as the canvas shows it: of what is looked at in place of the app, else of the app. */
export function useShownName(screenId: string): string | undefined {
  const name = useScreenPart(screenId, (screen) => screen?.name)
  const instead = useStore(
    useStudio().shownInstead,
    ({ document }) => document && findScreen(document, screenId)?.name,
  )
  return instead ?? name
}

/** Ids and names of all screens; redraws only when one of those changes. */
export function useScreenNames(): readonly ScreenName[] {
  return useDocument(screenNames)
}

/** Something of the document that keeps its identity while it is unchanged, such as `app` or a primitive. */
export function useDocument<Picked>(
  select: (document: ReturnType<Studio['document']['getDocument']>) => Picked,
): Picked {
  const { document } = useStudio()
  const subscribe = useCallback((listener: () => void) => document.subscribe(anyChange, listener), [document])
  return useSyncExternalStore(subscribe, () => select(document.getDocument()))
}
