import { type AppDocument, parseDocument } from '@kwiq/app-model'
import { invalidInput } from '../../http/validation.ts'

/** The document in a request. Throws 400 with the path of every offending node, below `at` when it is given. */
export function readDocument(json: unknown, at = ''): AppDocument {
  const parsed = parseDocument(json)
  if (parsed.ok) return parsed.document
  throw invalidInput(parsed.issues.map(({ path, message }) => ({ path: joinPath(at, path), message })))
}

function joinPath(at: string, path: string): string {
  if (at === '' || path === '') return at || path
  return path.startsWith('[') ? `${at}${path}` : `${at}.${path}`
}
