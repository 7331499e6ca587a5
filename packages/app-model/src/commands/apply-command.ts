import type { AppDocument } from '../types.ts'
import { addComponent } from './add-component.ts'
import { addScreen } from './add-screen.ts'
import type { Applied, Batch, Command } from './command.ts'
import { duplicateComponent } from './duplicate-component.ts'
import { duplicateScreen } from './duplicate-screen.ts'
import { moveComponent } from './move-component.ts'
import { removeComponent } from './remove-component.ts'
import { removeScreen } from './remove-screen.ts'
import { renameComponent } from './rename-component.ts'
import { renameScreen } from './rename-screen.ts'
import { reorderScreen } from './reorder-screen.ts'
import { replaceComponent } from './replace-component.ts'
import { setAppInfo } from './set-app-info.ts'
import { setLocked } from './set-locked.ts'
import { setProperties } from './set-properties.ts'
import { setScreenProperties } from './set-screen-properties.ts'
import { setTheme } from './set-theme.ts'
import { setWrap } from './set-wrap.ts'

/**
 * Applies a command to a valid document. The given document is untouched; the new one shares every part the
 * command did not touch. Throws CommandError when the command does not fit this document. A valid document
 * stays valid, except that its size as JSON is only checked by `validateDocument`.
 */
export function applyCommand(document: AppDocument, command: Command): Applied {
  switch (command.type) {
    case 'add-component':
      return addComponent(document, command)
    case 'move-component':
      return moveComponent(document, command)
    case 'duplicate-component':
      return duplicateComponent(document, command)
    case 'remove-component':
      return removeComponent(document, command)
    case 'set-properties':
      return setProperties(document, command)
    case 'rename-component':
      return renameComponent(document, command)
    case 'replace-component':
      return replaceComponent(document, command)
    case 'add-screen':
      return addScreen(document, command)
    case 'rename-screen':
      return renameScreen(document, command)
    case 'reorder-screen':
      return reorderScreen(document, command)
    case 'duplicate-screen':
      return duplicateScreen(document, command)
    case 'remove-screen':
      return removeScreen(document, command)
    case 'set-screen-properties':
      return setScreenProperties(document, command)
    case 'set-theme':
      return setTheme(document, command)
    case 'set-app-info':
      return setAppInfo(document, command)
    case 'set-wrap':
      return setWrap(document, command)
    case 'set-locked':
      return setLocked(document, command)
    case 'batch':
      return applyBatch(document, command)
  }
}

function applyBatch(document: AppDocument, { commands }: Batch): Applied {
  const inverses: Command[] = []
  let current = document
  for (const command of commands) {
    const applied = applyCommand(current, command)
    current = applied.document
    inverses.unshift(applied.inverse)
  }
  return { document: current, inverse: { type: 'batch', commands: inverses } }
}
