import { LoadingPage } from '@kwiq/ui'
import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { texts } from '../texts.ts'
import { TopBar } from './top-bar.tsx'

/** The top bar and, under it, the page. */
export function SignedInLayout() {
  return (
    <>
      <TopBar />
      <Suspense fallback={<LoadingPage text={texts.loading} />}>
        <Outlet />
      </Suspense>
    </>
  )
}
