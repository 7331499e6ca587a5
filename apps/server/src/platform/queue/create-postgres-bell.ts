import { Client } from 'pg'
import type { Logger } from '../logger.ts'
import { createLocalBell, type JobBell } from './job-bell.ts'

const channel = 'kwiq_jobs'
/** Milliseconds until a lost connection is made anew. Workers look by themselves meanwhile. */
const pause = 2000

/** A bell that every process on the same PostgreSQL server hears. It has a connection of its own. */
export function createPostgresBell(url: string, logger: Logger): JobBell {
  const local = createLocalBell()
  let client: Client | null = null
  let isClosed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const connect = (): void => {
    const next = new Client({ connectionString: url, connectionTimeoutMillis: 3000, keepAlive: true })
    client = next
    const onLost = (error?: unknown) => {
      if (client !== next) return
      client = null
      void end(next)
      if (isClosed) return
      logger.warn({ err: error }, 'the job bell lost its connection')
      timer = setTimeout(connect, pause)
    }
    next.on('error', onLost)
    next.on('end', () => onLost())
    next.on('notification', () => local.ring())
    next
      .connect()
      .then(() => next.query(`LISTEN ${channel}`))
      // What was asked for before anybody listened.
      .then(() => local.ring(), onLost)
  }
  connect()
  return {
    ring: () => {
      local.ring()
      client?.query(`NOTIFY ${channel}`).catch((error: unknown) => logger.warn({ err: error }, 'job bell'))
    },
    listen: local.listen,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await local.close()
      if (client) await end(client)
    },
  }
}

/** Ends a connection that may be broken already. */
async function end(client: Client): Promise<void> {
  try {
    await client.end()
  } catch {
    // Then it has ended.
  }
}
