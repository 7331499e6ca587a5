import type { BrowserErrorReport } from '@kwiq/contracts'
import { hideSecrets } from './hide-secrets.ts'

/** Reports of one page: a loop of errors must not become a flood of calls. */
const mostReports = 10

const sent = new Set<string>()

/** Tells the server of an error nobody expected, so that the OWNER sees it. Never throws, and once for each. */
export function reportError(thrown: unknown): void {
  const report = describe(thrown)
  const key = `${report.errorType} ${report.message}`
  if (sent.has(key) || sent.size >= mostReports) return
  sent.add(key)
  fetch('/api/monitoring/reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    // Also while the page is being left.
    keepalive: true,
  }).catch(() => undefined)
}

function describe(error: unknown): BrowserErrorReport {
  const isError = error instanceof Error
  const stack = isError ? error.stack?.slice(0, 8000) : undefined
  return {
    errorType: (isError && error.name.slice(0, 100)) || 'Error',
    message: (isError ? error.message : String(error)).slice(0, 2000),
    url: hideSecrets(location.pathname).slice(0, 500),
    ...(stack && { stackTrace: stack }),
  }
}

/** Reports what no code catches. Failures of loading and of calls are no errors of the page. */
export function reportUncaughtErrors(): void {
  addEventListener('error', (event) => {
    // Other origins' scripts (extensions) tell nothing about themselves.
    if (event.error !== null && event.error !== undefined) reportError(event.error)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    const isOfTheNetwork = reason instanceof TypeError && /fetch|network|load/i.test(reason.message)
    const isAnswer = reason instanceof Error && reason.name === 'ApiError'
    if (!isOfTheNetwork && !isAnswer) reportError(reason)
  })
}
