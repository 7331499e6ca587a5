import { capitalise } from '../../../words/forms.ts'

/** The pieces of a list: "oboe, flute or horn". */
export const piecesOf = (list: string): string[] =>
  list.split(/,? (?:and|or) |, (?:and |or )?/).filter((each) => each !== '')

/** "Skaters, takings and free boxes" as the names of parts. */
export const inCapitals = (list: string): string => piecesOf(list).map(capitalise).join(', ')

/** Where what is told of a part ends. */
export const end = '(?=[,.;]|$| and (?!\\p{L}+$))'
/** Where a part begins. */
export const start = '(?<=^|[,;:.] |\\b(?:and|shows|with|are|below it) )'
