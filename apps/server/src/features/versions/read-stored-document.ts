import { type AppDocument, parseDocument } from '@kwiq/app-model'

/** The document in a stored text, or null when the text is none any more. */
export function readStoredDocument(text: string): AppDocument | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  const parsed = parseDocument(json)
  return parsed.ok ? parsed.document : null
}
