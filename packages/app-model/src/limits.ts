/** What a document may hold. Past one of these, validation names the offending node. */
export const documentLimits = {
  /** Size of the whole document as JSON, in UTF-8 bytes. */
  bytes: 2_000_000,
  screens: 200,
  componentsPerScreen: 2_000,
  /** Levels of components: one that stands directly on a screen is at level 1. */
  depth: 12,
  /** Characters (code points) of a label, a screen's name and the app's name. */
  labelCharacters: 500,
  descriptionCharacters: 5_000,
  idCharacters: 200,
  typeCharacters: 100,
  /** Levels of objects and lists inside one component's properties. */
  propertyDepth: 32,
  /** Entries of one object or list inside a component's properties. */
  propertyEntries: 10_000,
} as const

/** The version this code writes. Older ones are migrated by `parseDocument`. */
export const currentSchemaVersion = 1
