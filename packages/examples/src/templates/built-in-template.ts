/** A template that comes with Kwiq. */
export interface BuiltInTemplate {
  /** Names it for good: it keeps its id and downloads when anything else changes. */
  slug: string
  name: string
  description: string
  category: string
  /** The app document as JSON text. */
  readText: () => string
}
