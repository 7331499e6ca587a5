import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { register } from './support/client.ts'
import { launchKwiq } from './support/launch-kwiq.ts'
import { numberedDocument } from './support/ledger.ts'

const directory = mkdtempSync(path.join(tmpdir(), 'kwiq-disk-'))
const isMounted = mountSmallDisk()
afterAll(() => {
  if (isMounted) execFileSync('umount', ['--lazy', directory])
  rmSync(directory, { recursive: true, force: true })
})

/** A disk of its own, which only root may make, and not everywhere. */
function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', directory], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Takes all the room there is left, to the last block. */
function fillDisk(file: string): void {
  for (let size = 16_000_000; size >= 1000;) {
    try {
      appendFileSync(file, Buffer.alloc(size))
    } catch {
      size = Math.floor(size / 2)
    }
  }
}

test.skipIf(!isMounted)(
  'a full disk refuses what needs room, loses nothing, and is over when there is room',
  async () => {
    const kwiq = await launchKwiq({ KWIQ_DATA_DIR: path.join(directory, 'data') })
    try {
      const owner = await register(kwiq.url, 'owner@kwiq.example')
      const { id } = (await owner.must('POST', '/api/projects', { name: 'Disk' })).json<{ id: string }>()
      const schema = `/api/projects/${id}/schema`
      const long = (n: number) => {
        const document = numberedDocument(n)
        const filling = Array.from({ length: 900 }, (_, index) => ({
          id: `filling-${index}`,
          type: 'text' as const,
          label: randomBytes(300).toString('base64'),
          properties: {},
        }))
        const screens = document.screens.map((screen) => ({
          ...screen,
          components: [...screen.components, ...filling],
        }))
        return { ...document, screens }
      }
      const filler = path.join(directory, 'filler')
      fillDisk(filler)
      let saved = 0
      await expect
        .poll(
          async () => {
            const answer = await owner.call('PUT', schema, long(saved + 1))
            if (answer.status === 200) saved += 1
            return {
              status: answer.status,
              code: answer.status === 200 ? null : answer.json<{ code: string }>().code,
            }
          },
          { timeout: 120_000, interval: 5 },
        )
        .toEqual({ status: 503, code: 'unavailable' })
      const text = (await owner.must('GET', schema)).text
      if (saved > 0) expect(text).toContain(`"label":"Save ${saved}"`)

      rmSync(filler)
      expect((await owner.call('PUT', schema, long(9999))).status).toBe(200)
      expect((await owner.must('GET', schema)).text).toContain('"label":"Save 9999"')
      const health = await owner.must('GET', '/api/monitoring/errors')
      expect(health.text).toContain('PUT /api/projects/:id/schema')
      expect(await kwiq.end('SIGTERM')).toBe(0)
    } finally {
      if (kwiq.isRunning()) await kwiq.end('SIGKILL')
    }
  },
)
