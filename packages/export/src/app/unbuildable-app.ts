/** An app that cannot become a file; its message says why, in sentences for the person who made it. */
export class UnbuildableApp extends RangeError {
  override name = 'UnbuildableApp'
}
