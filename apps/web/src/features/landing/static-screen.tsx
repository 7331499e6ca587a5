import { useEffect, useRef } from 'react'
import type { ShowcaseScreen } from './showcase.ts'

/** A real screen of an app as a still picture, in a shadow root so that its styles and the page's stay apart. */
export function StaticScreen({ screen }: { screen: ShowcaseScreen | null }) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!host.current || !screen) return
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    shadow.innerHTML = screen.html
  }, [screen])
  return <div ref={host} className="still" inert aria-hidden="true" />
}
