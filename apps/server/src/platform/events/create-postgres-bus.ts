import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { keepListening } from '../listening/index.ts'
import type { Logger } from '../logger.ts'
import { createListeners, missed } from './create-listeners.ts'
import type { EventBus, ProjectEvent } from './event-bus.ts'

const channel = 'kwiq_events'
/** Bytes; PostgreSQL takes below 8,000. */
const largestPayload = 7900
/** Events that wait for the connection to come back; of more, others are told only that they missed some. */
const longestQueue = 1000
/** Milliseconds that closing waits for what is still to be told. */
const farewell = 1000

const Notification = z.object({
  from: z.string(),
  event: z.object({
    projectId: z.string(),
    type: z.string(),
    actorId: z.string().nullable(),
    data: z.record(z.string(), z.unknown()),
  }),
})

/**
 * An event bus of all processes on one PostgreSQL server, by LISTEN and NOTIFY on a connection of its own. Who
 * listens in this process is told at once; what others say while the connection is lost is lost too, and everybody
 * here is told so (`refetch`) when it is back.
 */
export function createPostgresBus(url: string, logger: Logger): EventBus {
  const listeners = createListeners()
  const self = randomUUID()
  let waiting: ProjectEvent[] = []
  let sending: Promise<void> | null = null
  const listening = keepListening({
    url,
    channel,
    logger,
    onNotification: receive,
    onListening: (isAgain) => {
      if (isAgain) listeners.tellAllMissed()
      void send()
    },
  })

  function receive(payload: string) {
    const parsed = Notification.safeParse(parseJson(payload))
    if (!parsed.success) return logger.warn('an event could not be read')
    if (parsed.data.from !== self) listeners.tell(parsed.data.event)
  }

  /** Sends what waits, in order. */
  function send(): Promise<void> {
    sending ??= sendWaiting().finally(() => {
      sending = null
    })
    return sending
  }

  async function sendWaiting(): Promise<void> {
    for (let line = listening.connection(); line && waiting.length > 0; line = listening.connection()) {
      const events = waiting
      waiting = []
      try {
        await listening.ask('SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload', [
          channel,
          events.map(encode),
        ])
      } catch {
        // The connection is lost; they go out when it is back.
        waiting = [...events, ...waiting]
        if (listening.connection() === line) break
      }
    }
  }

  function encode(event: ProjectEvent): string {
    const payload = JSON.stringify({ from: self, event })
    const fits = Buffer.byteLength(payload) <= largestPayload
    return fits ? payload : JSON.stringify({ from: self, event: missed(event.projectId) })
  }

  function keep(event: ProjectEvent) {
    waiting.push(event)
    if (waiting.length <= longestQueue) return
    const projects = new Set(waiting.map(({ projectId }) => projectId))
    waiting = [...projects].slice(-longestQueue / 2).map(missed)
  }

  return {
    publish: (event) => {
      listeners.tell(event)
      keep(event)
      void send()
    },
    subscribe: listeners.subscribe,
    close: async () => {
      listeners.clear()
      // What was saved last is told still, if that is possible at once.
      const isOver = new AbortController()
      await Promise.race([
        send(),
        sleep(farewell, undefined, { signal: isOver.signal }).catch(() => undefined),
      ])
      isOver.abort()
      await listening.close()
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
