import type { AppDocument, Command } from '@kwiq/app-model'
import { unquote } from './words.ts'

/** Commands, and what the person should know about them; without commands nothing is changed. */
export interface EditOutcome {
  commands: Command[]
  note?: string
}

/** Understands one kind of instruction; undefined when the clause is not of its kind. */
export type EditRule = (clause: string, document: AppDocument) => Command[] | EditOutcome | undefined

export const commandsOf = (made: Command[] | EditOutcome): readonly Command[] =>
  Array.isArray(made) ? made : made.commands

/** Understood, but not to be done: why, or what to say instead. */
export const refuse = (note: string): EditOutcome => ({ commands: [], note })

export const noScreen = (words: string): EditOutcome =>
  refuse(
    `There is no screen named ${unquote(words)
      .replace(/\s+(?:which|that|where|so)\s.*$/i, '')
      .replace(/\s+the (?:start|first|home)(?:\s+(?:screen|page))?$/i, '')
      .replaceAll(/^(?:the|an?)\s+|\s+(?:screen|page|tab)$/gi, '')}.`,
  )
