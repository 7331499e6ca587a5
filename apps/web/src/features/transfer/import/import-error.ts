/** Why a file cannot be imported, in a sentence for people. */
export class ImportError extends Error {
  override name = 'ImportError'
}
