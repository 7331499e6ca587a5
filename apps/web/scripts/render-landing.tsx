import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Landing } from '../src/app/signed-out/landing.tsx'

/** The landing page as HTML, just as `main.tsx` expects to find it. */
export function renderLanding(): string {
  return renderToString(
    <StrictMode>
      <Landing />
    </StrictMode>,
  )
}
