import type { FieldKind } from '../../entity.ts'

/** What a wish wants to know of each thing, by the name of its field: "when it was split" is "Split on", a date. */
export interface Ask {
  name: string
  /** Undefined where only its name tells. */
  kind?: FieldKind
  options: readonly string[]
  /** What it is measured in, and the word for that. */
  unit?: string
  unitWords?: string
}
