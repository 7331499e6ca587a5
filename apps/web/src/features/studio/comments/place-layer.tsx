import type { CommentAnchor } from '@kwiq/contracts'
import { useEffect } from 'react'
import { type CanvasElements, nodeIdAt, screenElement } from '../canvas/node-elements.ts'
import { useStudio } from '../state/studio-context.ts'

interface PlaceLayerProps {
  canvas: CanvasElements
  /** Null when it was called off. */
  onPlace: (anchor: CommentAnchor | null) => void
}

/** Lies over the canvas and takes one click: the place of a comment. Escape calls it off. */
export function PlaceLayer({ canvas, onPlace }: PlaceLayerProps) {
  const studio = useStudio()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      onPlace(null)
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [onPlace])

  const place = (x: number, y: number) => {
    const screen = screenElement(canvas.host).getBoundingClientRect()
    if (x < screen.left || x > screen.right || y < screen.top || y > screen.bottom) return
    const scale = studio.view.get().zoom / 100
    const under = document.elementsFromPoint(x, y).find((element) => canvas.host.contains(element))
    onPlace({
      screenId: studio.view.get().screenId,
      nodeId: nodeIdAt(under ?? null),
      point: { x: (x - screen.left) / screen.width, y: (y - screen.top) / scale },
    })
  }
  return (
    // The keyboard's way is "Comment on selection".
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className="place-layer"
      onClick={(event) => place(event.clientX, event.clientY)}
      onPointerDown={(event) => event.stopPropagation()}
    />
  )
}
