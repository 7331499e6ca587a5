import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Client, register } from './support/client.ts'
import { bringInOverAndOver } from './support/deeds/bring-in.ts'
import { buildOverAndOver } from './support/deeds/build.ts'
import { actAlong, type Deed } from './support/deeds/deed.ts'
import { generateOverAndOver } from './support/deeds/generate.ts'
import { leaveOverAndOver } from './support/deeds/leave.ts'
import { payOverAndOver } from './support/deeds/pay.ts'
import { restoreOverAndOver } from './support/deeds/restore.ts'
import { createFreshDatabase, postgresUrl } from './support/fresh-database.ts'
import { freePort } from '../scripts/free-port.ts'
import { gatherEditors } from './support/gather-editors.ts'
import { launchKwiq } from './support/launch-kwiq.ts'
import { randomOf } from './support/repeatable.ts'
import { isLong, onPostgres } from './support/settings.ts'

const rounds = Number(process.env.KWIQ_KILL_ROUNDS ?? (isLong ? 30 : 2))
/** Milliseconds of work before a kill: a random time up to the second, after the first. */
const load = { first: 300, more: 4000 }
const patience = 180_000 + rounds * 200_000

interface Parts {
  url: () => string
  /** Kills all there is and starts it again. */
  kill: () => Promise<void>
  /** Milliseconds until nothing may be left of what was cut off. */
  untilSettled: number
}

/** Has everything done at once that changes more than one thing, kills Kwiq in its midst, and looks at what is left. */
async function killMidway({ url, kill, untilSettled }: Parts, seed: number): Promise<void> {
  const random = randomOf(seed)
  const people = await gatherEditors(url, 5)
  const [owner, generating, building, bringing, restoring] = people
  if (!owner || !generating || !building || !bringing || !restoring) throw new Error('Somebody is missing.')
  const leaving = leaveOverAndOver(url, owner)
  const deeds = [
    generateOverAndOver(generating),
    await buildOverAndOver(building),
    bringInOverAndOver(bringing),
    await restoreOverAndOver(restoring),
    payOverAndOver(await register(url, 'paying@kwiq.example')),
    leaving,
  ]
  for (let round = 1; round <= rounds; round += 1) {
    await leaving.prepare(4)
    let isOver = false
    const working = deeds.map((deed) => actAlong(deed, () => isOver))
    // On a machine with much to do it takes a while until each has been done once; without that nothing would be tried.
    if (round === 1) await expect.poll(() => untried(deeds), { timeout: 120_000 }).toEqual([])
    await sleep(load.first + random() * load.more)
    await kill()
    isOver = true
    expect((await Promise.all(working)).flat()).toEqual([])
    for (const deed of deeds) await deed.verify()
    if (round === rounds || untilSettled <= 60_000) await verifyNothingRuns(owner, untilSettled)
    if (isLong) {
      const counts = deeds.map((deed) => `${deed.name} ${deed.acknowledged()}`)
      process.stdout.write(`round ${round}: ${counts.join(', ')}\n`)
    }
  }
}

/** What was never acknowledged so far. */
function untried(deeds: readonly Deed[]): string[] {
  return deeds.filter((deed) => deed.acknowledged() === 0).map(({ name }) => name)
}

/** No generation and no build is left as if somebody were at it. */
async function verifyNothingRuns(owner: Client, timeout: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const runs = (await owner.must('GET', '/api/admin/runs?limit=100')).json<{ status: string }[]>()
        return runs.filter(({ status }) => status === 'running')
      },
      { timeout, interval: 500 },
    )
    .toEqual([])
}

test(
  'the embedded Kwiq, killed in the midst of everything, leaves nothing half done',
  async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'kwiq-midway-'))
    const port = await freePort()
    const start = () => launchKwiq({ KWIQ_DATA_DIR: directory, PORT: String(port) })
    let kwiq = await start()
    try {
      const kill = async () => {
        await kwiq.end('SIGKILL')
        kwiq = await start()
      }
      await killMidway({ url: () => kwiq.url, kill, untilSettled: 60_000 }, 11)
      expect(await kwiq.end('SIGTERM')).toBe(0)
    } finally {
      if (kwiq.isRunning()) await kwiq.end('SIGKILL')
      await rm(directory, { recursive: true, force: true })
    }
  },
  patience,
)

test.skipIf(postgresUrl === '')(
  'the same on PostgreSQL',
  async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'kwiq-midway-'))
    const database = await createFreshDatabase()
    const port = await freePort()
    const settings = { ...onPostgres(database.url, directory), PORT: String(port), SHUTDOWN_DELAY: '0' }
    let kwiq = await launchKwiq(settings)
    try {
      const kill = async () => {
        await kwiq.end('SIGKILL')
        kwiq = await launchKwiq(settings)
      }
      // Others might be at it: who was is known after 30 s without a sign of life, and looked for every minute.
      await killMidway({ url: () => kwiq.url, kill, untilSettled: 150_000 }, 12)
      expect(await kwiq.end('SIGTERM')).toBe(0)
    } finally {
      if (kwiq.isRunning()) await kwiq.end('SIGKILL')
      await database.drop()
      await rm(directory, { recursive: true, force: true })
    }
  },
  patience,
)
