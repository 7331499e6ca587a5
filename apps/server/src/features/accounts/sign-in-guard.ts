import { createHmac } from 'node:crypto'
import { AppError } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import {
  addFailure,
  clearFailures,
  deleteForgottenFailures,
  findBlock,
  forgiveFailure,
  setBlock,
} from './sign-in-failure-repository.ts'

/** Failures in a row that are free. An address gets more: a school or an office shares one. */
const freeFailures = { account: 5, address: 20 } as const
/** Milliseconds. The wait doubles with every further failure, up to the longest. */
const firstWait = 30_000
const longestWait = 15 * 60_000
const memory = 24 * 3_600_000

/** No block ends later than this; one that does was set before the clock was put back. */
const farthestBlock = (now: Date) => new Date(now.getTime() + longestWait)

/** How long to wait after this many failures in a row, in ms; 0 for not at all. */
export function waitAfter(failures: number, free: number): number {
  return failures < free ? 0 : Math.min(firstWait * 2 ** (failures - free), longestWait)
}

interface SignInGuard {
  /**
   * Counts an attempt as a failure before anything is known of it, so that of many at once no more get through
   * than one after another would. Throws 429 while the account or the address has to wait.
   */
  begin(): Promise<void>
  fail(): Promise<void>
  succeed(): Promise<void>
}

/**
 * Slows down guessing, per account (whether or not it exists) and per address. Kept in the database: a restart
 * or another process does not forget.
 */
export function createSignInGuard(
  { database, clock, secret }: Pick<Context, 'database' | 'clock' | 'secret'>,
  email: string,
  address: string,
): SignInGuard {
  const keyOf = (kind: keyof typeof freeFailures, value: string) =>
    createHmac('sha256', secret).update(`sign-in ${kind}:${value}`).digest('hex')
  const keys = { account: keyOf('account', email), address: keyOf('address', address) }

  const count = (kind: keyof typeof freeFailures) =>
    database.transaction(async (transaction) => {
      const now = clock.now()
      const failures = await addFailure(transaction, keys[kind], {
        at: now,
        forgottenSince: new Date(now.getTime() - memory),
        farthest: farthestBlock(now),
      })
      if (failures === null) return false
      const wait = waitAfter(failures, freeFailures[kind])
      if (wait > 0) await setBlock(transaction, keys[kind], new Date(now.getTime() + wait))
      return true
    })

  return {
    async begin() {
      const now = clock.now()
      const blockedUntil = await findBlock(database, Object.values(keys), farthestBlock(now))
      if (blockedUntil && blockedUntil > now) throw tooManyAttempts(blockedUntil.getTime() - now.getTime())
      if (!(await count('account'))) throw tooManyAttempts(firstWait)
    },
    async fail() {
      const now = clock.now()
      await deleteForgottenFailures(database, new Date(now.getTime() - memory), now)
      // Only now: people of one school or office who sign in at the same moment must not lock each other out.
      await count('address')
    },
    async succeed() {
      await clearFailures(database, keys.account)
      // Not all of them: somebody with an account of their own could then guess at others' without end.
      await forgiveFailure(database, keys.address)
    },
  }
}

function tooManyAttempts(wait: number): AppError {
  const seconds = Math.ceil(wait / 1000)
  return new AppError('rate_limited', `Too many failed attempts. Try again in ${formatWait(seconds)}.`, {
    headers: { 'retry-after': String(seconds) },
  })
}

function formatWait(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
