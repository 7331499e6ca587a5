/** How things of one sort are written down when something is done with them or happens to them: an entry with a date. */
export interface LogSource {
  /** "Flight": one entry. */
  one: string
  /** "Log flight" */
  add: string
  /** What six entries say. */
  names: string
  /** They are still to come: days ahead stand below them. */
  isAhead?: true
  /** What stands at their end: a length, a number, how it went. */
  values: string
  fields: string
  /** `title | value | delta` of what the entries add up to. */
  trend: string
}

/**
 * A sort of noun (garments, ailments, structures) with content that is true of any of its nouns. `{n}` stands for the noun,
 * `{N}` begins with a capital, `{ns}` and `{Ns}` are several. Lists are parted by semicolons and have six entries.
 */
export interface KindSource {
  id: string
  /** Nouns of the sort, in the singular, parted by commas: the last word of a compound or all of it. */
  nouns: string
  icon: string
  /** Keyword of their pictures, where the noun has no drawing of its own. */
  picture?: string
  /** What somebody would call six of them. */
  names: string
  /** What stands below each name. */
  lines: string
  /** What one knows each of them by, where they are told apart or compared. */
  traits?: string
  /** States with their tones: `Worn: neutral; To mend: warning`. */
  states: string
  /** What stands at the end of a row instead of the state. */
  values?: string
  /** `name | kind | value | options` */
  fields: string
  about: string
  /** `value | title | delta` lines for all of them. */
  figures: string
  /** What one does with one of them. */
  use: string
  /** What is looked at or done again and again, to keep them as they should be. */
  care: string
  /** What is written down of them. */
  log: LogSource
  /** What the entries of an app of it are called, where they are not the noun: dates of a club, lessons of a script. */
  entry?: string
  /** They happen, and are entries themselves: nobody has a shelf of earthquakes. */
  isEntry?: true
  /** They stand somewhere and are found there. */
  isPlaced?: true
  /** They are people. */
  isPerson?: true
  /** One has some of it rather than one: no plural. */
  isMass?: true
}

/** A kind with its nouns read. */
export interface Kind extends Omit<KindSource, 'nouns'> {
  nouns: readonly string[]
}

export const defineKind = ({ nouns, ...source }: KindSource): Kind => ({
  ...source,
  nouns: nouns
    .split(',')
    .map((noun) => noun.trim())
    .filter(Boolean),
})
