import type { GenerationSuccess } from '@kwiq/contracts'
import { ConnectionLost, rejoinRun, type RunListener } from './run-client.ts'

/** Waits (ms) before each try to get a lost run back: all within the time for which the server keeps it. */
const waits = [300, 900, 1800, 3000]

/**
 * Follows a run to its end through lost connections. `first` begins or rejoins it; `onRejoin` is told before
 * everything is told again from the beginning.
 */
export async function followToEnd(
  id: string,
  listener: RunListener,
  first: () => Promise<GenerationSuccess>,
  onRejoin: () => void,
): Promise<GenerationSuccess> {
  let attempt = first
  for (const wait of waits) {
    try {
      return await attempt()
    } catch (error) {
      if (!isWorthATry(error) || listener.signal.aborted) throw error
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
function isWorthATry(error: unknown): boolean {
  return error instanceof ConnectionLost || (error instanceof TypeError && !navigator.onLine)
}
