import { readStoredDocument } from './read-stored-document.ts'

/** Characters of remembered texts, in all. */
const memory = 32_000_000

/**
 * Makes a test of whether a stored text is a document. It remembers texts that were, so that reading the same
 * document again costs a comparison instead of a validation; other text under the same id is judged anew.
 */
export function createReadableCheck(maxCharacters = memory): (projectId: string, text: string) => boolean {
  /** Longest unused first. */
  const known = new Map<string, string>()
  let characters = 0

  const forget = (projectId: string, text: string) => {
    known.delete(projectId)
    characters -= text.length
  }
  return (projectId, text) => {
    const before = known.get(projectId)
    const isReadable = before === text || readStoredDocument(text) !== null
    if (before !== undefined) forget(projectId, before)
    if (!isReadable) return false
    known.set(projectId, text)
    characters += text.length
    for (const [oldest, oldText] of known) {
      if (characters <= maxCharacters) break
      forget(oldest, oldText)
    }
    return true
  }
}
