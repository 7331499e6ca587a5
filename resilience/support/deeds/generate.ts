import { expect } from 'vitest'
import type { Client } from '../client.ts'
import { attempt, type Deed } from './deed.ts'

const prompt = 'A shop for lemons with a list of products, their pages, a basket, orders and a profile'

/** Makes empty projects and has their apps generated. */
export function generateOverAndOver(client: Client): Deed {
  const made: string[] = []
  const unknown: string[] = []
  let succeeded = 0

  async function hasApp(id: string): Promise<boolean> {
    const { text } = await client.must('GET', `/api/projects/${id}/schema`)
    const versions = (await client.must('GET', `/api/projects/${id}/versions`)).json<{ kind: string }[]>()
    const generated = versions.filter(({ kind }) => kind === 'generation').length
    expect(generated, 'generated once, or not at all').toBeLessThan(2)
    expect(text.includes('"type":"'), 'an app goes with its version').toBe(generated === 1)
    return generated === 1
  }

  return {
    name: 'generation',
    acknowledged: () => succeeded,
    act: async () => {
      const created = await attempt(client.call('POST', '/api/projects', { name: 'Lemons' }), 201)
      if (!created) return
      const { id } = created.json<{ id: string }>()
      const done = await attempt(client.call('POST', `/api/projects/${id}/generate`, { prompt }), 200)
      ;(done ? made : unknown).push(id)
      if (done) succeeded += 1
    },
    verify: async () => {
      for (const id of made) expect(await hasApp(id), `the app of ${id}`).toBe(true)
      for (const id of unknown) {
        // One that was cut off holds nothing up: it can be asked for again, and is then made.
        if (!(await hasApp(id))) {
          await client.must('POST', `/api/projects/${id}/generate`, { prompt })
          succeeded += 1
        }
        expect(await hasApp(id)).toBe(true)
      }
      const allowance = (await client.must('GET', '/api/ai/allowance')).json<{ used: number }>()
      expect(allowance.used, 'what was acknowledged counts').toBeGreaterThanOrEqual(succeeded)
      expect(allowance.used).toBeLessThanOrEqual(succeeded + unknown.length)
      made.length = 0
    },
  }
}
