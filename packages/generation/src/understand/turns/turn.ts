import type { Rewording } from '../searched.ts'

/** A turn of speech that says nothing of the app, or says it in other words; a comma keeps apart what it stood between. */
export interface Turn extends Rewording {
  /** A description before and after: what the turn is for, and its test. */
  example: readonly [before: string, after: string]
}
