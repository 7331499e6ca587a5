import type { User } from '@kwiq/contracts'
import { ErrorState, LoadingPage } from '@kwiq/ui'
import { lazy, Suspense, useEffect, useState } from 'react'
import { fetchUser } from '../shared/session/fetch-user.ts'
import { SignedOutApp } from './signed-out/signed-out-app.tsx'
import { texts } from './texts.ts'

const SignedInApp = lazy(async () => ({
  default: (await import('./signed-in/signed-in-app.tsx')).SignedInApp,
}))

type SessionState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'known'; user: User | null }

/** Finds out who is here, and shows the half of Kwiq that is for them. */
export function Session() {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<SessionState>({ kind: 'loading' })

  useEffect(() => {
    const controller = new AbortController()
    setState({ kind: 'loading' })
    fetchUser(controller.signal).then(
      (user) => setState({ kind: 'known', user }),
      () => {
        if (!controller.signal.aborted) setState({ kind: 'failed' })
      },
    )
    return () => controller.abort()
  }, [attempt])

  if (state.kind === 'loading') return <LoadingPage text={texts.loading} />
  if (state.kind === 'failed')
    return (
      <main className="loading-page">
        <ErrorState
          title={texts.unreachable}
          text={texts.unreachableHint}
          retryLabel={texts.retry}
          onRetry={() => setAttempt((count) => count + 1)}
        />
      </main>
    )
  return (
    <Suspense fallback={<LoadingPage text={texts.loading} />}>
      {state.user ? <SignedInApp user={state.user} /> : <SignedOutApp pathname={location.pathname} />}
    </Suspense>
  )
}
