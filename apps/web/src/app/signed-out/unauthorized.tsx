import { LoadingPage, Toaster } from '@kwiq/ui'
import { useEffect } from 'react'
import { leaveToSignIn } from '../../shared/session/leave-to-sign-in.ts'
import { texts } from '../texts.ts'

/** A screen for signed-in people, visited by somebody who is not: says so and goes to the sign-in page. */
export function Unauthorized() {
  useEffect(leaveToSignIn, [])
  return (
    <>
      <LoadingPage text={texts.loading} />
      <Toaster />
    </>
  )
}
