import {
  type AppDocument,
  describeChange,
  diffDocuments,
  protectLocked,
  screenOfChange,
  validateDocument,
  type ValidationIssue,
  withoutLocks,
} from '@kwiq/app-model'
import type { ProposedChange } from '@kwiq/contracts'
import type { EditedApp } from '@kwiq/generation'
import { loadGenerator } from './load-generator.ts'

/** Changes told of one by one where several were left alone. */
const mostNamed = 3

/** An edit that respects the locks, and what it changes. */
export interface FinishedEdit {
  document: AppDocument
  /** The commands as JSON. */
  raw: string
  notUnderstood: string[]
  notes: string[]
  changes: ProposedChange[]
  /** What is wrong with the document; nothing, else it is not to be used. */
  issues: readonly ValidationIssue[]
}

interface EditOrder {
  document: AppDocument
  prompt: string
}

/** Puts the locks of `before` before all that an edit made without regard to them: so one locked part keeps nothing else back. */
export function finishEdit(before: AppDocument, edited: EditedApp): FinishedEdit {
  const { document, leftAlone } = protectLocked(before, edited.document)
  const checked = validateDocument(document)
  return {
    document,
    raw: JSON.stringify(edited.commands),
    notUnderstood: edited.notUnderstood,
    notes: [...edited.notes, ...describeLeftAlone(leftAlone.map(describeChange))],
    changes: diffDocuments(before, document).map((change) => ({
      message: describeChange(change),
      screenId: screenOfChange(change),
    })),
    issues: checked.ok ? [] : checked.issues,
  }
}

/** What keeps a processor busy with a large app: a thread does it. */
export const editJobs = {
  /** Follows the instruction by the built-in rules. */
  byWords: async ({ document, prompt }: EditOrder): Promise<FinishedEdit> => {
    const { editApp } = await loadGenerator()
    return finishEdit(document, editApp({ document: withoutLocks(document), prompt, locked: document }))
  },
}

function describeLeftAlone(changes: readonly string[]): string[] {
  if (changes.length === 0) return []
  const others = changes.length - mostNamed
  const more = others > 0 ? ` And ${others} more.` : ''
  return [`Not done, because it is locked: ${changes.slice(0, mostNamed).join('; ')}.${more}`]
}
