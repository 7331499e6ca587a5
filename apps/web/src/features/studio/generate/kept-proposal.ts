import { type AppDocument, diffDocuments, parseDocument } from '@kwiq/app-model'
import type { Proposed } from './review-sheet.tsx'

const keyOf = (projectId: string) => `kwiq-proposal:${projectId}`

/**
 * The proposal of a project that waits in this tab for a decision, so that a reload does not cost it; null where
 * there is none. Without storage there is none.
 */
export function readKeptProposal(projectId: string): Proposed | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(projectId)) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { prompt, before, layout, notice, unplaced } = kept as Record<keyof Proposed, unknown>
    const [from, to] = [readDocument(before), readDocument(layout)]
    if (typeof prompt !== 'string' || !from || !to) return null
    const changes = diffDocuments(from, to)
    if (changes.length === 0) return null
    return {
      prompt,
      before: from,
      layout: to,
      changes,
      notice: typeof notice === 'string' ? notice : null,
      unplaced: Array.isArray(unplaced) ? unplaced.filter((each) => typeof each === 'string') : [],
    }
  } catch {
    return null
  }
}

/** Keeps a proposal until it is decided on, or forgets the one that is kept. One without changes is not worth it. */
export function keepProposal(projectId: string, proposed: Proposed | null): void {
  try {
    sessionStorage.removeItem(keyOf(projectId))
    if (!proposed || proposed.changes.length === 0) return
    const { prompt, before, layout, notice, unplaced } = proposed
    sessionStorage.setItem(keyOf(projectId), JSON.stringify({ prompt, before, layout, notice, unplaced }))
  } catch {
    // Without room it lasts as long as the page.
  }
}

function readDocument(value: unknown): AppDocument | null {
  const parsed = parseDocument(value)
  return parsed.ok ? parsed.document : null
}
