import { type AppDocument, type Command, commandsBetween } from '@kwiq/app-model'
import { randomUuid } from '../../../shared/random-uuid.ts'
import { isLarge } from './is-large.ts'
import type { ReplayedEdit } from './replay-edits.ts'
import { isNewer } from './revision.ts'
import { shareUnchanged } from './share-unchanged.ts'

/** What the person did: one command, or a whole document in place of another (undo, restore, generation). */
export type Edit =
  | { kind: 'command'; command: Command; failure: string }
  | {
      kind: 'document'
      before: AppDocument
      after: AppDocument
      failure: string
      /** The instruction of which these are the accepted changes. */
      prompt?: string
    }

export type SaveState = 'saved' | 'saving' | 'offline' | 'conflict' | 'refused'

/** How a save went, as the server answered. */
export type SaveAnswer =
  | { outcome: 'saved'; etag: string }
  | { outcome: 'stale'; etag: string; document: AppDocument }
  | { outcome: 'refused'; message: string }
  | { outcome: 'unreachable' }

export interface SaveRequest {
  etag: string
  document: AppDocument
  /** Set when the server should get these instead of the whole document. */
  commands: Command[] | null
  /** Set when these are accepted changes of an instruction, to be saved as a version that tells it. */
  prompt: string | null
  /** Set when the page is being left, so that the answer will not be read: by it the save is known again. */
  key: string | null
}

/** A save whose answer nobody waited for: sent anew with the same ETag and key it is taken at most once. */
export type LastSave = Pick<SaveRequest, 'etag'> & { key: string }

interface SaveQueueParts {
  send(request: SaveRequest): Promise<SaveAnswer>
  getDocument(): AppDocument
  /** Takes the document on which the waiting edits now stand. */
  rebase(document: AppDocument): void
  /** Puts the edits on another document. */
  replay(document: AppDocument, edits: readonly Edit[]): { document: AppDocument; steps: ReplayedEdit[] }
  wait(ms: number, then: () => void): () => void
  onStateChange(state: SaveState): void
  onRefused(message: string, edits: readonly Edit[]): void
  onDropped(edits: readonly Edit[]): void
}

export interface SaveQueue {
  add(edit: Edit): void
  /** Sends what waits now instead of after the gathering time. */
  flush(): void
  /**
   * Sends what waits in a way that outlives the page. Not everything can go in one such save where another is under
   * way, of which it will not be known whether it arrived (`unknown`), or where the edits come from a prompt (null).
   */
  sendLast(): LastSave | 'unknown' | null
  /** Sends what waits and resolves once nothing is left to send, or the server cannot take it now. */
  settle(): Promise<void>
  hasUnsaved(): boolean
  getState(): SaveState
  getEtag(): string
  /** The document as the server has it, as far as is known here. */
  getSaved(): AppDocument
  /** Takes what others have made of the document; waiting edits are put on top of it. What is older is ignored. */
  receive(etag: string, document: AppDocument): void
  /** Resolves when no save is under way. */
  whenAnswered(): Promise<void>
}

/** Quick edits are gathered this long (ms) into one save. */
export const gatherMs = 400
/** Documents over this many characters of JSON are saved by commands, of which one save takes so many. */
const commandsOver = 200_000
/** The same where the request has to outlive its page: browsers allow such requests 64 KiB. */
const lastCommandsOver = 40_000
const mostCommands = 400
/** First wait after a failed save and the longest (ms); doubled each time. */
const firstRetryMs = 1_000
const lastRetryMs = 30_000
/** A save without an answer for so long (ms) counts as offline, though it is still waited for. */
export const unansweredMs = 5_000

/**
 * Saves edits one request at a time, always with the ETag they were made on. Edits stay in the queue until the
 * server has acknowledged them: unreachable is tried again with growing waits, stale replays them on the
 * server's document, refused keeps the document here and says so until the next edit is accepted.
 */
