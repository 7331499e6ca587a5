import { foreignLanguages, type Language } from './languages.ts'
import type { ForeignRows } from './foreign-rows.ts'

/** A source has a line for all of the foreign languages, for the first nine, or for the others. */
const first = 9

export interface RowSource extends Omit<ForeignRows, 'titles' | 'details' | 'values'> {
  form: RegExp
  /** One list for all languages, or a line for each. */
  titles: string
  details: string
  values?: string
}

/** The line of a language among lines of several; undefined where it has none. */
export function lineOf(text: string, language: Language): string | undefined {
  const lines = text.split('\n')
  if (lines.length === 1) return lines[0]
  const index = foreignLanguages.indexOf(language)
  return lines[lines.length < first ? index - first : index]
}
