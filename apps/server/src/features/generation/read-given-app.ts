import { type AppDocument, parseDocument } from '@kwiq/app-model'
import { invalidInput } from '../../http/validation.ts'

/** The document a caller sent as `schema`. Throws 400 with the path at fault. */
export function readGivenApp(json: unknown): AppDocument {
  const parsed = parseDocument(json)
  if (parsed.ok) return parsed.document
  throw invalidInput(
    parsed.issues.map(({ path, message }) => ({ path: path ? `schema.${path}` : 'schema', message })),
  )
}
