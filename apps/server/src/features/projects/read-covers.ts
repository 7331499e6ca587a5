import type { Database } from '../../platform/database/database.ts'
import { readStoredDocument } from '../versions/index.ts'
import type { DocumentMemory } from './document-memory.ts'
import { findCovers, type ListedProject } from './projects-repository.ts'
import type { DocumentState } from './schema-repository.ts'

/**
 * The covers of these cards by project, as JSON with a character for each byte. Those whose documents stand as they did
 * the last time are remembered; the database is asked for the others alone. One that is no document any more is null.
 */
export async function readCovers(
  database: Database,
  memory: DocumentMemory,
  cards: readonly (ListedProject & DocumentState)[],
): Promise<Map<string, string>> {
  const covers = new Map<string, string>()
  const changed: string[] = []
  for (const card of cards) {
    const known = memory.recall(card.project.id)
    if (known && isSameState(known, card)) covers.set(card.project.id, known.document)
    else changed.push(card.project.id)
  }
  if (changed.length === 0) return covers
  for (const { projectId, cover, ...state } of await findCovers(database, changed)) {
    const isReadable = cover !== null && readStoredDocument(cover) !== null
    const document = isReadable ? Buffer.from(cover).toString('latin1') : 'null'
    memory.remember(projectId, { ...state, document })
    covers.set(projectId, document)
  }
  return covers
}

function isSameState(one: DocumentState, other: DocumentState): boolean {
  return (
    one.revision === other.revision &&
    one.writtenBy === other.writtenBy &&
    one.savedAt.getTime() === other.savedAt.getTime()
  )
}
