import { expect } from 'vitest'
import type { Client } from '../client.ts'
import { numberedDocument } from '../ledger.ts'
import { attempt, type Deed } from './deed.ts'

/** Imports apps as JSON, wraps a website that does not answer, and keeps archives for later. */
export function bringInOverAndOver(client: Client): Deed {
  const imported = new Map<string, number>()
  const wrapped = new Set<string>()
  const kept = new Set<string>()
  let n = 0
  let acknowledged = 0

  async function bringIn(): Promise<void> {
    n += 1
    if (n % 3 === 0) {
      const schema = numberedDocument(n)
      const answer = await attempt(client.call('POST', '/api/projects', { name: `Import ${n}`, schema }), 201)
      if (!answer) return
      imported.set(answer.json<{ id: string }>().id, n)
    } else if (n % 3 === 1) {
      // Nobody has this address: the wrap is made without what its page would say.
      const body = {
        mode: 'quick',
        projectName: `Site ${n}`,
        sourceType: 'URL',
        sourceValue: 'https://x.invalid',
      }
      const answer = await attempt(client.call('POST', '/api/transfer', body), 201)
      if (!answer) return
      wrapped.add(answer.json<{ projectId: string }>().projectId)
    } else {
      const body = { mode: 'deferred', projectName: `Zip ${n}`, sourceType: 'ZIP', sourceValue: `${n}.zip` }
      const answer = await attempt(client.call('POST', '/api/transfer', body), 201)
      if (!answer) return
      kept.add(answer.json<{ transfer: { id: string } }>().transfer.id)
    }
    acknowledged += 1
  }

  return {
    name: 'import and transfer',
    acknowledged: () => acknowledged,
    act: bringIn,
    verify: async () => {
      for (const [id, number] of imported) {
        const { text } = await client.must('GET', `/api/projects/${id}/schema`)
        expect(text).toContain(`"label":"Save ${number}"`)
      }
      for (const id of wrapped) {
        expect((await client.must('GET', `/api/projects/${id}/schema`)).text).toContain('https://x.invalid')
      }
      const transfers = (await client.must('GET', '/api/transfer')).json<{ id: string }[]>()
      const there = transfers.map(({ id }) => id)
      expect(there).toEqual(expect.arrayContaining([...kept]))
      // Every project of the list can be opened, those as well of which nobody was told.
      for (const { id } of (await client.must('GET', '/api/projects')).json<{ id: string }[]>()) {
        await client.must('GET', `/api/projects/${id}/schema`)
        const versions = (await client.must('GET', `/api/projects/${id}/versions`)).json<unknown[]>()
        expect(versions.length).toBe(1)
      }
      imported.clear()
      wrapped.clear()
    },
  }
}
