import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { gatherEditors } from './support/gather-editors.ts'
import { type Launched, launchKwiq } from './support/launch-kwiq.ts'
import { createLedger, editAlong } from './support/ledger.ts'
import { randomOf } from './support/repeatable.ts'
import { isLong } from './support/settings.ts'
import { verifyLedger } from './support/verify-ledger.ts'
import { watchProject } from './support/watch-project.ts'

const minute = 60_000
const minutes = Number(process.env.KWIQ_SOAK_MINUTES ?? 30)
const editors = 4
/** Milliseconds after each change: a fast machine would else meet the limit of 3,000 calls a minute and measure refusals. */
const pause = 25

/** MB of memory and open files of a process (Linux). */
function measure({ pid }: Launched): { megabytes: number; files: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1])
  return { megabytes: Math.round(kilobytes / 1024), files: readdirSync(`/proc/${pid}/fd`).length }
}

/**
 * The young generation is held at 32 MB. Left alone, V8 takes between 8 and 128 for it as it sees fit, and drops and
 * regrows it: in ten minutes in which nothing that lives grew, memory went from 827 to 850, 634 and 835 MB.
 */
const nodeOptions = [
  '--max-semi-space-size=16',
  `--import=${new URL('support/tell-memory.ts', import.meta.url).href}`,
].join(' ')

/** MB that are in use once all garbage is gone. */
async function measureUse({ pid, output }: Launched): Promise<number> {
  const told = () =>
    [...output().matchAll(/^memory in use: (\d+) bytes$/gm)].map(([, bytes]) => Number(bytes))
  const before = told().length
  process.kill(pid, 'SIGUSR2')
  await expect.poll(() => told().length, { timeout: minute }).toBeGreaterThan(before)
  return Math.round((told().at(-1) ?? 0) / 1024 ** 2)
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test.skipIf(!isLong || process.platform !== 'linux')(
  'hours of edits, streams and sign-ins make a process neither larger nor hold more files',
  async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'kwiq-soak-'))
    const kwiq = await launchKwiq({ KWIQ_DATA_DIR: directory, NODE_OPTIONS: nodeOptions })
    const ledger = createLedger()
    const over = new AbortController()
    try {
      const clients = await gatherEditors(kwiq.url, editors)
      const working = clients.map((client, n) =>
        editAlong(client, ledger, randomOf(n), () => over.signal.aborted, pause),
      )
      const watching = (async () => {
        while (!over.signal.aborted) {
          const project = ledger.projects[0]
          if (project) (await watchProject(project.client, kwiq.url, project.id)).stop()
          await sleep(250)
        }
      })()
      const readings: { megabytes: number; files: number }[] = []
      // The first third is the process finding its size.
      const third = Math.floor(minutes * 2)
      let used = 0
      for (let n = 0; n < minutes * 6; n += 1) {
        await sleep(minute / 6)
        readings.push(measure(kwiq))
        if (n === third) used = await measureUse(kwiq)
        if (n % 6 === 5) process.stdout.write(`${(n + 1) / 6} min: ${JSON.stringify(readings.at(-1))}\n`)
      }
      const usedAtTheEnd = await measureUse(kwiq)
      over.abort()
      await Promise.all([...working, watching])
      await verifyLedger(ledger)
      const [early, late] = [readings.slice(third, 2 * third), readings.slice(2 * third)]
      const rss = (some: typeof readings) => median(some.map(({ megabytes }) => megabytes))
      const files = (some: typeof readings) => median(some.map((reading) => reading.files))
      process.stdout.write(
        `${ledger.acknowledged} acknowledged; in use ${used} to ${usedAtTheEnd} MB, RSS ${rss(early)} to ${rss(late)} MB\n`,
      )
      expect(usedAtTheEnd).toBeLessThan(used * 1.05)
      expect(rss(late)).toBeLessThan(rss(early) * 1.05)
      expect(files(late)).toBeLessThanOrEqual(files(early) + 5)
    } finally {
      over.abort()
      if (kwiq.isRunning()) await kwiq.end('SIGKILL')
      await rm(directory, { recursive: true, force: true })
    }
  },
  (minutes + 10) * minute,
)
