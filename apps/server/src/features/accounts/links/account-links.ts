import { hash } from 'node:crypto'
import type { AccountLinkRow, UserRow } from '../../../db/schema/index.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Context } from '../../../http/context.ts'
import {
  countLinksSince,
  deleteExpiredLinks,
  findLink,
  insertLink,
  type LinkPurpose,
} from './account-links-repository.ts'

const hour = 3_600_000

/** Milliseconds a link is good for. */
const lifetimes: Record<LinkPurpose, number> = {
  'confirm-email': 24 * hour,
  'reset-password': hour,
  'password-link': 24 * hour,
}

/** Links of one kind that an account is mailed in an hour: nobody's letter box is to be filled by strangers. */
const mostInAnHour = 5

export const linkLifetimeWords: Record<LinkPurpose, string> = {
  'confirm-email': '24 hours',
  'reset-password': 'one hour',
  'password-link': '24 hours',
}

type Needed = Pick<Context, 'database' | 'clock' | 'ids'>

/** Stores a link for an account; gives its token, which is stored nowhere. */
export async function makeLink(
  { database, clock, ids }: Needed,
  user: Pick<UserRow, 'id' | 'passwordHash'>,
  { purpose, email }: { purpose: LinkPurpose; email: string },
): Promise<{ token: string; expiresAt: Date }> {
  const now = clock.now()
  await deleteExpiredLinks(database, now)
  const token = ids.token()
  const expiresAt = new Date(now.getTime() + lifetimes[purpose])
  await insertLink(database, {
    id: ids.uuid(),
    userId: user.id,
    purpose,
    tokenHash: hashLinkToken(token),
    email,
    passwordMark: markPassword(user.passwordHash),
    createdAt: now,
    expiresAt,
  })
  return { token, expiresAt }
}

/** Whether the account has been mailed as many links as it may for now. */
export async function isMailedEnough(
  { database, clock }: Pick<Needed, 'database' | 'clock'>,
  userId: string,
  purpose: LinkPurpose,
): Promise<boolean> {
  const since = new Date(clock.now().getTime() - hour)
  return (await countLinksSince(database, userId, purpose, since)) >= mostInAnHour
}

/** The link of a token while it is good. Throws 400 for any other, without saying why. */
export async function requireLink(
  { database, clock }: Pick<Needed, 'database' | 'clock'>,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<AccountLinkRow> {
  const link = await findLink(database, hashLinkToken(token), purposes)
  if (!link || link.expiresAt <= clock.now()) throw linkIsOver()
  return link
}

export function linkIsOver(): AppError {
  return new AppError('validation_failed', 'This link is no longer good. Please ask for a new one.')
}

function hashLinkToken(token: string): string {
  return hash('sha256', token)
}

/** Of a link that has set this password: it sets no other. */
export function markUsed(passwordHash: string): string {
  return hash('sha256', `used for ${passwordHash}`)
}

/** What tells one password's hash from another's without being either. */
export function markPassword(passwordHash: string | null): string {
  return hash('sha256', `password ${passwordHash ?? ''}`)
}
