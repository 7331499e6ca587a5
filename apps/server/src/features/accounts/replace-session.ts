import type { Context } from '../../http/context.ts'
import { endSessionByToken, startSession } from './session.ts'

/** Begins a session in a browser and ends the one it had: the token is always a new one. Gives the new token. */
export async function replaceSession(
  context: Pick<Context, 'database' | 'clock' | 'ids'>,
  userId: string,
  browser: { token: string | null; userAgent: string },
  sealIdToken?: (sessionId: string) => string | null,
): Promise<string> {
  if (browser.token) await endSessionByToken(context, browser.token)
  return startSession(context, userId, browser.userAgent, sealIdToken)
}
