import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { z } from 'zod'
import type { Logger } from '../logger.ts'
import { createListeners, missed } from './create-listeners.ts'
import type { EventBus, ProjectEvent } from './event-bus.ts'

const channel = 'kwiq_events'
/** Bytes; PostgreSQL takes below 8,000. */
const largestPayload = 7900
/** Events that wait for the connection to come back; of more, others are told only that they missed some. */
const longestQueue = 1000
/** Milliseconds. */
const times = { connect: 3000, answer: 8000, ping: 15_000, firstRetry: 250, lastRetry: 5000 } as const

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
  const ended = new AbortController()
  let connection: Client | null = null
  let waiting: ProjectEvent[] = []
  let isSending = false
  let turn: Promise<unknown> = Promise.resolve()
  const current = () => connection
  const running = stayConnected()

  async function stayConnected(): Promise<void> {
    let retry: number = times.firstRetry
    let wasConnected = false
    while (!ended.signal.aborted) {
      const client = new Client({
        connectionString: url,
        connectionTimeoutMillis: times.connect,
        query_timeout: times.answer,
        keepAlive: true,
      })
      const lost = new Promise<void>((resolve) => {
        client.once('end', resolve)
        client.on('error', (error) => {
          if (!ended.signal.aborted) logger.warn({ err: error }, 'event connection lost')
          resolve()
        })
      })
      try {
        client.on('notification', ({ payload }) => receive(payload ?? ''))
        await client.connect()
        await client.query(`LISTEN ${channel}`)
        connection = client
        turn = Promise.resolve()
        retry = times.firstRetry
        if (wasConnected) listeners.tellAllMissed()
        wasConnected = true
        void send()
        await Promise.race([lost, keepAsking(client)])
      } catch (error) {
        if (!ended.signal.aborted) logger.warn({ err: error }, 'event connection failed')
      }
      connection = null
      await client.end().catch(() => undefined)
      await sleep(retry, undefined, { signal: ended.signal }).catch(() => undefined)
      retry = Math.min(retry * 2, times.lastRetry)
    }
  }

  /** Resolves when the bus is closed, rejects when the server no longer answers on a connection that seems open. */
  async function keepAsking(client: Client): Promise<void> {
    while (!ended.signal.aborted) {
      await sleep(times.ping, undefined, { signal: ended.signal }).catch(() => undefined)
      if (!ended.signal.aborted) await inTurn(client, 'SELECT 1')
    }
  }

  function receive(payload: string) {
    const parsed = Notification.safeParse(parseJson(payload))
    if (!parsed.success) return logger.warn('an event could not be read')
    if (parsed.data.from !== self) listeners.tell(parsed.data.event)
  }

  /** Sends what waits, in order and one query at a time: a connection takes no second one meanwhile. */
  async function send(): Promise<void> {
    if (isSending) return
    isSending = true
    for (let client = current(); client && waiting.length > 0; client = current()) {
      const events = waiting
      waiting = []
      try {
        await inTurn(client, 'SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload', [
          channel,
          events.map(encode),
        ])
      } catch {
        // The connection is lost; they go out when it is back.
        waiting = [...events, ...waiting]
        if (connection === client) break
      }
    }
    isSending = false
  }

  function encode(event: ProjectEvent): string {
    const payload = JSON.stringify({ from: self, event })
    const fits = Buffer.byteLength(payload) <= largestPayload
    return fits ? payload : JSON.stringify({ from: self, event: missed(event.projectId) })
  }

  function inTurn(client: Client, text: string, values: unknown[] = []): Promise<unknown> {
    const asked = turn.then(() => client.query(text, values))
    turn = asked.catch(() => undefined)
    return asked
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
      ended.abort()
      listeners.clear()
      await connection?.end().catch(() => undefined)
      await running
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
