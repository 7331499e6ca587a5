import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFreshDatabase, postgresUrl } from './support/fresh-database.ts'
import { freePort } from '../scripts/free-port.ts'
import { gatherEditors } from './support/gather-editors.ts'
import { type Launched, launchKwiq } from './support/launch-kwiq.ts'
import { createLedger, editAlong, type Ledger } from './support/ledger.ts'
import { randomOf } from './support/repeatable.ts'
import { isLong, onPostgres } from './support/settings.ts'
import { verifyLedger } from './support/verify-ledger.ts'

const rounds = Number(process.env.KWIQ_KILL_ROUNDS ?? (isLong ? 50 : 2))
const editorCount = 6
/** Milliseconds of load before a kill: a random time up to this one, after a first. */
const load = { first: 150, more: 2500 }
/** Milliseconds for all rounds of a test. */
const patience = 120_000 + rounds * 120_000

interface Parts {
  url: () => string
  /** Kills something and starts it again. */
  kill: (random: () => number) => Promise<void>
}

async function killOverAndOver({ url, kill }: Parts, seed: number): Promise<Ledger> {
  const random = randomOf(seed)
  const ledger = createLedger()
  const editors = await gatherEditors(url, editorCount)
  for (let round = 1; round <= rounds; round += 1) {
    let isOver = false
    const editing = editors.map((editor, index) =>
      editAlong(editor, ledger, randomOf(seed + round * 100 + index), () => isOver),
    )
    await sleep(load.first + random() * load.more)
    await kill(random)
    isOver = true
    await Promise.all(editing)
    await verifyLedger(ledger)
    if (isLong) process.stdout.write(`round ${round}: ${ledger.acknowledged} acknowledged, all there\n`)
  }
  return ledger
}

test(
  'the embedded Kwiq, killed under load again and again, loses nothing it acknowledged',
  async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'kwiq-kill-'))
    const port = await freePort()
    const start = () => launchKwiq({ KWIQ_DATA_DIR: directory, PORT: String(port) })
    let kwiq = await start()
    try {
      const ledger = await killOverAndOver(
        {
          url: () => kwiq.url,
          kill: async () => {
            await kwiq.end('SIGKILL')
            kwiq = await start()
          },
        },
        1,
      )
      expect(ledger.acknowledged).toBeGreaterThan(rounds)
      expect(await kwiq.end('SIGTERM')).toBe(0)
    } finally {
      if (kwiq.isRunning()) await kwiq.end('SIGKILL')
      await rm(directory, { recursive: true, force: true })
    }
  },
  patience,
)

test.skipIf(postgresUrl === '')(
  'web and worker on PostgreSQL, killed in turn, lose nothing',
  async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'kwiq-kill-'))
    const database = await createFreshDatabase()
    const settings = onPostgres(database.url, directory)
    const start = async (role: 'web' | 'worker', port: number) =>
      launchKwiq({ ...settings, KWIQ_ROLE: role, PORT: String(port), SHUTDOWN_DELAY: '0' })
    const ports = { web: await freePort(), worker: await freePort() }
    const running: Record<'web' | 'worker', Launched> = {
      web: await start('web', ports.web),
      worker: await start('worker', ports.worker),
    }
    try {
      await killOverAndOver(
        {
          url: () => running.web.url,
          kill: async (random) => {
            const choice = random()
            const roles =
              choice < 0.4
                ? ['web' as const]
                : choice < 0.8
                  ? ['worker' as const]
                  : ['web' as const, 'worker' as const]
            await Promise.all(roles.map((role) => running[role].end('SIGKILL')))
            for (const role of roles) running[role] = await start(role, ports[role])
          },
        },
        2,
      )
      expect(await Promise.all([running.web.end('SIGTERM'), running.worker.end('SIGTERM')])).toEqual([0, 0])
    } finally {
      for (const each of Object.values(running)) if (each.isRunning()) await each.end('SIGKILL')
      await database.drop()
      await rm(directory, { recursive: true, force: true })
    }
  },
  patience,
)
