import { and, asc, eq, getTableColumns, gt, or } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  accountLinks,
  activity,
  type ActivityRow,
  aiRuns,
  apiKeys,
  billingCustomers,
  buildArtifacts,
  builds,
  commentReads,
  comments,
  exportSettings,
  projectDocuments,
  type ProjectRow,
  projects,
  projectShares,
  projectUnderstandings,
  providerIdentities,
  reviewApprovals,
  reviewLinks,
  siteIcons,
  subscriptions,
  templateClones,
  templates,
  transfers,
  type VersionRow,
  versions,
} from '../../../db/schema/index.ts'
import type { Database } from '../../../platform/database/database.ts'

/** A comment as people are given it: without the mark of the browser that a guest wrote it in. */
const { guestKeyHash: _guestKeyHash, ...commentColumns } = getTableColumns(comments)

/** Rows read at a time. */
const pageSize = 500

/** Everything the person owns, deleted projects that can be brought back too. */
export async function findOwnProjects(database: Database, userId: string): Promise<ProjectRow[]> {
  return database.select().from(projects).where(eq(projects.ownerId, userId)).orderBy(asc(projects.createdAt))
}

/** The document as it is stored, and its place in history. */
export async function findDocument(database: Database, projectId: string) {
  const [found] = await database
    .select({
      document: projectDocuments.document,
      revision: projectDocuments.revision,
      updatedAt: projectDocuments.updatedAt,
    })
    .from(projectDocuments)
    .where(eq(projectDocuments.projectId, projectId))
  return found ?? null
}

/** Versions one at a time, first to last: each may hold two megabytes. */
export async function* readVersions(database: Database, projectId: string): AsyncGenerator<VersionRow> {
  for (let number = 0; ;) {
    const [version] = await database
      .select()
      .from(versions)
      .where(and(eq(versions.projectId, projectId), gt(versions.number, number)))
      .orderBy(asc(versions.number))
      .limit(1)
    if (!version) return
    yield version
    number = version.number
  }
}

/** What else belongs to one project of the person, without secrets: links, keys and guests' marks stay out. */
export async function findProjectParts(database: Database, projectId: string) {
  const of = (table: PgTable & { projectId: PgColumn }) => eq(table.projectId, projectId)
  const [understanding] = await database.select().from(projectUnderstandings).where(of(projectUnderstandings))
  const [template] = await database.select().from(templateClones).where(of(templateClones))
  const [icon] = await database.select().from(siteIcons).where(of(siteIcons))
  const [settings] = await database
    .select({
      packageId: exportSettings.packageId,
      lastBuildNumber: exportSettings.lastBuildNumber,
      certificate: exportSettings.certificate,
      keyCreatedAt: exportSettings.keyCreatedAt,
    })
    .from(exportSettings)
    .where(of(exportSettings))
  return {
    understanding: understanding ?? null,
    madeFromTemplate: template ?? null,
    siteIcon: icon ?? null,
    exportSettings: settings ?? null,
    comments: await database
      .select(commentColumns)
      .from(comments)
      .where(of(comments))
      .orderBy(asc(comments.createdAt)),
    builds: await database.select().from(builds).where(of(builds)).orderBy(asc(builds.createdAt)),
    files: await database
      .select({
        buildId: buildArtifacts.buildId,
        name: buildArtifacts.name,
        kind: buildArtifacts.kind,
        size: buildArtifacts.size,
        sha256: buildArtifacts.sha256,
        createdAt: buildArtifacts.createdAt,
      })
      .from(buildArtifacts)
      .innerJoin(builds, eq(builds.id, buildArtifacts.buildId))
      .where(of(builds)),
    shares: await database
      .select({
        id: projectShares.id,
        userId: projectShares.userId,
        invitedEmail: projectShares.invitedEmail,
        permission: projectShares.permission,
        createdAt: projectShares.createdAt,
        expiresAt: projectShares.expiresAt,
      })
      .from(projectShares)
      .where(of(projectShares)),
    reviewLinks: await database
      .select({
        id: reviewLinks.id,
        name: reviewLinks.name,
        createdAt: reviewLinks.createdAt,
        lastOpenedAt: reviewLinks.lastOpenedAt,
        endedAt: reviewLinks.endedAt,
      })
      .from(reviewLinks)
      .where(of(reviewLinks)),
    approvals: await database
      .select({
        screenId: reviewApprovals.screenId,
        guestName: reviewApprovals.guestName,
        approvedAt: reviewApprovals.approvedAt,
      })
      .from(reviewApprovals)
      .where(of(reviewApprovals)),
  }
}

