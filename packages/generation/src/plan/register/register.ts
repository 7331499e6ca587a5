import type { FieldKind } from '../../entity.ts'

/** What a description says one knows of a thing. */
export interface Said {
  /** "Visibility", "Kind of litter". */
  name: string
  unit?: string
  unitWords?: string
  /** What stands below its input. */
  hint?: string
  /** What kind of field it is, where the words it is told in say so. */
  kind?: FieldKind
  options: readonly string[]
}

/** A kind of thing a description names, with what it says of it. */
export interface RegisterThing {
  /** Singular, lower case: "glass sheet". */
  noun: string
  said: Said[]
  /** It is written down again and again: "fog-signal log". */
  log?: string
  /** What its list is called, where that is no plural of it: "snag list". */
  called?: string
  /** Verbs it is the object of. */
  verbs: string[]
  /** It is somebody of whom the description says that more is noted of each. */
  isSomebody?: boolean
  /** What they are called, where that is said. */
  titles?: readonly string[]
  /** What it is marked as: "done", "packed". */
  marked?: string
  /** It is told with its values in a list of its own, which needs nothing more. */
  isTold?: boolean
  /** It is what the app calls itself, a page for each day: "site diary". */
  isBook?: boolean
  /** How much of the description is about it. */
  weight: number
}

export interface Register {
  /** The things, the one most is said of first. */
  things: RegisterThing[]
  /** Singular nouns of those who use the app. */
  audience: ReadonlySet<string>
  /** What the app is called by, as it is written: "fog-signal log", "mushroom cultivation". */
  about?: string
}
