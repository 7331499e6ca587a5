import type { Studio } from '../state/studio.ts'
import { texts } from '../texts.ts'

/** Sends what waits at once, and says how it stands. */
export function saveNow(studio: Studio): void {
  if (!studio.save.hasUnsaved()) {
    studio.toast(texts.allSaved)
    return
  }
  const stop = studio.saveState.subscribe(() => {
    const { state } = studio.saveState.get()
    if (state === 'saving') return
    stop()
    if (state === 'saved') studio.toast(texts.allSaved)
  })
  studio.save.flush()
}
