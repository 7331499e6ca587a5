import { keepListening } from '../listening/index.ts'
import type { Logger } from '../logger.ts'
import { createLocalBell, type JobBell } from './job-bell.ts'

const channel = 'kwiq_jobs'

/** A bell that every process on the same PostgreSQL server hears. It has a connection of its own. */
export function createPostgresBell(url: string, logger: Logger): JobBell {
  const local = createLocalBell()
  const listening = keepListening({
    url,
    channel,
    logger,
    onNotification: () => local.ring(),
    // What was asked for before anybody listened.
    onListening: () => local.ring(),
  })
  return {
    ring: () => {
      local.ring()
      // Lost with its connection it is no loss: workers look by themselves, too.
      if (listening.connection()) listening.ask(`NOTIFY ${channel}`).catch(() => undefined)
    },
    listen: local.listen,
    close: async () => {
      await local.close()
      await listening.close()
    },
  }
}
