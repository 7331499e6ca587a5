import { isPlainObject } from '../validation/check-keys.ts'
import { completeDocument } from './0001-complete-documents.ts'
import type { Fields } from './read-fields.ts'

/** `migrations[n]` turns a document of version n into one of version n + 1. */
const migrations: readonly ((document: Fields) => Fields)[] = [completeDocument]

/**
 * Brings unknown JSON to the current schema version, without judging it; what is current already comes back as
 * it is. Documents whose screens stand inside `app` are read too.
 */
export function migrateDocument(json: unknown): unknown {
  if (!isPlainObject(json)) return json
  let document = hoistScreens(json)
  const version = document.schemaVersion ?? 0
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0) return document
  for (const migrate of migrations.slice(version)) document = migrate(document)
  return document
}

function hoistScreens(document: Fields): Fields {
  if (document.screens !== undefined || !isPlainObject(document.app)) return document
  const { screens, ...app } = document.app
  return screens === undefined ? document : { ...document, app, screens }
}
