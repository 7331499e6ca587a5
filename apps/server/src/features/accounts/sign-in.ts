import type { SignInRequest } from '@kwiq/contracts'
import type { UserRow } from '../../db/schema/index.ts'
import { AppError } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import { verifyPassword } from '../../platform/password-hash.ts'
import { createSignInGuard } from './sign-in-guard.ts'
import { findUserByEmail, setLastLogin } from './user-repository.ts'

/** Who email and password belong to. Throws 401 without telling which of the two was wrong, 429 after five failures. */
export async function signIn(
  context: Pick<Context, 'database' | 'clock' | 'secret'>,
  { email, password }: SignInRequest,
  address: string,
): Promise<UserRow> {
  const { database, clock } = context
  const guard = createSignInGuard(context, email.toLowerCase(), address)
  await guard.begin()
  const user = await findUserByEmail(database, email.toLowerCase())
  const isRight = await verifyPassword(user?.passwordHash ?? null, password)
  if (!user || !isRight || user.suspendedAt) {
    await guard.fail()
    throw new AppError('wrong_credentials', 'Email or password is not right.')
  }
  await guard.succeed()
  const now = clock.now()
  await setLastLogin(database, user.id, now)
  return { ...user, lastLoginAt: now }
}
