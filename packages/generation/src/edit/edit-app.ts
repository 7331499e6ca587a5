import { type AppDocument, applyCommand, type Command, CommandError } from '@kwiq/app-model'
import { addingRules } from './rules/adding.ts'
import { changingRules } from './rules/changing.ts'
import { detailRules } from './rules/details.ts'
import { screenRules } from './rules/screens.ts'
import { explainMissing } from './explain-missing.ts'
import type { EditRule } from './rule.ts'

export interface EditedApp {
  /** The document after all commands; the same object when nothing was understood. */
  document: AppDocument
  commands: Command[]
  /** Clauses of the instruction that no rule understood, as written. */
  notUnderstood: string[]
  notes: string[]
}

const rules: readonly EditRule[] = [...screenRules, ...detailRules, ...changingRules, ...addingRules]

/**
 * Turns an instruction ("add a settings screen, make it green and rename Home to Feed") into commands of the
 * document. Pure: ids come from what the document holds. Nodes no command names stay the same objects. A
 * clause that is not understood changes nothing and is reported.
 */
export function editApp({ document, prompt }: { document: AppDocument; prompt: string }): EditedApp {
  let current = document
  const commands: Command[] = []
  const notUnderstood: string[] = []
  const notes: string[] = []
  for (const clause of splitClauses(prompt)) {
    const found = rules.map((rule) => rule(clause, current)).find((made) => made !== undefined)
    const outcome = Array.isArray(found) ? { commands: found } : found
    const applied = outcome && applyAll(current, outcome.commands)
    if (outcome?.note !== undefined) notes.push(outcome.note)
    if (outcome && applied && outcome.commands.length > 0) {
      commands.push(...outcome.commands)
      current = applied
    } else {
      notUnderstood.push(clause)
      const missing = outcome?.note === undefined ? explainMissing(clause, current) : undefined
      if (missing !== undefined) notes.push(missing)
    }
  }
  if (commands.length === 0 && notes.length === 0)
    notes.push('Nothing was changed. Try "Add a settings screen", "Make it green" or "Rename Home to Feed".')
  return { document: current, commands, notUnderstood, notes: [...new Set(notes)] }
}

function applyAll(document: AppDocument, commands: readonly Command[]): AppDocument | undefined {
  try {
    return commands.reduce((current, command) => applyCommand(current, command).document, document)
  } catch (error) {
    if (error instanceof CommandError) return undefined
    throw error
  }
}

const verbs =
  'add|insert|put|include|create|remove|delete|drop|rename|call|make|change|set|use|switch|turn|move|swap|replace|hide|show|link|connect|duplicate|copy|translate|start'

/** One clause for each thing to do: at sentence ends, and at "and" or a comma before a verb. */
function splitClauses(prompt: string): string[] {
  return prompt
    .slice(0, 4000)
    .toWellFormed()
    .split(
      new RegExp(`[.;\\n]+\\s*|\\s*,?\\s+(?:and|then)\\s+(?=(?:${verbs})\\b)|,\\s+(?=(?:${verbs})\\b)`, 'i'),
    )
    .map((clause) => clause.trim().replace(/^(?:please|can you|could you)\s+/i, ''))
    .filter((clause) => clause.length > 1)
    .slice(0, 12)
}
