import type { UserRow } from '../../../db/schema/index.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Context } from '../../../http/context.ts'
import { invalidInput } from '../../../http/validation.ts'
import { verifyPassword } from '../../../platform/password-hash.ts'
import { createSignInGuard } from '../sign-in-guard.ts'

/**
 * Throws unless the password is the account's: whoever finds an open session may not take the account over with it.
 * Guesses are slowed down as at signing in. `name` is the field the password came in.
 */
export async function requirePassword(
  context: Pick<Context, 'database' | 'clock' | 'secret'>,
  user: Pick<UserRow, 'email' | 'passwordHash'>,
  password: string,
  address: string,
  name = 'password',
): Promise<void> {
  if (user.passwordHash === null) {
    throw new AppError('conflict', 'This account has no password: it signs in through your sign-in provider.')
  }
  const guard = createSignInGuard(context, user.email, address)
  await guard.begin()
  if (!(await verifyPassword(user.passwordHash, password))) {
    await guard.fail()
    throw invalidInput([{ path: name, message: 'This is not your password.' }])
  }
  await guard.succeed()
}
