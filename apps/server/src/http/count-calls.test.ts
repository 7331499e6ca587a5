import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../platform/database/database.ts'
import { createLogger } from '../platform/logger.ts'
import { createPostgresCounter, type RateCounter } from '../platform/rate-counter/index.ts'
import { openTestDatabase } from '../testing/index.ts'
import { type CountCall, createCallCount } from './count-calls.ts'

const hour = 3_600_000

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

const unexpected = (error: unknown) => {
  throw error
}

/** The count of one of several processes. */
function openCount(): CountCall {
  const { database } = open
  const counter = createPostgresCounter({
    database,
    secret: Buffer.alloc(32, 1),
    logger: createLogger('silent'),
  })
  return createCallCount(counter, unexpected)
}

async function countPassed(counts: CountCall[], calls: number, key: string, max: number): Promise<number> {
  const asked = Array.from({ length: calls }).flatMap(
    (_, index) => counts[index % counts.length]?.(key, { max, timeWindow: hour }) ?? [],
  )
  return (await Promise.all(asked.map((counted) => Promise.resolve(counted)))).filter(
    ({ current }) => current <= max,
  ).length
}

describe('a limit in common', () => {
  it.each([1, 2, 10, 30, 40, 49])(
    'of %i lets that many of 50 calls at once through two processes',
    async (max) => {
      const counts = [openCount(), openCount()]
      expect(await countPassed(counts, 50, `narrow ${max}`, max)).toBe(max)
      expect(await countPassed(counts, 50, `narrow ${max}`, max)).toBe(0)
    },
  )

  it('that is wide is never passed, and all of it can be used', async () => {
    const counts = [openCount(), openCount(), openCount()]
    let passed = 0
    for (let round = 0; round < 40; round += 1) passed += await countPassed(counts, 90, 'wide', 3000)
    expect(passed).toBe(3000)
  })

  it('that is wide asks the database once for many calls', async () => {
    let asked = 0
    const { database } = open
    const counter = createPostgresCounter({
      database,
      secret: Buffer.alloc(32),
      logger: createLogger('silent'),
    })
    const count = createCallCount(
      {
        take: (...given) => {
          asked += 1
          return counter.take(...given)
        },
      },
      unexpected,
    )
    for (let n = 1; n <= 600; n += 1) {
      expect((await count('seldom', { max: 3000, timeWindow: hour })).current).toBe(n)
    }
    expect(asked).toBe(10)
  })

  it('begins anew when its window is over', async () => {
    const count = openCount()
    const limit = { max: 1, timeWindow: 50 }
    expect((await count('brief', limit)).current).toBe(1)
    await expect.poll(async () => (await count('brief', limit)).current, { timeout: 25_000 }).toBe(1)
  })

  it('is kept apart for each key', async () => {
    const count = openCount()
    expect(await countPassed([count], 3, 'one', 2)).toBe(2)
    expect(await countPassed([count], 3, 'another', 2)).toBe(2)
  })
})

describe('without a common count', () => {
  it('a process counts for itself', async () => {
    const count = createCallCount(null, unexpected)
    expect(await countPassed([count], 50, 'alone', 20)).toBe(20)
  })

  it('it does so too while the common count fails, and says so', async () => {
    const faults: unknown[] = []
    const broken: RateCounter = { take: () => Promise.reject(new Error('away')) }
    const count = createCallCount(broken, (fault) => faults.push(fault))
    expect(await countPassed([count], 50, 'alone', 20)).toBe(20)
    expect(faults).toHaveLength(1)
  })

  it('it does not when it was held up itself, and could not hear the answer', async () => {
    const slowToHear: RateCounter = {
      take: async (_key, amount) => {
        await readFile(import.meta.filename)
        return { granted: amount, left: 0, ttl: hour }
      },
    }
    const count = createCallCount(slowToHear, unexpected)
    const counted = count('busy', { max: 1, timeWindow: hour })
    const until = performance.now() + 1500
    while (performance.now() < until) Math.random()
    expect((await counted).current).toBe(1)
  })
})
