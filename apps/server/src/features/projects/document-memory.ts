import type { DocumentState } from './schema-repository.ts'

/** Characters of remembered documents, in all. */
const most = 24_000_000

interface Remembered extends DocumentState {
  document: string
}

/** Documents as they were read last: a database of several processes is asked whether they still are like that. */
export interface DocumentMemory {
  recall(projectId: string): Remembered | undefined
  remember(projectId: string, document: Remembered): void
}

export function createDocumentMemory(mostCharacters = most): DocumentMemory {
  /** Longest unused first. */
  const known = new Map<string, Remembered>()
  let characters = 0
  const forget = (projectId: string) => {
    characters -= known.get(projectId)?.document.length ?? 0
    known.delete(projectId)
  }
  return {
    recall: (projectId) => known.get(projectId),
    remember: (projectId, document) => {
      forget(projectId)
      known.set(projectId, document)
      characters += document.document.length
      for (const oldest of known.keys()) {
        if (characters <= mostCharacters) break
        forget(oldest)
      }
    },
  }
}
