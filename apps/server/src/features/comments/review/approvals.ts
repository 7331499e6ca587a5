import { createHash } from 'node:crypto'
import type { AppDocument, Screen } from '@kwiq/app-model'
import type { Approval, PutApprovalRequest } from '@kwiq/contracts'
import type { ReviewApprovalRow } from '../../../db/schema/index.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { Database } from '../../../platform/database/database.ts'
import { recordActivity } from '../../monitoring/index.ts'
import { projectAccess } from '../../sharing/index.ts'
import { findDocument, readStoredDocument } from '../../versions/index.ts'
import type { CommentDeps } from '../comment-deps.ts'
import { lockProjectComments } from '../comments-repository.ts'
import { hashSecret, openLink } from './open-link.ts'
import { countApprovals, deleteApproval, findApprovals, saveApproval } from './review-repository.ts'

/** Approvals one link takes, and the most that are read at once. */
const mostApprovals = 2000

/** Screens guests have approved, for the project's people. */
export async function listApprovals(
  database: Database,
  userId: string,
  projectId: string,
): Promise<Approval[]> {
  await projectAccess(database, userId, projectId, 'read-comments')
  return present(database, projectId, await findApprovals(database, { projectId }, mostApprovals))
}

/** Screens approved through one link, for its guests. */
export async function listReviewApprovals(database: Database, token: string): Promise<Approval[]> {
  const { link, project } = await openLink(database, token)
  return present(database, project.id, await findApprovals(database, { linkId: link.id }, mostApprovals))
}

/** Approves a screen as it is now, or takes that back. Answers all approvals of the link. */
export async function putApproval(
  deps: CommentDeps,
  token: string,
  { screenId, approved, guest }: PutApprovalRequest,
): Promise<Approval[]> {
  const { database, clock, ids, events } = deps
  const { link, project } = await openLink(database, token)
  const guestKeyHash = hashSecret(guest.key)
  await database.transaction(async (transaction) => {
    await lockProjectComments(transaction, project.id)
    await openLink(transaction, token)
    if (approved) {
      if ((await countApprovals(transaction, link.id)) >= mostApprovals) {
        throw new AppError('conflict', 'This link has taken as many approvals as it can.')
      }
      const document = await readDocument(transaction, project.id)
      const screen = document?.screens.find(({ id }) => id === screenId)
      if (!document || !screen) throw notFound('Screen')
      await saveApproval(transaction, {
        id: ids.uuid(),
        projectId: project.id,
        reviewLinkId: link.id,
        screenId,
        screenHash: hashScreen(document, screen),
        guestKeyHash,
        guestName: guest.name,
        approvedAt: clock.now(),
      })
    } else {
      await deleteApproval(transaction, { linkId: link.id, screenId, guestKeyHash })
    }
    await recordActivity(
      { ...deps, database: transaction },
      {
        action: approved ? 'screen.approved' : 'screen.approval-withdrawn',
        resourceType: 'project',
        resourceId: project.id,
        userId: null,
      },
    )
  })
  events.publish({ projectId: project.id, type: 'review.changed', actorId: null, data: { screenId } })
  return listReviewApprovals(database, token)
}

async function present(
  database: Database,
  projectId: string,
  rows: ReviewApprovalRow[],
): Promise<Approval[]> {
  const document = rows.length === 0 ? null : await readDocument(database, projectId)
  const hashes = new Map(document?.screens.map((screen) => [screen.id, hashScreen(document, screen)]))
  return rows.map((row) => ({
    id: row.id,
    screenId: row.screenId,
    guestName: row.guestName,
    approvedAt: row.approvedAt.toISOString(),
    isCurrent: hashes.get(row.screenId) === row.screenHash,
  }))
}

async function readDocument(database: Database, projectId: string): Promise<AppDocument | null> {
  const stored = await findDocument(database, projectId)
  return stored && readStoredDocument(stored.document)
}

/** What one approves is a screen and how it looks. */
function hashScreen({ app }: AppDocument, screen: Screen): string {
  return createHash('sha256')
    .update(JSON.stringify([screen, app.theme]))
    .digest('hex')
}
