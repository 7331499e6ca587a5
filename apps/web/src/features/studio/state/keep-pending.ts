import { anyChange } from './document-store.ts'
import { pendingEdits } from './pending-edits.ts'
import type { Studio } from './studio.ts'

/** Ms after an edit before it is written down. */
const writeMs = 200

/**
 * While edits cannot be saved, keeps them in the browser too, and warns before the page is left with some that
 * are in neither place. Sends them as soon as the connection is back. Returns how to end it.
 */
export function keepPending(studio: Studio): () => void {
  let timer = 0
  let isKept = false
  const { projectId, document, save, saveState } = studio

  const write = () => {
    if (!save.hasUnsaved()) return
    isKept = true
    void pendingEdits.write(projectId, { base: save.getSaved(), ours: document.getDocument() })
  }
  const onChange = () => {
    window.clearTimeout(timer)
    const { state } = saveState.get()
    if (state === 'offline' || state === 'refused') timer = window.setTimeout(write, writeMs)
    else if (state === 'saved' && isKept) {
      isKept = false
      void pendingEdits.remove(projectId)
    }
  }
  const onOnline = () => save.flush()
  const onLeave = (event: BeforeUnloadEvent) => {
    if (save.hasUnsaved() && !isKept) event.preventDefault()
  }

  const stops = [document.subscribe(anyChange, onChange), saveState.subscribe(onChange)]
  window.addEventListener('online', onOnline)
  window.addEventListener('beforeunload', onLeave)
  return () => {
    window.removeEventListener('online', onOnline)
    window.removeEventListener('beforeunload', onLeave)
    for (const stop of stops) stop()
  }
}
