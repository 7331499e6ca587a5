import type { UpdateProfileRequest } from '@kwiq/contracts'
import type { UserRow } from '../../../db/schema/index.ts'
import type { Context } from '../../../http/context.ts'
import { recordActivity } from '../../monitoring/index.ts'
import { activityOf } from '../email/change-email.ts'
import { setNames } from '../user-repository.ts'

/** Changes the person's names. */
export async function updateProfile(
  context: Pick<Context, 'database' | 'clock' | 'ids'>,
  user: UserRow,
  names: UpdateProfileRequest,
): Promise<UserRow> {
  return context.database.transaction(async (transaction) => {
    const changed = await setNames(transaction, user.id, names)
    await recordActivity(
      { ...context, database: transaction },
      activityOf(user.id, 'account.profile-changed'),
    )
    return changed ?? user
  })
}
