import type { AppDocument } from '@kwiq/app-model'
import type { Database } from '../../platform/database/database.ts'
import type { VersionEntry } from './versions-repository.ts'

/** Characters of remembered documents, in all. */
const memory = 16_000_000

/** How a project stood after its last edit. */
export interface RememberedSave {
  revision: number
  document: AppDocument
  /** The document as it is stored. */
  text: string
  cover: string | null
  /** The version the edit went into. */
  version: VersionEntry
  /** The document before that version, or null when it could not be read. */
  base: AppDocument | null
}

interface SaveMemory {
  /** Longest unused first. */
  saves: Map<string, RememberedSave>
  characters: number
}

const memories = new WeakMap<Database, SaveMemory>()

/** What was remembered of a project. Others may have saved since: whoever relies on it must check the revision. */
export function recallSave(database: Database, projectId: string): RememberedSave | null {
  return memories.get(database)?.saves.get(projectId) ?? null
}

/** Remembers a save, so that the next edit need not read what this one wrote. */
export function rememberSave(database: Database, projectId: string, save: RememberedSave): void {
  const known = memories.get(database) ?? { saves: new Map<string, RememberedSave>(), characters: 0 }
  memories.set(database, known)
  const before = known.saves.get(projectId)
  if (before && before.revision > save.revision) return
  forget(known, projectId)
  known.saves.set(projectId, save)
  known.characters += save.text.length
  for (const oldest of known.saves.keys()) {
    if (known.characters <= memory) break
    forget(known, oldest)
  }
}

/** Forgets a project. */
export function forgetSave(database: Database, projectId: string): void {
  const known = memories.get(database)
  if (known) forget(known, projectId)
}

function forget(known: SaveMemory, projectId: string): void {
  known.characters -= known.saves.get(projectId)?.text.length ?? 0
  known.saves.delete(projectId)
}