export function createSaveQueue(parts: SaveQueueParts, initialEtag: string): SaveQueue {
  let etag = initialEtag
  let waiting: Edit[] = []
  let inFlight: Edit[] = []
  /** Set while the save under way is to outlive the page. */
  let last: LastSave | null = null
  let state: SaveState = 'saved'
  let retryMs = firstRetryMs
  let cancelTimer: (() => void) | null = null
  let saved = parts.getDocument()
  let settlers: (() => void)[] = []
  let answered: (() => void)[] = []
  /** What others made of it while a save was under way: looked at once that is answered. */
  let arrived: { etag: string; document: AppDocument } | null = null

  function release() {
    const waitingOnes = settlers
    settlers = []
    for (const resolve of waitingOnes) resolve()
  }

  function setState(next: SaveState) {
    if (next === state) return
    state = next
    parts.onStateChange(next)
  }

  function schedule(ms: number) {
    cancelTimer?.()
    cancelTimer = parts.wait(ms, () => {
      cancelTimer = null
      void send()
    })
  }

  async function send(key: string | null = null) {
    if (inFlight.length > 0 || waiting.length === 0) return
    cancelTimer?.()
    cancelTimer = null
    inFlight = waiting
    waiting = []
    last = key === null ? null : { etag, key }
    const document = parts.getDocument()
    const stopWatching = parts.wait(unansweredMs, () => setState('offline'))
    const answer = await parts.send({
      etag,
      document,
      commands: commandsFor(saved, document, inFlight, key === null ? commandsOver : lastCommandsOver),
      prompt: promptOf(inFlight),
      key,
    })
    stopWatching()
    const sent = inFlight
    inFlight = []
    last = null
    handle(answer, sent, document)
    const next = arrived
    arrived = null
    if (next) take(next.etag, next.document)
    const listeners = answered
    answered = []
    for (const resolve of listeners) resolve()
    if (state !== 'saving' && state !== 'conflict') release()
    else if (settlers.length > 0) void send()
  }

  function handle(answer: SaveAnswer, sent: Edit[], sentDocument: AppDocument) {
    if (answer.outcome === 'unreachable') {
      waiting = [asOne(sent, sentDocument), ...waiting]
      setState('offline')
      schedule(retryMs)
      retryMs = Math.min(retryMs * 2, lastRetryMs)
      return
    }
    retryMs = firstRetryMs
    if (answer.outcome === 'saved') {
      etag = answer.etag
      saved = sentDocument
      setState(waiting.length > 0 ? 'saving' : 'saved')
      if (waiting.length > 0) schedule(gatherMs)
    } else if (answer.outcome === 'stale') {
      setState('conflict')
      rebase(answer.etag, answer.document, [...sent, ...waiting])
      if (waiting.length > 0) schedule(0)
      else setState('saved')
    } else {
      // Kept with the edits that follow: what the person sees is not on the server until a save is accepted.
      waiting = [...sent, ...waiting]
      setState('refused')
      parts.onRefused(answer.message, sent)
    }
  }

  /**
   * The answer to these was lost: the server may have them or not. As one change from what it had to what they
   * made, they can be put on either without being there twice.
   */
  function asOne(sent: Edit[], after: AppDocument): Edit {
    const prompt = promptOf(sent)
    const failure = sent.at(-1)?.failure ?? ''
    return { kind: 'document', before: saved, after, failure, ...(prompt !== null && { prompt }) }
  }

  function rebase(next: string, document: AppDocument, edits: readonly Edit[]) {
    etag = next
    saved = shareUnchanged(saved, document)
    const { document: shown, steps } = parts.replay(saved, edits)
    waiting = steps.flatMap(({ kept }) => kept ?? [])
    parts.rebase(shown)
    const dropped = steps.flatMap(({ edit, isDropped }) => (isDropped ? [edit] : []))
    if (dropped.length > 0) parts.onDropped(dropped)
  }

  function take(next: string, document: AppDocument) {
    if (!isNewer(next, etag)) return
    const hadUnsaved = waiting.length > 0
    rebase(next, document, waiting)
    if (hadUnsaved && waiting.length === 0) {
      setState('saved')
      release()
    }
  }

  return {
    add(edit) {
      waiting.push(edit)
      if (state !== 'offline' && state !== 'conflict') setState('saving')
      // From the first edit on, so that someone who never stops typing is saved too.
      if (inFlight.length === 0 && cancelTimer === null) schedule(gatherMs)
    },
    flush() {
      if (waiting.length > 0 && inFlight.length === 0) void send()
    },
    sendLast() {
      if (inFlight.length === 0 && waiting.length > 0 && promptOf(waiting) === null) void send(randomUuid())
      if (inFlight.length === 0) return null
      return (waiting.length === 0 ? last : null) ?? 'unknown'
    },
    settle() {
      if (waiting.length === 0 && inFlight.length === 0) return Promise.resolve()
      return new Promise((resolve) => {
        settlers.push(resolve)
        void send()
      })
    },
    hasUnsaved: () => waiting.length > 0 || inFlight.length > 0,
    getState: () => state,
    getEtag: () => etag,
    getSaved: () => saved,
    receive(next, document) {
      if (inFlight.length > 0) arrived = { etag: next, document }
      else take(next, document)
    },
    whenAnswered() {
      if (inFlight.length === 0) return Promise.resolve()
      return new Promise((resolve) => answered.push(resolve))
    },
  }
}

/** The instruction that is told: of several the last. */
function promptOf(edits: readonly Edit[]): string | null {
  return (
    edits.flatMap((edit) => (edit.kind === 'document' && edit.prompt ? [edit.prompt] : [])).at(-1) ?? null
  )
}

/**
 * Commands that lead from what is saved to the document, when that is `over` so many characters; null when all of it is to be sent. Undo
 * and redo put a whole document in place of another: what they changed is found again.
 */
function commandsFor(
  saved: AppDocument,
  document: AppDocument,
  edits: readonly Edit[],
  over: number,
): Command[] | null {
  if (promptOf(edits) !== null || !isLarge(document, over)) return null
  const commands = edits.flatMap((edit) => (edit.kind === 'command' ? [edit.command] : []))
  const areAll = commands.length === edits.length && commands.length <= mostCommands
  const found = areAll ? commands : commandsBetween(saved, document, mostCommands)
  // Undone at once, nothing has changed; it is asked all the same, for the server may have what was undone.
  return found?.length === 0 ? [{ type: 'batch', commands: [] }] : found
}
