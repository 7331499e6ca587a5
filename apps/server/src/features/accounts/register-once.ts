import { createHash } from 'node:crypto'
import type { RegisterRequest } from '@kwiq/contracts'
import type { UserRow } from '../../db/schema/index.ts'
import { AppError } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import { registerAccount } from './register-account.ts'
import { findUserByEmail } from './user-repository.ts'

/**
 * For forms, which a double click sends twice: the same form while the first is being answered gives the same account, and
 * so does one of somebody who is signed in to that account already.
 */
export function createRegisterOnce(
  context: Pick<Context, 'database' | 'clock' | 'ids' | 'env' | 'mail'>,
): (asked: RegisterRequest, signedInId: string | undefined) => Promise<UserRow> {
  const running = new Map<string, Promise<UserRow>>()

  function begin(asked: RegisterRequest): Promise<UserRow> {
    const key = createHash('sha256').update(JSON.stringify(asked)).digest('hex')
    const begun = running.get(key) ?? registerAccount(context, asked).finally(() => running.delete(key))
    running.set(key, begun)
    return begun
  }

  return async (asked, signedInId) => {
    try {
      return await begin(asked)
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'email_taken') throw error
      const known = await findUserByEmail(context.database, asked.email.toLowerCase())
      if (!known || known.id !== signedInId) throw error
      return known
    }
  }
}
