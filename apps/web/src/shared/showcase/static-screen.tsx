import { useEffect, useRef } from 'react'
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

interface StaticScreenProps {
  screen: ShowcaseScreen | undefined
  css: string | undefined
  onDrawn?: (root: ShadowRoot) => void
}

/**
 * A real screen of an app as a still picture that fills a Phone, in a shadow root so that its styles and the
 * page's stay apart. The HTML comes from our own build.
 */
export function StaticScreen({ screen, css, onDrawn }: StaticScreenProps) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!host.current || !screen || css === undefined) return
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = [stylesOf(css)]
    shadow.innerHTML = screen.html
    onDrawn?.(shadow)
  }, [screen, css, onDrawn])
  return <div ref={host} className="still" inert aria-hidden="true" />
}
