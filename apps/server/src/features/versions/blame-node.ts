import { type ComponentNode, findNode, isEqual } from '@kwiq/app-model'
import type { Blame } from '@kwiq/contracts'
import { notFound } from '../../http/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import { projectAccess } from '../sharing/index.ts'
import { readExcerpt } from './read-excerpt.ts'
import { readStoredDocument } from './read-stored-document.ts'
import { presentVersion } from './versions-presenter.ts'
import {
  findAuthoredVersions,
  findExcerpts,
  findLatestVersion,
  findVersionText,
  type VersionExcerpt,
} from './versions-repository.ts'

/**
 * Versions looked at in one query: few at first, because most searches end soon, and never so many that others wait
 * for long. Bytes read of each: most components are far smaller.
 */
const pageSizes = [4, 16]
const excerptLength = 6000

type OwnFields = Omit<ComponentNode, 'children'>

/**
 * The version that last changed a component itself (type, label, properties), or brought it in; what is inside a
 * container counts for itself. Throws `not_found` for a component the app does not have now.
 */
export async function blameNode(
  database: Database,
  userId: string,
  projectId: string,
  nodeId: string,
): Promise<Blame> {
  await projectAccess(database, userId, projectId, 'read-versions')
  const mark = `"id":${JSON.stringify(nodeId)}`
  const latest = await findLatestVersion(database, projectId)
  let newer: { number: number; fields: OwnFields } | null = null
  for (let last = latest?.number ?? 0, page = 0; last > 0; page += 1) {
    const first = Math.max(1, last + 1 - (pageSizes[page] ?? pageSizes.at(-1) ?? 1))
    const excerpts = await findExcerpts(database, projectId, { mark, length: excerptLength, first, last })
    for (const excerpt of excerpts) {
      const fields = await readFields(database, projectId, nodeId, excerpt)
      if (newer && (!fields || !isEqual(fields, newer.fields))) {
        return present(database, projectId, nodeId, newer.number)
      }
      if (!fields) throw notFound('Component')
      newer = { number: excerpt.number, fields }
    }
    last = first - 1
  }
  if (!newer) throw notFound('Component')
  return present(database, projectId, nodeId, newer.number)
}

async function readFields(
  database: Database,
  projectId: string,
  nodeId: string,
  { number, text }: VersionExcerpt,
): Promise<OwnFields | null> {
  if (text === null) return null
  const read = readExcerpt(text)
  if (read) return read
  // Rare: a component larger than the excerpt, or an id that also stands elsewhere.
  const whole = await findVersionText(database, projectId, number)
  const document = whole === null ? null : readStoredDocument(whole)
  const found = document && findNode(document, nodeId)
  if (!found) return null
  const { children: _, ...fields } = found.node
  return fields
}

async function present(
  database: Database,
  projectId: string,
  nodeId: string,
  number: number,
): Promise<Blame> {
  const [found] = await findAuthoredVersions(database, projectId, { before: number + 1, limit: 1 })
  if (!found) throw notFound('Version')
  return { nodeId, version: presentVersion(found) }
}
