import { expect } from 'vitest'
import type { Client } from '../client.ts'
import { numberedDocument } from '../ledger.ts'
import { attempt, type Deed } from './deed.ts'

interface Version {
  id: string
  versionNumber: number
  kind: string
}

/** Edits a project and restores its first version, in turn. */
export async function restoreOverAndOver(client: Client): Promise<Deed> {
  const project = { name: 'Restores', schema: numberedDocument(0) }
  const { id } = (await client.must('POST', '/api/projects', project)).json<{ id: string }>()
  const list = async () =>
    (await client.must('GET', `/api/projects/${id}/versions?limit=100`)).json<Version[]>()
  const first = (await list())[0]?.id ?? ''
  /** Of the document: what it is, or may be since a call went unanswered. */
  let possible = [0]
  let restores = 0
  let n = 0
  let acknowledged = 0

  return {
    name: 'restore of a version',
    acknowledged: () => acknowledged,
    act: async () => {
      n += 1
      const isRestore = n % 2 === 0
      const next = isRestore ? 0 : n
      const call = isRestore
        ? client.call('POST', `/api/projects/${id}/versions/${first}/restore`)
        : client.call('PUT', `/api/projects/${id}/schema`, numberedDocument(n))
      const answer = await attempt(call, 200)
      possible = answer ? [next] : [...possible, next]
      if (!answer) return
      acknowledged += 1
      if (isRestore) restores += 1
    },
    verify: async () => {
      const { text } = await client.must('GET', `/api/projects/${id}/schema`)
      const found = Number(/"label":"Save (\d+)"/.exec(text)?.[1])
      expect(possible).toContain(found)
      const versions = await list()
      const newest = versions[0]
      if (!newest) throw new Error('The project has no version.')
      const numbers = versions.map(({ versionNumber }) => versionNumber)
      expect(numbers).toEqual(numbers.map((_, index) => newest.versionNumber - index))
      const whole = await client.must('GET', `/api/projects/${id}/versions/${newest.id}`)
      expect(whole.text, 'the newest version is the document').toContain(`"label":"Save ${found}"`)
      if (versions.length < 100) {
        const kept = versions.filter(({ kind }) => kind === 'restore').length
        expect(kept, 'each restore is a version').toBeGreaterThanOrEqual(restores)
      }
      possible = [found]
    },
  }
}
