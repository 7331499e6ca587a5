import { createHmac } from 'node:crypto'
import { AppError } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import {
  addFailure,
  clearFailures,
  deleteForgottenFailures,
  findBlock,
  setBlock,
} from './sign-in-failure-repository.ts'

/** Failures in a row that are free. An address gets more: a school or an office shares one. */
const freeFailures = { account: 5, address: 20 } as const
/** Milliseconds. The wait doubles with every further failure, up to the longest. */
const firstWait = 30_000
const longestWait = 15 * 60_000
const memory = 24 * 3_600_000

/** How long to wait after this many failures in a row, in ms; 0 for not at all. */
export function waitAfter(failures: number, free: number): number {
  return failures < free ? 0 : Math.min(firstWait * 2 ** (failures - free), longestWait)
}

interface SignInGuard {
  /** Throws 429 while the account or the address has to wait. */
  check(): Promise<void>
  recordFailure(): Promise<void>
  clear(): Promise<void>
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

  return {
    async check() {
      const now = clock.now().getTime()
      const blockedUntil = await findBlock(database, Object.values(keys))
      const wait = (blockedUntil?.getTime() ?? 0) - now
      if (wait <= 0) return
      const seconds = Math.ceil(wait / 1000)
      throw new AppError('rate_limited', `Too many failed attempts. Try again in ${formatWait(seconds)}.`, {
        headers: { 'retry-after': String(seconds) },
      })
    },
    async recordFailure() {
      const now = clock.now()
      const forgottenSince = new Date(now.getTime() - memory)
      await deleteForgottenFailures(database, forgottenSince, now)
      for (const kind of ['account', 'address'] as const) {
        const failures = await addFailure(database, keys[kind], now, forgottenSince)
        const wait = waitAfter(failures, freeFailures[kind])
        if (wait > 0) await setBlock(database, keys[kind], new Date(now.getTime() + wait))
      }
    },
    clear: () => clearFailures(database, Object.values(keys)),
  }
}

function formatWait(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
