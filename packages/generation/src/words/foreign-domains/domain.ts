import { foreignLanguages, type Language } from '../languages.ts'

/**
 * Text with a line for each of the languages of `domainLanguages`, in that order. Of one line all languages have the
 * same.
 */
type InLanguages = string

/** A list that apps of a domain have: what it is called, and what stands in it. */
export interface DomainList {
  /** Beginnings of nouns that name it, separated by commas; see `stemsForm`. */
  nouns: InLanguages
  /** What it is called where the description has no word of its own for it. */
  label: InLanguages
  /** `title | what stands under it`, separated by semicolons. */
  rows: InLanguages
  /**
   * Whether its rows are people, opinions of people, what happens on days, or what one is reminded of; `rows` of people say
   * who they are.
   */
  of?: 'people' | 'opinions' | 'days' | 'reminders'
  /** What stands at the end of its rows; a sum is written in euros and shown in the money of the language. */
  values?: InLanguages
  icon: string
  /** Keyword of its pictures, or one for each row. */
  picture?: string
  /** `name | kind | value | choices` of what one knows of each, separated by semicolons; name and notes go without saying. */
  fields?: InLanguages
  /** Two sentences about the first of them. */
  about?: InLanguages
  /** An app has it although its description says little. */
  isUsual?: true
  /** They stand somewhere: a map shows them. */
  isPlace?: true
  /** What stands at the end of its rows is spent: together it is what the app is about. */
  isSpent?: true
}

/** What everyday apps of one kind are about, in the languages Kwiq writes them in. */
export interface ForeignDomain {
  id: string
  /** Beginnings of words that tell it, separated by commas; see `stemsForm`. */
  words: InLanguages
  /** What it is about. */
  main: DomainList
  /** What else is named there. */
  lists: readonly DomainList[]
  /** One chooses a time for its things: they are booked. */
  isBooked?: true
}

/** Languages that domains have content in: the first of the foreign ones. */
const domainLanguages = foreignLanguages.slice(0, 8)

/** The line of a language; undefined where domains have no content in it. */
export function lineIn(text: InLanguages, language: Language): string | undefined {
  const at = domainLanguages.indexOf(language)
  if (at < 0) return undefined
  const lines = text.split('\n')
  return lines.length === 1 ? lines[0] : lines[at]
}

/** Parts of a line, each with its cells. */
export const cellsOf = (line: string): string[][] =>
  line.split('; ').map((part) => part.split(' | ').map((cell) => cell.trim()))

/** Without accents, which are often left out, and in small letters. */
export const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})[\u0300-\u036f]/gu, '')
    .normalize('NFC')

/**
 * Stems as a form for plain text: a word begins with one of them; in German it may have one anywhere, and in letters
 * without spaces they stand anywhere. One behind `=` is a whole word, one before `$` ends one.
 */
export function stemsForm(stems: string, language: Language): RegExp {
  const isLatin = !['ar', 'zh', 'ja'].includes(language)
  const parts = stems.split(',').map((each) => {
    const stem = plainly(each.trim())
    const plain = stem.replace(/^=/, '').replace(/\$$/, '')
    if (stem.startsWith('=')) return String.raw`(?<!\p{L})${plain}(?!\p{L})`
    if (stem.endsWith('$')) return String.raw`${plain}(?!\p{L})`
    return isLatin && language !== 'de' ? String.raw`(?<!\p{L})${plain}` : plain
  })
  return new RegExp(parts.join('|'), 'u')
}
