import type { CommentAnchor } from '@kwiq/contracts'
import { classes } from '@kwiq/ui'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import {
  type CanvasElements,
  findNodeElement,
  getCanvasElements,
  screenElement,
} from '../canvas/node-elements.ts'
import type { Studio } from '../state/studio.ts'
import { useStudio } from '../state/studio-context.ts'
import { screenOfAnchor } from './anchor-words.ts'
import { PlaceLayer } from './place-layer.tsx'
import { texts } from './texts.ts'

interface Pin {
  id: string
  number: number
  words: string
  anchor: CommentAnchor
}

interface CommentPinsProps {
  pins: readonly Pin[]
  activeId: string | null
  isPinning: boolean
  onOpen: (id: string) => void
  onPlace: (anchor: CommentAnchor | null) => void
}

/** Numbered pins on the canvas where the comments belong, and the layer that takes the click for a new one. */
export function CommentPins({ pins, activeId, isPinning, onOpen, onPlace }: CommentPinsProps) {
  const studio = useStudio()
  const [canvas, setCanvas] = useState<CanvasElements | null>(null)
  const holder = useRef<HTMLDivElement>(null)

  // The canvas comes and goes with the modes of the studio, and the screen moves under the pins as it is edited,
  // zoomed and dragged: they follow what is drawn, frame by frame, and only while the comments are open.
  useEffect(() => {
    let frame = 0
    const follow = () => {
      const now = getCanvasElements(studio) ?? null
      setCanvas((known) => (known?.stage === now?.stage ? known : now))
      if (now && holder.current) placePins(studio, now, holder.current, pins)
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [studio, pins])

  if (!canvas) return null
  return createPortal(
    <>
      <div className="pins" ref={holder}>
        {pins.map((pin) => (
          <button
            key={pin.id}
            type="button"
            hidden
            className={classes('pin', pin.id === activeId && 'on')}
            aria-label={texts.pinName(pin.number, pin.words)}
            onClick={() => onOpen(pin.id)}
            onPointerDown={(event) => event.stopPropagation()}
          >
            {pin.number}
          </button>
        ))}
      </div>
      {isPinning && <PlaceLayer canvas={canvas} onPlace={onPlace} />}
    </>,
    canvas.stage,
  )
}

/** px between pins that mean the same place. */
const pinStep = 28

function placePins(
  studio: Studio,
  { stage, host }: CanvasElements,
  holder: HTMLElement,
  pins: readonly Pin[],
) {
  const origin = stage.getBoundingClientRect()
  const screen = screenElement(host).getBoundingClientRect()
  const scale = studio.view.get().zoom / 100
  const { screenId } = studio.view.get()
  const taken = new Map<string, number>()
  for (const [index, pin] of pins.entries()) {
    const mark = holder.children[index]
    if (!(mark instanceof HTMLElement)) continue
    const corner =
      screenOfAnchor(studio, pin.anchor) === screenId ? findCorner(host, screen, scale, pin.anchor) : null
    mark.hidden = corner === null
    if (!corner) continue
    // Several on one place stand side by side.
    const place = `${Math.round(corner.x)} ${Math.round(corner.y)}`
    const before = taken.get(place) ?? 0
    taken.set(place, before + 1)
    const x = corner.x - origin.left - before * pinStep
    mark.style.transform = `translate(${x}px, ${corner.y - origin.top}px)`
  }
}

/** Where a pin's tip stands in the window: at its component's corner, else at its point. */
function findCorner(
  host: HTMLElement,
  screen: DOMRect,
  scale: number,
  { nodeId, point }: CommentAnchor,
): { x: number; y: number } | null {
  const element = nodeId ? findNodeElement(host, nodeId) : null
  if (element) {
    const { right, top } = element.getBoundingClientRect()
    return { x: Math.min(right, screen.right), y: top }
  }
  if (!point) return nodeId ? null : { x: screen.right, y: screen.top }
  return { x: screen.left + point.x * screen.width, y: screen.top + point.y * scale }
}
