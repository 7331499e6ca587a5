import '@kwiq/catalogue/fonts.css'
import '@kwiq/ui/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { reportUncaughtErrors } from '../shared/errors/report-errors.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Session } from './session.tsx'

reportUncaughtErrors()
const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <Session />
    </ErrorBoundary>
  </StrictMode>,
)
