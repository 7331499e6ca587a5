import { showToast } from '@kwiq/ui'
import { texts } from './texts.ts'

/** How long the toast stands before the sign-in page comes, in ms. */
const signInDelay = 500

let isLeaving = false

/** The sign-in page that leads back to the page one is on. */
export function signInUrl({ pathname, search }: Pick<Location, 'pathname' | 'search'> = location): string {
  const returnTo = pathname + search
  return returnTo === '/' ? '/api/login' : `/api/login?returnTo=${encodeURIComponent(returnTo)}`
}

/** Says that one is signed out, then goes to the sign-in page. Once per page, however many calls fail. */
export function leaveToSignIn(): void {
  if (isLeaving) return
  isLeaving = true
  showToast({ title: texts.unauthorized, description: texts.loggedOut, variant: 'destructive' })
  setTimeout(() => location.assign(signInUrl()), signInDelay)
}
