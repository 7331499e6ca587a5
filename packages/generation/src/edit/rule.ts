import type { AppDocument, Command } from '@kwiq/app-model'

/** Understands one kind of instruction; undefined when the clause is not of its kind. */
export type EditRule = (clause: string, document: AppDocument) => Command[] | undefined
