import { expect } from 'vitest'
import type { Client } from '../client.ts'
import { attempt, type Deed } from './deed.ts'

type Tier = 'FREE' | 'PRO' | 'TEAM'

/** Pays in the test checkout, changes the plan, and cancels. */
export function payOverAndOver(client: Client): Deed {
  const turns: { path: string; body: object; tier: Tier }[] = [
    { path: '/api/test-checkout', body: { tier: 'PRO' }, tier: 'PRO' },
    { path: '/api/test-checkout', body: { tier: 'TEAM' }, tier: 'TEAM' },
    { path: '/api/test-portal', body: { action: 'cancel' }, tier: 'FREE' },
  ]
  let possible: Tier[] = ['FREE']
  let n = 0
  let acknowledged = 0

  return {
    name: 'test checkout',
    acknowledged: () => acknowledged,
    act: async () => {
      const turn = turns[n % turns.length]
      n += 1
      if (!turn) return
      const answer = await attempt(client.call('POST', turn.path, turn.body), 303)
      possible = answer ? [turn.tier] : [...possible, turn.tier]
      if (answer) acknowledged += 1
    },
    verify: async () => {
      const { role } = (await client.must('GET', '/api/auth/user')).json<{ role: Tier }>()
      expect(possible).toContain(role)
      const { subscription } = (await client.must('GET', '/api/subscriptions/current')).json<{
        subscription: { tier: Tier } | null
      }>()
      expect(subscription?.tier ?? 'FREE', 'the plan is what is paid for').toBe(role)
      possible = [role]
      // What was cut off leaves no second subscription: one cancellation ends all there is.
      const cancel = await client.call('POST', '/api/test-portal', { action: 'cancel' })
      expect(cancel.status).toBe(303)
      const after = (await client.must('GET', '/api/auth/user')).json<{ role: Tier }>()
      expect(after.role).toBe('FREE')
      possible = ['FREE']
      n = 0
    },
  }
}
