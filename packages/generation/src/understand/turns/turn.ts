/** A turn of speech that says nothing of the app, or says it in other words. */
export interface Turn {
  form: RegExp
  /** What stands in its place; a comma keeps apart what it stood between. */
  becomes: string | ((...found: string[]) => string)
  /** A description before and after: what the turn is for, and its test. */
  example: readonly [before: string, after: string]
}
