import { type AppDocument, findNode, findScreen } from '@kwiq/app-model'
import { CanvasScreen, type NodeSource, PhoneFrame } from '@kwiq/runtime'
import { useEffect, useMemo, useRef } from 'react'

interface HighlightedScreenProps {
  document: AppDocument
  screenId: string
  /** Ids of the components to outline. */
  ids: readonly string[]
  /** Width of the phone's glass in px. */
  width: number
}

/** A screen in a phone as long as its content, with some of its components outlined. */
export function HighlightedScreen({ document, screenId, ids, width }: HighlightedScreenProps) {
  const host = useRef<HTMLDivElement>(null)
  const source = useMemo(() => stillSource(document), [document])
  useEffect(() => {
    const marked = ids.flatMap(
      (id) => host.current?.querySelector(`[data-node-id="${CSS.escape(id)}"]`) ?? [],
    )
    for (const element of marked) element.setAttribute('data-highlight', '')
    marked[0]?.scrollIntoView({ block: 'nearest' })
    return () => {
      for (const element of marked) element.removeAttribute('data-highlight')
    }
  }, [ids])
  return (
    <div className="highlights" ref={host}>
      <PhoneFrame width={width} isTall>
        <CanvasScreen source={source} screenId={screenId} extent="full" />
      </PhoneFrame>
    </div>
  )
}

/** A document that does not change. */
function stillSource(document: AppDocument): NodeSource {
  return {
    getScreen: (screenId) => findScreen(document, screenId),
    getNode: (id) => findNode(document, id)?.node,
    getTheme: () => document.app.theme,
    subscribe: () => () => undefined,
  }
}
