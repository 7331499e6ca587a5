import type { AppDocument } from '@kwiq/app-model'
import { anyChange } from './document-store.ts'
import { pendingEdits } from './pending-edits.ts'
import type { Studio } from './studio.ts'

/** Ms after an edit before it is written down while it cannot be saved, and while a save takes long. */
const writeMs = { unsaved: 200, saving: 2_000 }

/**
 * While edits cannot be saved, or a save takes long, keeps them in the browser too, also when the page goes out of
 * sight, and warns before it is left with some that are in neither place. Sends them as soon as the connection is
 * back. Returns how to end it.
 */
export function keepPending(studio: Studio): () => void {
  let timer = 0
  let isKept = false
  const { projectId, document: source, save, saveState } = studio

  const write = () => {
    timer = 0
    if (!save.hasUnsaved()) return
    isKept = true
    void pendingEdits.write(projectId, { base: save.getSaved(), ours: source.getDocument() })
  }
  /** Only when nothing was saved in all that time: who never stops typing is not written down at every letter. */
  const writeIfStalled = (since: AppDocument) => {
    timer = 0
    if (save.getSaved() === since) write()
    else watch()
  }
  const watch = () => {
    const since = save.getSaved()
    if (save.hasUnsaved()) timer = window.setTimeout(() => writeIfStalled(since), writeMs.saving)
  }
  const onChange = () => {
    const { state } = saveState.get()
    if (state === 'offline' || state === 'refused') {
      window.clearTimeout(timer)
      timer = window.setTimeout(write, writeMs.unsaved)
    } else if (state === 'saved') {
      window.clearTimeout(timer)
      timer = 0
      if (isKept) void pendingEdits.remove(projectId)
      isKept = false
    } else if (timer === 0) watch()
  }
  const onOnline = () => save.flush()
  // A phone ends pages that are out of sight without asking.
  const onHidden = () => {
    if (document.visibilityState !== 'hidden') return
    write()
    save.flush()
  }
  const onLeave = (event: BeforeUnloadEvent) => {
    if (save.hasUnsaved() && !isKept) event.preventDefault()
  }

  const stops = [source.subscribe(anyChange, onChange), saveState.subscribe(onChange)]
  window.addEventListener('online', onOnline)
  window.addEventListener('beforeunload', onLeave)
  document.addEventListener('visibilitychange', onHidden)
  return () => {
    window.clearTimeout(timer)
    window.removeEventListener('online', onOnline)
    window.removeEventListener('beforeunload', onLeave)
    document.removeEventListener('visibilitychange', onHidden)
    for (const stop of stops) stop()
  }
}
