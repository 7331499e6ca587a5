import { expect } from 'vitest'
import { type Client, createClient, register } from '../client.ts'
import { attempt, type Deed } from './deed.ts'

const password = 'a quiet heron'

interface Account {
  email: string
  client: Client
  projectId: string
}

/** Deletes accounts, each of which has a project. `owner` may look at all accounts. */
export function leaveOverAndOver(
  url: () => string,
  owner: Client,
): Deed & { prepare(count: number): Promise<void> } {
  const waiting: Account[] = []
  const gone: Account[] = []
  const unknown: Account[] = []
  let made = 0
  let acknowledged = 0

  async function isThere({ email, client, projectId }: Account): Promise<boolean> {
    const search = `/api/admin/users?search=${encodeURIComponent(email)}`
    const accounts = (await owner.must('GET', search)).json<unknown[]>()
    const self = await client.call('GET', '/api/auth/user')
    const project = await client.call('GET', `/api/projects/${projectId}`)
    const isKnown = accounts.length === 1
    expect([self.status, project.status]).toEqual(isKnown ? [200, 200] : [401, 401])
    return isKnown
  }

  return {
    name: 'deletion of an account',
    acknowledged: () => acknowledged,
    /** Makes accounts that can be deleted. */
    prepare: async (count) => {
      for (let n = 0; n < count; n += 1) {
        made += 1
        const email = `leaving-${made}@kwiq.example`
        const client = await register(url, email)
        const project = await client.must('POST', '/api/projects', { name: 'Left behind' })
        waiting.push({ email, client, projectId: project.json<{ id: string }>().id })
      }
    },
    act: async () => {
      const account = waiting.shift()
      if (!account) return
      // Its answer takes the cookie away, which is to be tried afterwards.
      const caller = createClient(url, account.client.cookie)
      const answer = await attempt(caller.call('POST', '/api/auth/delete', { password }), 204)
      ;(answer ? gone : unknown).push(account)
      if (answer) acknowledged += 1
    },
    verify: async () => {
      for (const account of gone) expect(await isThere(account), account.email).toBe(false)
      for (const account of unknown) if (await isThere(account)) waiting.push(account)
      gone.length = 0
      unknown.length = 0
    },
  }
}
