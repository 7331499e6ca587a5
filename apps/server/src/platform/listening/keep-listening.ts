import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Logger } from '../logger.ts'

/** Milliseconds. */
const times = { connect: 3000, answer: 8000, ping: 15_000, firstRetry: 250, lastRetry: 5000 } as const

export interface ListeningParts {
  url: string
  channel: string
  logger: Logger
  /** Somebody has said something on the channel. */
  onNotification(payload: string): void
  /** It listens, `isAgain` after a loss or a failed attempt: what was said in between was missed. */
  onListening(isAgain: boolean): void
}

/** A connection that listens to one channel of a PostgreSQL server, and is made anew whenever it is lost. */
export interface Listening {
  /** Changes with every loss; null while there is no connection. */
  connection(): object | null
  /** Asks on that connection, after what was asked before. Rejects without one, and when it is lost meanwhile. */
  ask(text: string, values?: unknown[]): Promise<unknown>
  close(): Promise<void>
}

/** Begins to listen; never throws. A connection on which nothing is answered any more counts as lost. */
export function keepListening({
  url,
  channel,
  logger,
  onNotification,
  onListening,
}: ListeningParts): Listening {
  const ended = new AbortController()
  let connection: Client | null = null
  let turn: Promise<unknown> = Promise.resolve()
  const running = stayConnected()

  async function stayConnected(): Promise<void> {
    let retry: number = times.firstRetry
    let isAgain = false
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
          if (!ended.signal.aborted) logger.warn({ err: error, channel }, 'listening connection lost')
          resolve()
        })
      })
      try {
        client.on('notification', ({ payload }) => onNotification(payload ?? ''))
        await client.connect()
        await client.query(`LISTEN ${channel}`)
        connection = client
        turn = Promise.resolve()
        retry = times.firstRetry
        onListening(isAgain)
        await Promise.race([lost, keepAsking()])
      } catch (error) {
        if (!ended.signal.aborted) logger.warn({ err: error, channel }, 'listening connection failed')
      }
      // After a first attempt that failed, too: the process serves from its start.
      isAgain = true
      connection = null
      drop(client)
      await sleep(retry, undefined, { signal: ended.signal }).catch(() => undefined)
      retry = Math.min(retry * 2, times.lastRetry)
    }
  }

  /** Resolves when it is closed, rejects when the server no longer answers on a connection that seems open. */
  async function keepAsking(): Promise<void> {
    while (!ended.signal.aborted) {
      await sleep(times.ping, undefined, { signal: ended.signal }).catch(() => undefined)
      if (!ended.signal.aborted) await ask('SELECT 1')
    }
  }

  /** One query at a time: a connection takes no second one meanwhile. */
  function ask(text: string, values: unknown[] = []): Promise<unknown> {
    const client = connection
    const asked = turn.then(() => {
      if (!client || client !== connection) throw new Error('The listening connection is lost.')
      return client.query(text, values)
    })
    turn = asked.catch(() => undefined)
    return asked
  }

  return {
    connection: () => connection,
    ask,
    close: async () => {
      ended.abort()
      await connection?.end().catch(() => undefined)
      await running
    },
  }
}

/** Ends a connection that may be dead already, without waiting for the other side to agree. */
function drop(client: Client): void {
  client.end().catch(() => undefined)
  client.connection.stream.destroy()
}
