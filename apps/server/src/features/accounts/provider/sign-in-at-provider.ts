import { emailLimits, personNameLimits } from '@kwiq/contracts'
import { z } from 'zod'
import type { UserRow } from '../../../db/schema/index.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Context } from '../../../http/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { OidcPerson } from '../../../platform/oidc/index.ts'
import { recordActivity, requireFeature } from '../../monitoring/index.ts'
import { activityOf } from '../email/change-email.ts'
import { ownerRole } from '../owner-role.ts'
import {
  findUserByEmail,
  hasAnyUser,
  insertUser,
  lockRegistrations,
  setLastLogin,
} from '../user-repository.ts'
import { findUserOfIdentity, insertIdentity } from './provider-repository.ts'

type Needed = Pick<Context, 'database' | 'clock' | 'ids' | 'env'>

const ProvenEmail = z.email().max(emailLimits.max)

/**
 * The account of somebody the provider vouches for: the one they have been before, the one with the same email when
 * both sides have shown that it is theirs, or a new one. Throws 403 with what to do when it is none of these.
 */
export async function signInAtProvider(context: Needed, person: OidcPerson): Promise<UserRow> {
  const { database, clock } = context
  const user = await database.transaction(async (transaction) => {
    // Two windows of one person must not make two accounts.
    await lockRegistrations(transaction)
    return (
      (await findUserOfIdentity(transaction, person)) ??
      (await joinOrMake({ ...context, database: transaction }, person))
    )
  })
  if (user.suspendedAt) throw refusal('This account is suspended. Ask the owner of this Kwiq.')
  const now = clock.now()
  await setLastLogin(database, user.id, now)
  await recordActivity(context, activityOf(user.id, 'account.signed-in'))
  return { ...user, lastLoginAt: now }
}

async function joinOrMake(context: Needed, person: OidcPerson): Promise<UserRow> {
  const { database, clock } = context
  const email = ProvenEmail.safeParse(person.email).data
  if (!email || !person.isEmailVerified) {
    throw refusal(
      'Your sign-in provider does not say that your email is confirmed. Confirm it there, then sign in again.',
    )
  }
  const known = await findUserByEmail(database, email)
  if (known && !known.emailVerifiedAt) {
    throw refusal(
      `There is an account with ${email} here whose email has not been confirmed. If it is yours, sign in with its password and confirm the email on your account page, or choose "Forgot password?". After that your provider leads into it.`,
    )
  }
  const user = known ?? (await makeAccount(context, email, person))
  await insertIdentity(database, person, user.id, clock.now())
  if (known) await recordActivity(context, activityOf(user.id, 'account.joined-to-provider'))
  return user
}

async function makeAccount(context: Needed, email: string, person: OidcPerson): Promise<UserRow> {
  const { database, clock, ids, env } = context
  await requireFeature(database, 'registration')
  const now = clock.now()
  const stored = await insertUser(database, {
    id: ids.uuid(),
    email,
    emailVerifiedAt: now,
    firstName: person.firstName.slice(0, personNameLimits.max),
    lastName: person.lastName.slice(0, personNameLimits.max),
    passwordHash: null,
    role: await firstRole(database, env, email),
    suspendedAt: null,
    createdAt: now,
    lastLoginAt: now,
  })
  if (!stored) throw new Error('Another account took the email under the lock.')
  await recordActivity(context, activityOf(stored.id, 'account.registered'))
  return stored
}

async function firstRole(
  transaction: Database,
  env: Context['env'],
  email: string,
): Promise<UserRow['role']> {
  if (env.ownerEmail === null && !(await hasAnyUser(transaction))) return 'OWNER'
  return ownerRole(env, email) ?? 'FREE'
}

function refusal(message: string): AppError {
  return new AppError('forbidden', message)
}
