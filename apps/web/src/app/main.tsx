import '@kwiq/catalogue/fonts.css'
import '@kwiq/ui/styles.css'
import { type ReactNode, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { reportUncaughtErrors } from '../shared/errors/report-errors.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { preloadPage } from './preload-page.ts'
import { Session } from './session.tsx'

reportUncaughtErrors()
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
const around = (content: ReactNode) => (
  <StrictMode>
    <ErrorBoundary>{content}</ErrorBoundary>
  </StrictMode>
)
if (root.dataset.page === 'landing') {
  // Drawn while Kwiq was built; the server sends it to those who show no session.
  const { Landing } = await import('./signed-out/landing.tsx')
  hydrateRoot(root, around(<Landing />))
} else {
  // The server marks the page where the request carried a session.
  if (root.dataset.page === 'signed-in') preloadPage(location.pathname)
  createRoot(root).render(around(<Session />))
}
