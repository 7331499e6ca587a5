import { useEffect, useRef } from 'react'
import { drawWhenIdle } from '../draw-when-idle.ts'
import type { ShowcaseScreen } from './showcase.ts'

let sheet: { css: string; styles: CSSStyleSheet } | null = null

/** All pictures share one style sheet. */
function stylesOf(css: string): CSSStyleSheet {
  if (sheet?.css !== css) {
    sheet = { css, styles: new CSSStyleSheet() }
    sheet.styles.replaceSync(css)
  }
  return sheet.styles
}

/** How far from the window a picture is drawn, so that nobody scrolls to one that is not there yet. */
const nearby = '600px 300px'

interface StaticScreenProps {
  screen: ShowcaseScreen | undefined
  css: string | undefined
  onDrawn?: () => void
}

/**
 * A real screen of an app as a still picture that fills a Phone, in a shadow root so that its styles and the
 * page's stay apart. Drawn when it comes near the window, or when nothing else is to do. The HTML comes from our own build.
 */
export function StaticScreen({ screen, css, onDrawn }: StaticScreenProps) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = host.current
    if (!element || !screen || css === undefined) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) draw()
      },
      { rootMargin: nearby },
    )
    const forget = drawWhenIdle(draw)
    const stop = () => {
      observer.disconnect()
      forget()
    }
    function draw() {
      stop()
      if (!element || !screen || css === undefined) return
      const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
      shadow.adoptedStyleSheets = [stylesOf(css)]
      shadow.innerHTML = screen.html
      onDrawn?.()
    }
    observer.observe(element)
    return stop
  }, [screen, css, onDrawn])
  return <div ref={host} className="still" inert aria-hidden="true" />
}
