import type { AppDocument } from '@kwiq/app-model'
import { classes } from '@kwiq/ui'
import { type RefObject, useEffect, useRef } from 'react'
import { screenOfAnchor } from './describe-anchor.ts'
import { findSpot } from './drawn-app.ts'
import type { Talk } from './group-talk.ts'
import { texts } from './texts.ts'

interface ReviewPinsProps {
  stage: RefObject<HTMLElement | null>
  document: AppDocument
  threads: readonly Talk[]
  screenId: string
  activeId: string | null
  onOpen: (id: string) => void
}

/** px between pins that mean the same place. */
const pinStep = 28

/** Numbered pins over the running app. They follow it frame by frame: screens scroll and change under them. */
export function ReviewPins({ stage, document, threads, screenId, activeId, onOpen }: ReviewPinsProps) {
  const holder = useRef<HTMLDivElement>(null)
  const pins = threads.flatMap(({ comment }, index) =>
    comment.anchor &&
    !comment.resolvedAt &&
    !comment.isDeleted &&
    screenOfAnchor(document, comment.anchor) === screenId
      ? [{ id: comment.id, number: index + 1, words: comment.comment, anchor: comment.anchor }]
      : [],
  )
  useEffect(() => {
    let frame = 0
    const follow = () => {
      const taken = new Map<string, number>()
      for (const [index, { anchor }] of pins.entries()) {
        const mark = holder.current?.children[index]
        if (!(mark instanceof HTMLElement)) continue
        const spot = stage.current && findSpot(stage.current, anchor)
        mark.hidden = !spot
        if (!spot) continue
        // Several on one place stand side by side.
        const place = `${Math.round(spot.x)} ${Math.round(spot.y)}`
        const before = taken.get(place) ?? 0
        taken.set(place, before + 1)
        mark.style.transform = `translate(${spot.x - before * pinStep}px, ${spot.y}px)`
      }
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  })
  return (
    <div className="rpins" ref={holder}>
      {pins.map(({ id, number, words }) => (
        <button
          key={id}
          type="button"
          hidden
          className={classes('pin', id === activeId && 'on')}
          aria-label={texts.pinName(number, words)}
          onClick={() => onOpen(id)}
        >
          {number}
        </button>
      ))}
    </div>
  )
}
