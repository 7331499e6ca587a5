import type { AppDocument } from '../types.ts'
import type { AddComponent } from './add-component.ts'
import type { AddScreen } from './add-screen.ts'
import type { DuplicateComponent } from './duplicate-component.ts'
import type { DuplicateScreen } from './duplicate-screen.ts'
import type { MoveComponent } from './move-component.ts'
import type { RemoveComponent } from './remove-component.ts'
import type { RemoveScreen } from './remove-screen.ts'
import type { RenameComponent } from './rename-component.ts'
import type { RenameScreen } from './rename-screen.ts'
import type { ReorderScreen } from './reorder-screen.ts'
import type { ReplaceComponent } from './replace-component.ts'
import type { SetAppInfo } from './set-app-info.ts'
import type { SetLocked } from './set-locked.ts'
import type { SetProperties } from './set-properties.ts'
import type { SetScreenProperties } from './set-screen-properties.ts'
import type { SetTheme } from './set-theme.ts'
import type { SetWrap } from './set-wrap.ts'

/** Several commands as one edit with one inverse: all apply or none does. */
export interface Batch {
  type: 'batch'
  commands: Command[]
}

/** Every edit of a document there is: canvas, keyboard, AI edits and the API all send these. Plain JSON. */
export type Command =
  | AddComponent
  | MoveComponent
  | DuplicateComponent
  | RemoveComponent
  | SetProperties
  | RenameComponent
  | ReplaceComponent
  | AddScreen
  | RenameScreen
  | ReorderScreen
  | DuplicateScreen
  | RemoveScreen
  | SetScreenProperties
  | SetTheme
  | SetAppInfo
  | SetWrap
  | SetLocked
  | Batch

/** An applied command: the new document, which shares all it can with the old, and the command that takes it back. */
export interface Applied {
  document: AppDocument
  inverse: Command
}
