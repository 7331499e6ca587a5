import { capitalise } from '../words/forms.ts'

/** The pieces of a list: "oboe, flute or horn". */
export const piecesOf = (list: string): string[] =>
  list.split(/,? (?:and|or) |, (?:and |or )?/).filter((each) => each !== '')

/** "Skaters, takings and free boxes" as the names of parts. */
export const inCapitals = (list: string): string => piecesOf(list).map(capitalise).join(', ')
