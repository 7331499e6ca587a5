import { ErrorState } from '@kwiq/ui'
import { Component, type ReactNode } from 'react'
import { reportError } from '../shared/errors/report-errors.ts'
import { texts } from './texts.ts'

/** Shows a page that says what happened when drawing fails, instead of nothing. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main className="loading-page">
        <ErrorState
          title={texts.brokenPage}
          text={texts.brokenPageHint}
          retryLabel={texts.reload}
          onRetry={() => location.reload()}
        />
      </main>
    )
  }
}
