import type { AppDocument } from '@kwiq/app-model'
import { randomUuid } from '../../../shared/random-uuid.ts'
import { anyChange } from './document-store.ts'
import { holdPage } from './page-lock.ts'
import { pendingEdits, type PendingKey } from './pending-edits.ts'
import { recoverPending } from './recover-pending.ts'
import type { Studio } from './studio.ts'

/** Ms after an edit before it is written down while it cannot be saved, and while a save takes long. */
const writeMs = { unsaved: 200, saving: 2_000 }

/** Keeps one studio's edits; several of one browser do not know of each other. */
interface Keeper {
  /** The studio is on the page again. */
  stay(): void
  /** The studio has left the page: it is kept on until everything is saved. */
  leave(): void
}

const keepers = new WeakMap<Studio, Keeper>()

/**
 * While edits cannot be saved, or a save takes long, keeps them in the browser too, also when the page goes out of
 * sight, and warns before it is left with some that are in neither place. Sends them as soon as the connection is
 * back, and with them those of pages that were closed before. Returns how to leave the studio.
 */
export function keepPending(studio: Studio): () => void {
  const keeper = keepers.get(studio) ?? createKeeper(studio)
  keepers.set(studio, keeper)
  keeper.stay()
  return () => keeper.leave()
}

function createKeeper(studio: Studio): Keeper {
  const { projectId, document: source, save, saveState } = studio
  const key: PendingKey = { projectId, pageId: randomUuid() }
  const letGo = holdPage(key)
  let timer = 0
  let isKept = false
  let isLeft = false
  let wasOffline = false

  const write = async () => {
    timer = 0
    if (!save.hasUnsaved()) return
    isKept = true
    await pendingEdits.write(key, { base: save.getSaved(), ours: source.getDocument() })
    // It may have been saved while this was written.
    if (!save.hasUnsaved()) await pendingEdits.remove(key)
  }
  /** Only when nothing was saved in all that time: who never stops typing is not written down at every letter. */
  const writeIfStalled = (since: AppDocument) => {
    timer = 0
    if (save.getSaved() === since) void write()
    else watch()
  }
  const watch = () => {
    const since = save.getSaved()
    if (save.hasUnsaved()) timer = window.setTimeout(() => writeIfStalled(since), writeMs.saving)
  }
  const recover = () => void recoverPending(studio, key.pageId, write)
  const onChange = () => {
    const { state } = saveState.get()
    if (state === 'offline' || state === 'refused') {
      wasOffline = true
      window.clearTimeout(timer)
      timer = window.setTimeout(() => void write(), writeMs.unsaved)
    } else if (state === 'saved') {
      window.clearTimeout(timer)
      timer = 0
      if (isKept) void pendingEdits.remove(key)
      isKept = false
      if (isLeft) end()
      else if (wasOffline) recover()
      wasOffline = false
    } else if (timer === 0) watch()
  }
  const onOnline = () => save.flush()
  // A phone ends pages that are out of sight without asking.
  const onHidden = () => {
    if (document.visibilityState !== 'hidden') return
    void write()
    save.flush()
  }
  const onLeavePage = (event: BeforeUnloadEvent) => {
    if (save.hasUnsaved() && !isKept) event.preventDefault()
  }

  const stops = [source.subscribe(anyChange, onChange), saveState.subscribe(onChange)]
  window.addEventListener('online', onOnline)
  window.addEventListener('beforeunload', onLeavePage)
  document.addEventListener('visibilitychange', onHidden)

  function end() {
    keepers.delete(studio)
    letGo()
    window.clearTimeout(timer)
    window.removeEventListener('online', onOnline)
    window.removeEventListener('beforeunload', onLeavePage)
    document.removeEventListener('visibilitychange', onHidden)
    for (const stop of stops) stop()
  }

  return {
    stay() {
      isLeft = false
      recover()
    },
    leave() {
      isLeft = true
      if (save.hasUnsaved()) void write()
      else end()
    },
  }
}
