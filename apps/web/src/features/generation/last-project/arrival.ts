import type { GenerationSuccess } from '@kwiq/contracts'

/** What the builder hands to the next page along with the app; it lasts as long as the browser's history. */
export interface GenerationNotes {
  notice: string | null
  /** Parts of the description no place was found for. */
  unplaced: string[]
}

export function toNotes({ notice, unplaced }: GenerationSuccess): GenerationNotes {
  return { notice, unplaced }
}

/** Reads the notes from the router's state; without them there is nothing to say. */
export function readNotes(state: unknown): GenerationNotes {
  const found = typeof state === 'object' && state !== null ? state : {}
  return {
    notice: 'notice' in found && typeof found.notice === 'string' ? found.notice : null,
    unplaced:
      'unplaced' in found && Array.isArray(found.unplaced)
        ? found.unplaced.filter((part) => typeof part === 'string')
        : [],
  }
}
