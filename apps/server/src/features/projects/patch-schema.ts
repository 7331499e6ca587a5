import { type AppDocument, applyCommand, type Command, CommandError, parseCommand } from '@kwiq/app-model'
import type { SaveResult } from '@kwiq/contracts'
import { AppError } from '../../http/app-error.ts'
import { invalidInput } from '../../http/validation.ts'
import { projectAccess } from '../sharing/index.ts'
import { saveDocument, type SaveDocumentDeps } from '../versions/index.ts'
import { readDocument } from './read-document.ts'
import type { SaveConditions } from './save-conditions.ts'

/** Changes the document by commands, all or none. Throws 400 naming the command at fault, or 412 as PUT does. */
export async function patchSchema(
  deps: SaveDocumentDeps,
  userId: string,
  projectId: string,
  { commands, ...conditions }: { commands: unknown[] } & SaveConditions,
): Promise<SaveResult> {
  await projectAccess(deps.database, userId, projectId, 'edit-document')
  const parsed = commands.map(readCommand)
  return saveDocument(deps, {
    projectId,
    authorId: userId,
    kind: 'edit',
    message: null,
    ...conditions,
    commands,
    change: (readCurrent) => {
      const current = readCurrent()
      if (!current) throw new AppError('corrupt_document', 'Invalid schema structure')
      return readDocument(applyAll(current, parsed))
    },
  })
}

function readCommand(json: unknown, index: number): Command {
  const parsed = parseCommand(json)
  if (parsed.ok) return parsed.command
  const at = `commands[${index}]`
  throw invalidInput(
    parsed.issues.map(({ path, message }) => ({ path: path ? `${at}.${path}` : at, message })),
  )
}

function applyAll(document: AppDocument, commands: readonly Command[]): AppDocument {
  return commands.reduce((current, command, index) => {
    try {
      return applyCommand(current, command).document
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      throw invalidInput([{ path: `commands[${index}]`, message: error.message }])
    }
  }, document)
}
