import { createHash } from 'node:crypto'
import type { BuiltInTemplate } from '@kwiq/examples/templates'
import type { Context } from '../../http/context.ts'
import { readStoredDocument } from '../versions/index.ts'
import { outlineDocument } from './outline-document.ts'
import { deleteBuiltIn, findSourceHashes, putBuiltIn } from './templates-repository.ts'

/**
 * Puts the templates that come with Kwiq into the database: new and changed ones only, so that another start costs
 * one small query. Several processes may do it at once.
 */
export async function seedTemplates(
  { database, clock, ids }: Pick<Context, 'database' | 'clock' | 'ids'>,
  given?: readonly BuiltInTemplate[],
): Promise<void> {
  // Loaded here and not with the server: once seeded, nobody needs them any more.
  const all = given ?? (await import('@kwiq/examples/templates')).builtInTemplates
  const known = await findSourceHashes(database)
  const now = clock.now()
  const changed = all.flatMap((template, index) => {
    const text = template.readText()
    const { slug, name, description, category } = template
    const sourceHash = hash([name, description, category, text])
    if (known.get(slug) === sourceHash) return []
    const document = readStoredDocument(text)
    if (!document) throw new Error(`The template ${slug} is no app document.`)
    return {
      id: ids.uuid(),
      slug,
      sourceHash,
      name,
      description,
      category,
      document: JSON.stringify(document),
      outline: JSON.stringify(outlineDocument(document)),
      downloads: 0,
      status: 'published' as const,
      reviewNote: null,
      authorId: null,
      projectId: null,
      // The list is by downloads and then by time: this keeps the order they are given in.
      createdAt: new Date(now.getTime() - index),
      reviewedAt: now,
    }
  })
  await putBuiltIn(database, changed)
  const slugs = new Set(all.map(({ slug }) => slug))
  await deleteBuiltIn(
    database,
    [...known.keys()].filter((slug) => !slugs.has(slug)),
  )
}

function hash(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
