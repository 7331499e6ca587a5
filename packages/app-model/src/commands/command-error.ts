/** Why a command could not be applied. */
export type CommandErrorCode =
  /** The screen or component it names is not there (any more). */
  | 'missing-target'
  /** The result would pass one of `documentLimits`. */
  | 'limit'
  /** That place cannot hold the component. */
  | 'invalid-place'
  | 'duplicate-id'
  /** What it puts in is not a valid part of a document. */
  | 'invalid-value'
  /** It, or what it stands in, is locked. */
  | 'locked'
  /** An app keeps at least one screen. */
  | 'last-screen'

/** Thrown by `applyCommand`; the document is untouched. The message is a sentence for people. */
export class CommandError extends Error {
  readonly code: CommandErrorCode

  constructor(code: CommandErrorCode, message: string) {
    super(message)
    this.name = 'CommandError'
    this.code = code
  }
}
