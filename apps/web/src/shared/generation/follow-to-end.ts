import type { GenerationSuccess } from '@kwiq/contracts'
import { ConnectionLost, rejoinRun, RunGone, type RunListener } from './run-client.ts'

/** Waits (ms) before each try to get a lost run back: all within the time for which the server keeps it. */
const waits = [300, 900, 1800, 3000]

/**
 * Follows a run to its end through lost connections. `first` begins or rejoins it; `onRejoin` is told before
 * everything is told again from the beginning. A first request that found nobody is not known to have failed: the
 * server may have heard it, and a page that is being left ends its requests like this. Where the server has not heard
 * it, throws what the first request threw.
 */
export async function followToEnd(
  id: string,
  listener: RunListener,
  first: () => Promise<GenerationSuccess>,
  onRejoin: () => void,
): Promise<GenerationSuccess> {
  let attempt = first
  let unanswered: unknown = null
  for (const wait of waits) {
    try {
      return await attempt()
    } catch (error) {
      if (error instanceof RunGone && unanswered !== null) throw unanswered
      const isFirst = attempt === first
      if (!isWorthATry(error, isFirst) || listener.signal.aborted) throw error
      unanswered = isFirst && error instanceof TypeError ? error : null
    }
    await new Promise((resolve) => {
      setTimeout(resolve, wait)
    })
    attempt = () => {
      onRejoin()
      return rejoinRun(id, listener)
    }
  }
  return attempt()
}

/** What the browser throws where nobody answers is a TypeError. */
function isWorthATry(error: unknown, isFirst: boolean): boolean {
  return error instanceof ConnectionLost || (error instanceof TypeError && (isFirst || !navigator.onLine))
}
