import { type AppDocument, parseDocument } from '@kwiq/app-model'
import { followDocument } from '../../apps/web/src/features/studio/live/follow-document.ts'
import { createStudio, type Studio } from '../../apps/web/src/features/studio/state/studio.ts'
import type { SaveAnswer, SaveRequest } from '../../apps/web/src/features/studio/state/save-queue.ts'
import type { Client } from './client.ts'
import { type Watch, watchProject } from './watch-project.ts'

/** Milliseconds after which a save or a stream that says nothing counts as lost. */
const patience = 5000

/** Somebody's studio, the real one without its pages, at one process. */
export interface Editor {
  studio: Studio
  /** Waits until nothing is unsaved. */
  isSettled(): boolean
  close(): void
}

/** Opens a project in a studio that saves and listens at `url`, and comes back whenever its line is lost. */
export async function openEditor(client: Client, url: string, projectId: string): Promise<Editor> {
  const there = client.at(url)
  const path = `/api/projects/${projectId}/schema`
  const first = await readDocument()
  if (!first) throw new Error('The project could not be opened.')
  const closed = new AbortController()
  let watch: Watch | null = null

  async function readDocument(): Promise<{ document: AppDocument; etag: string } | null> {
    try {
      const answer = await there.call('GET', path)
      const parsed = answer.status === 200 ? parseDocument(answer.json()) : null
      return parsed?.ok ? { document: parsed.document, etag: answer.headers.get('etag') ?? '' } : null
    } catch {
      return null
    }
  }

  async function send({ document, commands, etag }: SaveRequest): Promise<SaveAnswer> {
    try {
      const body = commands ? { commands } : document
      const answer = await there.call(commands ? 'PATCH' : 'PUT', path, body, { 'if-match': etag })
      const next = answer.headers.get('etag') ?? ''
      if (answer.status === 200) return { outcome: 'saved', etag: next }
      if (answer.status !== 412) return { outcome: 'unreachable' }
      const parsed = parseDocument(answer.json<{ details: { document: unknown } }>().details.document)
      if (!parsed.ok) return { outcome: 'unreachable' }
      return { outcome: 'stale', etag: next, document: parsed.document }
    } catch {
      return { outcome: 'unreachable' }
    }
  }

  const studio = createStudio({
    projectId,
    ...first,
    now: () => performance.now(),
    // Quicker than people are, so that many runs take no hours.
    wait: (ms, then) => {
      const timer = setTimeout(then, ms / 10)
      return () => clearTimeout(timer)
    },
    send,
    toast: () => undefined,
    announce: () => undefined,
    onDropped: () => undefined,
    onRefused: (message) => {
      throw new Error(message)
    },
  })
  const follower = followDocument({ studio, fetchDocument: readDocument })

  async function listen(): Promise<void> {
    while (!closed.signal.aborted) {
      let heard = 0
      try {
        watch = await watchProject(there, url, projectId, patience)
        while (!closed.signal.aborted && !watch.isOver()) {
          for (const { event, data } of watch.events.slice(heard)) await hear(event, data)
          heard = watch.events.length
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
      } catch {
        // Tried again.
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  async function hear(event: string, data: string): Promise<void> {
    if (event === 'refetch') {
      const read = await readDocument()
      if (read) studio.save.receive(read.etag, read.document)
    }
    if (event !== 'hello' && event !== 'document.saved') return
    await follower.heard(JSON.parse(data))
  }

  void listen()
  return {
    studio,
    isSettled: () => !studio.save.hasUnsaved(),
    close: () => {
      closed.abort()
      watch?.stop()
    },
  }
}
