import type { AppDocument } from '@kwiq/app-model'
import { randomUuid } from '../../../shared/random-uuid.ts'
import { anyChange } from './document-store.ts'
import { holdPage } from './page-lock.ts'
import { type PendingEdits, pendingEdits, type PendingKey } from './pending-edits.ts'
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
 * While edits cannot be saved, or a save takes long, keeps them in the browser too, and sends them as soon as the
 * connection is back. When the page is left or goes out of sight, sends what is left and keeps it in the browser,
 * and asks before it is left with edits that could not be kept. Sends what other pages left so. Returns how to leave
 * the studio.
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
  let kept: AppDocument | null = null
  /** How it was sent when the page was being left, until everything is saved. */
  let sentAs: PendingEdits['sent'] = null
  let recovering: AbortController | null = null
  let isLeft = false
  let wasOffline = false

  const write = async () => {
    timer = 0
    if (!save.hasUnsaved()) return
    kept = source.getDocument()
    await pendingEdits.write(key, { base: save.getSaved(), ours: kept, sent: null })
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
  /** Sends and keeps what is unsaved before it returns; false where it could not be kept. */
  const keepNow = (): boolean => {
    if (!save.hasUnsaved()) return true
    const ours = source.getDocument()
    if (sentAs !== null && kept === ours) return true
    const sent = save.sendLast()
    // What went before and was not answered may have arrived.
    sentAs = sentAs === null ? sent : 'unknown'
    if (pendingEdits.writeNow(key, { base: save.getSaved(), ours, sent: sentAs })) kept = ours
    return kept === ours
  }
  const recover = () => {
    // Who still waited for a page to go begins anew.
    recovering?.abort()
    recovering = new AbortController()
    void recoverPending(studio, key.pageId, write, recovering.signal)
  }
  const onChange = () => {
    const { state } = saveState.get()
    if (state === 'offline' || state === 'refused') {
      wasOffline = true
      window.clearTimeout(timer)
      timer = window.setTimeout(() => void write(), writeMs.unsaved)
    } else if (state === 'saved') {
      window.clearTimeout(timer)
      timer = 0
      if (kept) void pendingEdits.remove(key)
      kept = null
      sentAs = null
      if (isLeft) end()
      else if (wasOffline) recover()
      wasOffline = false
    } else if (timer === 0) watch()
  }
  const onOnline = () => save.flush()
  // A phone ends pages that are out of sight without asking.
  const onHidden = () => {
    if (document.visibilityState !== 'hidden') return
    if (!keepNow()) void write()
    save.flush()
  }
  const onLeavePage = (event: BeforeUnloadEvent) => {
    endTyping()
    if (!keepNow()) event.preventDefault()
  }
  const onPageHide = () => {
    endTyping()
    keepNow()
  }

  const stops = [source.subscribe(anyChange, onChange), saveState.subscribe(onChange)]
  window.addEventListener('online', onOnline)
  window.addEventListener('beforeunload', onLeavePage)
  // Phones leave pages without the event before.
  window.addEventListener('pagehide', onPageHide)
  document.addEventListener('visibilitychange', onHidden)

  function end() {
    keepers.delete(studio)
    letGo()
    recovering?.abort()
    window.clearTimeout(timer)
    window.removeEventListener('online', onOnline)
    window.removeEventListener('beforeunload', onLeavePage)
    window.removeEventListener('pagehide', onPageHide)
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

/** Some fields make an edit of what was typed when they are left, and a page that goes leaves them without a word. */
function endTyping(): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLInputElement) activeElement.blur()
}
