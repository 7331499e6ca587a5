/** Parts of a line of samples. */
export const list = (text: string) => text.split('; ')

/** What lists of a language hold, six of each kind. */
export interface Samples {
  /** A day and month as it is written. */
  dates: readonly string[]
  times: readonly string[]
  dishes: readonly string[]
  goods: readonly string[]
  courses: readonly string[]
  groceries: readonly string[]
  tasks: readonly string[]
  reviews: readonly string[]
  books: readonly string[]
  places: readonly string[]
  /** Names of what has a name: colonies, plots, trees. */
  things: readonly string[]
  /** What stands under a name: when or how. */
  lines: readonly string[]
  note: string
  about: string
  weekdays: readonly string[]
  /** Before the number of a paper. */
  number: string
}
