import { expect } from 'vitest'
import type { Client } from '../client.ts'
import { numberedDocument } from '../ledger.ts'
import { attempt, type Deed } from './deed.ts'

interface Build {
  id: string
  status: string
  error: string | null
}

/** Asks for builds, a few at a time. */
export async function buildOverAndOver(client: Client): Promise<Deed> {
  const project = { name: 'Builds', schema: numberedDocument(0) }
  const { id } = (await client.must('POST', '/api/projects', project)).json<{ id: string }>()
  const asked: string[] = []
  const list = async () => (await client.must('GET', `/api/builds?projectId=${id}`)).json<Build[]>()
  const isOpen = ({ status }: Build) => status === 'pending' || status === 'building'

  return {
    name: 'build',
    acknowledged: () => asked.length,
    act: async () => {
      const open = await attempt(client.call('GET', `/api/builds?projectId=${id}`), 200)
      if (!open || open.json<Build[]>().filter(isOpen).length >= 3) return
      const answer = await attempt(
        client.call('POST', `/api/projects/${id}/export`, { platform: 'android' }),
        201,
      )
      if (answer) asked.push(answer.json<{ id: string }>().id)
    },
    verify: async () => {
      await expect
        .poll(async () => (await list()).filter(isOpen), { timeout: 240_000, interval: 500 })
        .toEqual([])
      const found = await list()
      const known = found.map((build) => build.id)
      // The newest of them, as a list gives them.
      expect(known).toEqual(expect.arrayContaining(asked.slice(-10)))
      for (const build of found) expect(build).toMatchObject({ status: 'completed', error: null })
    },
  }
}
