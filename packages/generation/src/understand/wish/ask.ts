import type { FieldKind } from '../../entity.ts'

/** What a wish wants to know of each thing, by the name of its field: "when it was split" is "Split on", a date. */
export interface Ask {
  name: string
  /** Undefined where only its name tells. */
  kind?: FieldKind
  options: readonly string[]
  /** The question in the words of the wish, where the name has others: "How big it was" of "Size". */
  hint?: string
  /** What it is measured in, and the word for that. */
  unit?: string
  unitWords?: string
  /** A question that is put to the app, with its mark: what one wants to look up, and no more of what is kept. */
  isPut?: true
}
