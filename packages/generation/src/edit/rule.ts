import type { AppDocument, Command } from '@kwiq/app-model'

/** Commands, and what the person should know about them; without commands nothing is changed. */
interface EditOutcome {
  commands: Command[]
  note?: string
}

/** Understands one kind of instruction; undefined when the clause is not of its kind. */
export type EditRule = (clause: string, document: AppDocument) => Command[] | EditOutcome | undefined
