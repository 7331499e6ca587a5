import type { CreateReviewLinkRequest, ReviewLink } from '@kwiq/contracts'
import type { ReviewLinkRow } from '../../../db/schema/index.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { Context } from '../../../http/context.ts'
import { seal, unseal } from '../../../platform/seal.ts'
import { type ActivityEntry, recordActivity } from '../../monitoring/index.ts'
import { isUuid } from '../../../platform/ids.ts'
import { projectAccess } from '../../sharing/index.ts'
import { lockProjectComments } from '../comments-repository.ts'
import { hashSecret } from './open-link.ts'
import { endLinkRow, findLinks, insertLink } from './review-repository.ts'

/** Links of one project that work at a time. */
const mostLinks = 20

type LinkDeps = Pick<Context, 'database' | 'clock' | 'ids' | 'events' | 'env' | 'secret'>

/** The links that work, newest first, for those who may share the project. */
export async function listReviewLinks(
  deps: LinkDeps,
  userId: string,
  projectId: string,
): Promise<ReviewLink[]> {
  await projectAccess(deps.database, userId, projectId, 'share')
  const rows = await findLinks(deps.database, projectId)
  return rows.map((row) => presentLink(deps, row))
}

/** Makes a link. Throws `conflict` when there are 20 already. */
export async function createReviewLink(
  deps: LinkDeps,
  userId: string,
  projectId: string,
  { name }: CreateReviewLinkRequest,
): Promise<ReviewLink> {
  const { database, clock, ids, secret, events } = deps
  await projectAccess(database, userId, projectId, 'share')
  const id = ids.uuid()
  const token = ids.token()
  const row: ReviewLinkRow = {
    id,
    projectId,
    name,
    tokenHash: hashSecret(token),
    sealedToken: seal(secret, 'review-link', id, token),
    createdBy: userId,
    createdAt: clock.now(),
    lastOpenedAt: null,
    endedAt: null,
  }
  await database.transaction(async (transaction) => {
    await lockProjectComments(transaction, projectId)
    if ((await findLinks(transaction, projectId)).length >= mostLinks) {
      throw new AppError('conflict', `A project can have ${mostLinks} review links. End one first.`)
    }
    await insertLink(transaction, row)
    await recordActivity({ ...deps, database: transaction }, linkActivity('created', userId, id))
  })
  events.publish({ projectId, type: 'review.changed', actorId: userId, data: { linkId: id } })
  return presentLink(deps, row)
}

/** Ends a link at once; what came by it stays. */
export async function endReviewLink(
  deps: LinkDeps,
  userId: string,
  projectId: string,
  linkId: string,
): Promise<void> {
  const { database, clock, events } = deps
  await projectAccess(database, userId, projectId, 'share')
  if (!isUuid(linkId)) throw notFound('Review link')
  await database.transaction(async (transaction) => {
    const isEnded = await endLinkRow(transaction, projectId, linkId, clock.now())
    if (!isEnded) throw notFound('Review link')
    await recordActivity({ ...deps, database: transaction }, linkActivity('ended', userId, linkId))
  })
  events.publish({ projectId, type: 'review.changed', actorId: userId, data: { linkId } })
}

function presentLink({ env, secret }: LinkDeps, row: ReviewLinkRow): ReviewLink {
  return {
    id: row.id,
    url: readUrl(env.publicUrl, secret, row),
    name: row.name,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
  }
}

function readUrl(publicUrl: string, secret: Buffer, { id, sealedToken }: ReviewLinkRow): string | null {
  try {
    return `${publicUrl}/review/${unseal(secret, 'review-link', id, sealedToken).toString()}`
  } catch {
    return null
  }
}

function linkActivity(done: 'created' | 'ended', userId: string, linkId: string): ActivityEntry {
  return { action: `review-link.${done}`, resourceType: 'review-link', resourceId: linkId, userId }
}
