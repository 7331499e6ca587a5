import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { templateClones, type TemplateRow, templates, users } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'

export type TemplateStatus = TemplateRow['status']

const listColumns = {
  id: templates.id,
  name: templates.name,
  description: templates.description,
  category: templates.category,
  downloads: templates.downloads,
  outline: templates.outline,
}

/** What a card shows. */
export type TemplateCard = Pick<TemplateRow, keyof typeof listColumns>

const ownColumns = {
  id: templates.id,
  name: templates.name,
  description: templates.description,
  category: templates.category,
  downloads: templates.downloads,
  status: templates.status,
  reviewNote: templates.reviewNote,
  createdAt: templates.createdAt,
  reviewedAt: templates.reviewedAt,
}

/** What its author is told of a template. */
export type OwnTemplateRow = Pick<TemplateRow, keyof typeof ownColumns>

const authorColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
}

export interface SubmissionRow {
  template: TemplateRow
  author: { id: string; firstName: string | null; lastName: string | null; email: string } | null
}

/** Published templates, the most used first. */
export async function findPublished(database: Database): Promise<TemplateCard[]> {
  return database
    .select(listColumns)
    .from(templates)
    .where(eq(templates.status, 'published'))
    .orderBy(desc(templates.downloads), desc(templates.createdAt), templates.name)
}

/** A template of any state, which nobody else changes until the transaction ends. */
export async function lockTemplate(transaction: Database, id: string): Promise<TemplateRow | null> {
  const rows = await transaction.select().from(templates).where(eq(templates.id, id)).for('update')
  return rows[0] ?? null
}

export async function findPublishedTemplate(database: Database, id: string): Promise<TemplateRow | null> {
  const rows = await database
    .select()
    .from(templates)
    .where(and(eq(templates.id, id), eq(templates.status, 'published')))
  return rows[0] ?? null
}

/** At most 500 of one status, or of any, newest first. */
export async function findSubmissions(
  database: Database,
  filter: { status?: TemplateStatus; id?: string },
): Promise<SubmissionRow[]> {
  return database
    .select({ template: templates, author: authorColumns })
    .from(templates)
    .leftJoin(users, eq(users.id, templates.authorId))
    .where(
      and(
        filter.status ? eq(templates.status, filter.status) : undefined,
        filter.id ? eq(templates.id, filter.id) : undefined,
      ),
    )
    .orderBy(desc(templates.createdAt), templates.name)
    .limit(500)
}

/**
 * Takes in a template; a pending one of the same project is replaced, its id too: who has looked at the one before and
 * publishes it must not publish what they have not seen.
 */
export async function putPending(database: Database, row: TemplateRow): Promise<void> {
  const { slug: _slug, ...values } = row
  await database
    .insert(templates)
    .values(row)
    .onConflictDoUpdate({ target: templates.projectId, targetWhere: sql`status = 'pending'`, set: values })
}

export async function updateTemplate(
  database: Database,
  id: string,
  values: Partial<Omit<TemplateRow, 'id'>>,
): Promise<void> {
  await database.update(templates).set(values).where(eq(templates.id, id))
}

/** Another published template of the same project, which a newer one takes the place of. */
export async function findPublishedSibling(
  database: Database,
  { id, projectId }: Pick<TemplateRow, 'id' | 'projectId'>,
): Promise<TemplateRow | null> {
  if (projectId === null) return null
  const rows = await database
    .select()
    .from(templates)
    .where(and(eq(templates.projectId, projectId), eq(templates.status, 'published'), ne(templates.id, id)))
  return rows[0] ?? null
}

/** What this person has handed in, newest first; at most 200. */
export async function findOwn(database: Database, authorId: string): Promise<OwnTemplateRow[]> {
  return database
    .select(ownColumns)
    .from(templates)
    .where(eq(templates.authorId, authorId))
    .orderBy(desc(templates.createdAt), desc(templates.id))
    .limit(200)
}

/** Deletes a template of this person's; false when they have none of that id. */
export async function deleteOwn(database: Database, authorId: string, id: string): Promise<boolean> {
  const rows = await database
    .delete(templates)
    .where(and(eq(templates.id, id), eq(templates.authorId, authorId)))
    .returning({ id: templates.id })
  return rows.length > 0
}

export async function deleteTemplate(database: Database, id: string): Promise<void> {
  await database.delete(templates).where(eq(templates.id, id))
}

/** Counts a download and remembers whose template the project is. */
export async function recordClone(
  transaction: Database,
  clone: { projectId: string; templateId: string; templateName: string; createdAt: Date },
): Promise<void> {
  await transaction
    .update(templates)
    .set({ downloads: sql`${templates.downloads} + 1` })
    .where(eq(templates.id, clone.templateId))
  await transaction.insert(templateClones).values(clone)
}

/** The template a project was made of, by its name at that time; null for other projects. */
export async function findOrigin(
  database: Database,
  projectId: string,
): Promise<{ templateId: string | null; templateName: string } | null> {
  const rows = await database
    .select({ templateId: templateClones.templateId, templateName: templateClones.templateName })
    .from(templateClones)
    .where(eq(templateClones.projectId, projectId))
  return rows[0] ?? null
}

/** Hashes of the built-in templates by their slugs. */
export async function findSourceHashes(database: Database): Promise<Map<string, string | null>> {
  const rows = await database
    .select({ slug: templates.slug, sourceHash: templates.sourceHash })
    .from(templates)
    .where(isNotNull(templates.slug))
  return new Map(rows.map(({ slug, sourceHash }) => [slug ?? '', sourceHash]))
}

/** Puts in built-in templates; of known ones everything but downloads and the owner's decision is renewed. */
export async function putBuiltIn(database: Database, rows: TemplateRow[]): Promise<void> {
  if (rows.length === 0) return
  await database
    .insert(templates)
    .values(rows)
    .onConflictDoUpdate({
      target: templates.slug,
      set: {
        name: sql`excluded.name`,
        description: sql`excluded.description`,
        category: sql`excluded.category`,
        document: sql`excluded.document`,
        outline: sql`excluded.outline`,
        sourceHash: sql`excluded.source_hash`,
      },
    })
}

/** Takes back built-in templates that no longer come with Kwiq. */
export async function deleteBuiltIn(database: Database, slugs: string[]): Promise<void> {
  if (slugs.length > 0) await database.delete(templates).where(inArray(templates.slug, slugs))
}
