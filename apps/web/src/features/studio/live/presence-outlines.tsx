import type { Presence } from '@kwiq/contracts'
import { type RefObject, useEffect, useRef } from 'react'
import { useStore } from '../state/create-store.ts'
import { type CanvasElements, findNodeElement } from '../canvas/node-elements.ts'
import { anyChange } from '../state/document-store.ts'
import { useStudio, useView } from '../state/studio-context.ts'
import { usePeopleStore } from './live-context.ts'
import { nameOf } from './person.ts'

interface Mark {
  key: string
  nodeId: string
  person: Presence
}

/** What others have selected on the shown screen: an outline in their colour, with their name. */
export function PresenceOutlines({ elements }: { elements: RefObject<CanvasElements | null> }) {
  const studio = useStudio()
  const people = useStore(usePeopleStore(), (state) => state.people)
  const screenId = useView((view) => view.screenId)
  const layer = useRef<HTMLDivElement>(null)
  const marks: Mark[] = people
    .filter((person) => person.screenId === screenId)
    .flatMap((person) =>
      person.selection.map((nodeId) => ({ key: `${person.clientId} ${nodeId}`, nodeId, person })),
    )

  useEffect(() => {
    const host = layer.current
    if (!host || marks.length === 0) return
    let frame = 0
    const draw = () => {
      frame = 0
      const canvas = elements.current
      if (!canvas) return
      const origin = canvas.stage.getBoundingClientRect()
      for (const mark of host.querySelectorAll<HTMLElement>('[data-of]')) {
        const element = findNodeElement(canvas.host, mark.dataset.of ?? '')
        mark.hidden = element === null
        if (!element) continue
        const { left, top, width, height } = element.getBoundingClientRect()
        mark.style.transform = `translate(${left - origin.left}px, ${top - origin.top}px)`
        mark.style.width = `${width}px`
        mark.style.height = `${height}px`
      }
    }
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(draw)
    }
    const sizes = new ResizeObserver(schedule)
    if (elements.current) {
      sizes.observe(elements.current.view)
      sizes.observe(elements.current.host)
    }
    const stops = [studio.document.subscribe(anyChange, schedule), studio.view.subscribe(schedule)]
    window.addEventListener('scroll', schedule, true)
    schedule()
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      for (const stop of stops) stop()
      window.removeEventListener('scroll', schedule, true)
    }
  })

  return (
    <div className="overlay" ref={layer} aria-hidden="true">
      {marks.map(({ key, nodeId, person }) => (
        <i key={key} className="sel others who" data-color={person.color} data-of={nodeId} hidden>
          <span>{nameOf(person)}</span>
        </i>
      ))}
    </div>
  )
}
