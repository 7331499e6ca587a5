export { applyCommand } from './commands/apply-command.ts'
export { type Applied, type Batch, type Command } from './commands/command.ts'
export { CommandError, type CommandErrorCode } from './commands/command-error.ts'
export { commandSchema, parseCommand, type ParsedCommand } from './commands/parse-command.ts'
export { createIdFactory, idLanes } from './create-id-factory.ts'
export { applyChanges } from './diff/apply-changes.ts'
export { commandsBetween } from './diff/commands-between.ts'
export { type Change } from './diff/change.ts'
export { describeChange, describeChanges } from './diff/describe-changes.ts'
export { componentOfChange, screenOfChange } from './diff/screen-of-change.ts'
export { placeLike } from './diff/place-like.ts'
export { diffDocuments } from './diff/diff-documents.ts'
export { emptyDocument, emptyScreen } from './empty-document.ts'
export {
  canRedo,
  canUndo,
  createHistory,
  type History,
  historyLimit,
  pushSnapshot,
  redo,
  type Step,
  undo,
} from './history/history.ts'
export { currentSchemaVersion, documentLimits } from './limits.ts'
export { findLock, findLockOf, hasLocks, type Lock } from './locks/find-lock.ts'
export { type ProtectedEdit, protectLocked } from './locks/protect-locked.ts'
export { freeNode, withoutLocks } from './locks/without-locks.ts'
export { mergeDocuments, type MergeResult } from './merge/merge-documents.ts'
export { type MergeConflict } from './merge/merge-fields.ts'
export { migrateDocument } from './migrations/migrate-document.ts'
export { parseDocument } from './migrations/parse-document.ts'
export { checkNavigation, type NavigationProblem } from './navigation/check-navigation.ts'
export { type FoundAction, listActions, readAction } from './navigation/list-actions.ts'
export { isReservedName } from './validation/check-keys.ts'
export { copyNode } from './tree/copy-node.ts'
export { isEqual } from './tree/is-equal.ts'
export { type Patch } from './tree/patch.ts'
export { type Place, placeOf } from './tree/place.ts'
export {
  type Action,
  type AppDocument,
  type AppInfo,
  type AppTheme,
  type ComponentNode,
  type ComponentType,
  componentTypes,
  type JsonValue,
  type Properties,
  type Screen,
  type ScreenProperties,
} from './types.ts'
export { findLinkRule, type LinkDecision } from './wrap/find-link-rule.ts'
export {
  defaultWrapOptions,
  type LinkRule,
  type LinkTarget,
  linkTargets,
  wrapLimits,
  type WrapOptions,
  type WrapOrientation,
  wrapOrientations,
} from './wrap/wrap-options.ts'
export { isSafeLink } from './validation/is-safe-link.ts'
export { type ValidationIssue } from './validation/reporter.ts'
export { validateDocument, type ValidationResult } from './validation/validate-document.ts'
export {
  canHoldChildren,
  collectNodeIds,
  countComponents,
  findNode,
  findScreen,
  measureDepth,
  type NodeLocation,
  walkComponents,
  walkNodes,
  walkScreen,
} from './walks/index.ts'
