import { unansweredMs } from '../state/save-queue.ts'
import type { Studio } from '../state/studio.ts'
import { texts } from '../texts.ts'

/** Sends what waits at once, and says how it stands: also when it cannot be sent now, and what becomes of it. */
export async function saveNow({ save, toast }: Pick<Studio, 'save' | 'toast'>): Promise<void> {
  // A server that does not answer is not waited for: by then the edits count as offline.
  await Promise.race([save.settle(), pause(unansweredMs + 100)])
  const state = save.getState()
  if (!save.hasUnsaved()) toast(texts.allSaved)
  // Why something was refused has been said by the server.
  else if (state !== 'refused')
    toast({ title: texts.saveStates[state], description: texts.saveHints[state], variant: 'destructive' })
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
