import type { TransferRequest, TransferResult } from '@kwiq/contracts'
import { AppError } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import { invalidInput } from '../../http/validation.ts'
import { recordActivity } from '../monitoring/index.ts'
import { lockPlanHolder } from '../projects/index.ts'
import { presentTransfer } from './present-transfer.ts'
import { findTransfers, insertTransfer, mostTransfers } from './transfers-repository.ts'

/** Keeps the name of a ZIP or the address of a repository for later conversion. */
export async function deferTransfer(
  { database, clock, ids }: Pick<Context, 'database' | 'clock' | 'ids'>,
  userId: string,
  { projectName, sourceType, sourceValue }: TransferRequest,
): Promise<TransferResult> {
  if (sourceType === 'URL') throw new Error('A URL is wrapped at once.')
  const value = sourceType === 'ZIP' ? readFileName(sourceValue) : readRepository(sourceValue)
  const row = {
    id: ids.uuid(),
    userId,
    projectName,
    sourceType,
    sourceValue: value,
    createdAt: clock.now(),
  }
  await database.transaction(async (transaction) => {
    // Of many at once the last place is one's.
    await lockPlanHolder(transaction, userId)
    if ((await findTransfers(transaction, userId)).length >= mostTransfers) {
      throw new AppError('conflict', `At most ${mostTransfers} transfers can be kept. Remove one first.`)
    }
    await insertTransfer(transaction, row)
    await recordActivity(
      { clock, ids, database: transaction },
      { action: 'transfer.saved', resourceType: 'transfer', resourceId: row.id, userId },
    )
  })
  return { mode: 'deferred', projectId: null, couldRead: null, transfer: presentTransfer(row) }
}

/** The last part of a path, without what turns or hides text. */
function readFileName(path: string): string {
  const name = (path.split(/[/\\]/).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim()
  if (!/^.+\.zip$/i.test(name)) {
    throw invalidInput([{ path: 'sourceValue', message: 'Please choose a .zip file.' }])
  }
  return name
}

/** `owner/name`, or an address of a repository, as https address. */
function readRepository(typed: string): string {
  const short = /^[\w.-]+\/[\w.-]+$/.test(typed) ? `https://github.com/${typed}` : typed
  const url = URL.parse(/^https?:\/\//i.test(short) ? short : `https://${short}`)
  if (
    !url ||
    !url.hostname.includes('.') ||
    url.username !== '' ||
    url.pathname.split('/').filter(Boolean).length < 2
  ) {
    throw invalidInput([
      {
        path: 'sourceValue',
        message: 'Please provide the address of a repository, like https://github.com/owner/name.',
      },
    ])
  }
  return url.href
}
