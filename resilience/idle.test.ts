import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { register } from './support/client.ts'
import { launchKwiq } from './support/launch-kwiq.ts'
import { isLong } from './support/settings.ts'
import { watchProject } from './support/watch-project.ts'

/** Open pages in all, and whose they are: one person may have 50. */
const watchers = 1000
const people = 20
/** MB that they may take. */
const most = 100

const filesOf = (pid: number) => readdirSync(`/proc/${pid}/fd`).length
const megabytesOf = (pid: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

test.skipIf(!isLong || process.platform !== 'linux')(
  'pages that are only open take little memory, and give their descriptors back when they are closed',
  async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'kwiq-idle-'))
    const kwiq = await launchKwiq({ KWIQ_DATA_DIR: directory })
    try {
      const places = []
      for (let n = 0; n < people; n += 1) {
        const client = await register(kwiq.url, `idle-${n}@kwiq.example`)
        const made = await client.must('POST', '/api/projects', { name: 'Idle' })
        places.push({ client, id: made.json<{ id: string }>().id })
      }
      // What the process takes for the first calls of a kind is not what a page takes.
      for (const { client, id } of places) (await watchProject(client, kwiq.url, id)).stop()
      const before = { files: filesOf(kwiq.pid), megabytes: megabytesOf(kwiq.pid) }
      const watches = []
      for (let n = 0; n < watchers; n += people) {
        watches.push(
          ...(await Promise.all(places.map(({ client, id }) => watchProject(client, kwiq.url, id)))),
        )
      }
      expect(watches.filter((watch) => !watch.isOver())).toHaveLength(watchers)
      expect(filesOf(kwiq.pid)).toBeGreaterThanOrEqual(watchers)
      const taken = megabytesOf(kwiq.pid) - before.megabytes
      process.stdout.write(`${watchers} open pages take ${Math.round(taken)} MB\n`)
      expect(taken).toBeLessThan(most)
      for (const watch of watches) watch.stop()
      await expect
        .poll(() => filesOf(kwiq.pid), { timeout: 120_000 })
        .toBeLessThan(before.files + people + 10)
    } finally {
      await kwiq.end('SIGKILL')
      await rm(directory, { recursive: true, force: true })
    }
  },
  600_000,
)