/** What is kept about the person outside their own projects. */
export async function findPersonalRows(database: Database, userId: string) {
  return {
    providerIdentities: await database
      .select()
      .from(providerIdentities)
      .where(eq(providerIdentities.userId, userId)),
    sentLinks: await database
      .select({
        purpose: accountLinks.purpose,
        email: accountLinks.email,
        createdAt: accountLinks.createdAt,
        expiresAt: accountLinks.expiresAt,
      })
      .from(accountLinks)
      .where(eq(accountLinks.userId, userId)),
    apiKeys: await database
      .select({
        id: apiKeys.id,
        name: apiKeys.name,
        permissions: apiKeys.permissions,
        createdAt: apiKeys.createdAt,
        lastUsedAt: apiKeys.lastUsedAt,
        expiresAt: apiKeys.expiresAt,
      })
      .from(apiKeys)
      .where(eq(apiKeys.userId, userId)),
    sharedWithMe: await database
      .select({
        projectId: projectShares.projectId,
        projectName: projects.name,
        permission: projectShares.permission,
        createdAt: projectShares.createdAt,
      })
      .from(projectShares)
      .innerJoin(projects, eq(projects.id, projectShares.projectId))
      .where(eq(projectShares.userId, userId)),
    sharedByMe: await database
      .select({
        projectId: projectShares.projectId,
        invitedEmail: projectShares.invitedEmail,
        permission: projectShares.permission,
        createdAt: projectShares.createdAt,
      })
      .from(projectShares)
      .where(eq(projectShares.sharedBy, userId)),
    comments: await database
      .select(commentColumns)
      .from(comments)
      .where(eq(comments.authorId, userId))
      .orderBy(asc(comments.createdAt)),
    commentsReadUntil: await database.select().from(commentReads).where(eq(commentReads.userId, userId)),
    versionsByMe: await database
      .select({
        projectId: versions.projectId,
        number: versions.number,
        kind: versions.kind,
        changeMessage: versions.changeMessage,
        createdAt: versions.createdAt,
      })
      .from(versions)
      .where(eq(versions.authorId, userId)),
    builds: await database
      .select({
        id: builds.id,
        projectId: builds.projectId,
        platform: builds.platform,
        createdAt: builds.createdAt,
      })
      .from(builds)
      .where(eq(builds.actorId, userId)),
    aiRuns: await database
      .select()
      .from(aiRuns)
      .where(or(eq(aiRuns.userId, userId), eq(aiRuns.actorId, userId)))
      .orderBy(asc(aiRuns.createdAt)),
    templates: await database.select().from(templates).where(eq(templates.authorId, userId)),
    transfers: await database.select().from(transfers).where(eq(transfers.userId, userId)),
    billingCustomer: await database
      .select({ customerId: billingCustomers.customerId })
      .from(billingCustomers)
      .where(eq(billingCustomers.userId, userId)),
    subscriptions: await database.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
  }
}

/** What the person did, oldest first. */
export async function* readActivity(database: Database, userId: string): AsyncGenerator<ActivityRow> {
  for (let last: ActivityRow | null = null; ;) {
    const page: ActivityRow[] = await database
      .select()
      .from(activity)
      .where(
        and(
          eq(activity.userId, userId),
          last
            ? or(
                gt(activity.createdAt, last.createdAt),
                and(eq(activity.createdAt, last.createdAt), gt(activity.id, last.id)),
              )
            : undefined,
        ),
      )
      .orderBy(asc(activity.createdAt), asc(activity.id))
      .limit(pageSize)
    yield* page
    last = page.at(-1) ?? null
    if (page.length < pageSize) return
  }
}
