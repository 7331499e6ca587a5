import type { User } from '@kwiq/contracts'
import { ErrorState, LoadingPage } from '@kwiq/ui'
import { lazy, Suspense, use, useState } from 'react'
import { fetchUser } from '../shared/session/fetch-user.ts'
import { SignedOutApp } from './signed-out/signed-out-app.tsx'
import { texts } from './texts.ts'

const SignedInApp = lazy(async () => ({
  default: (await import('./signed-in/signed-in-app.tsx')).SignedInApp,
}))

type SessionState = { kind: 'failed' } | { kind: 'known'; user: User | null }

async function findSession(): Promise<SessionState> {
  try {
    return { kind: 'known', user: await fetchUser() }
  } catch {
    return { kind: 'failed' }
  }
}

/** Finds out who is here, and shows the half of Kwiq that is for them. */
export function Session() {
  const [search, setSearch] = useState(findSession)
  return (
    <Suspense fallback={<LoadingPage text={texts.loading} />}>
      <FoundSession search={search} onRetry={() => setSearch(findSession)} />
    </Suspense>
  )
}

interface FoundSessionProps {
  search: Promise<SessionState>
  onRetry: () => void
}

function FoundSession({ search, onRetry }: FoundSessionProps) {
  const state = use(search)
  if (state.kind === 'failed')
    return (
      <main className="loading-page">
        <ErrorState
          title={texts.unreachable}
          text={texts.unreachableHint}
          retryLabel={texts.retry}
          onRetry={onRetry}
        />
      </main>
    )
  return state.user ? <SignedInApp user={state.user} /> : <SignedOutApp pathname={location.pathname} />
}
