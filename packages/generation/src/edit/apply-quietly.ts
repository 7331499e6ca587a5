import { type AppDocument, applyCommand, type Command, CommandError } from '@kwiq/app-model'

/** The document after a command; as it was where what the command is about is locked, which is told when it is applied. */
export function applyQuietly(document: AppDocument, command: Command): AppDocument {
  try {
    return applyCommand(document, command).document
  } catch (error) {
    if (error instanceof CommandError && error.code === 'locked') return document
    throw error
  }
}
