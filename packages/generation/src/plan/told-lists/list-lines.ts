import { find, findAll, replaced } from '../../understand/searched.ts'

/** What stands before a row of values, and the row: "deliveries" and "supplier, material, qty". */
export interface ListLine {
  head: string
  /** Empty where a line only names something. */
  row: string
  /** It stands in brackets. */
  isBracketed?: true
}

const bullet = /^\s*(?:[-*•·–—▪◦]|\(?\d{1,2}[.)]|[a-z]\))\s+/u
/** "Boats with sail number and class. Lessons: coach, group": each sentence is a line. */
const sentenceEnd = /(?<=[\p{Ll}\d)?])[.;!] +(?=\p{Lu})|; /u
/** "clients w/ height, handicap / orders: club, supplier" */
const slashed = / \/ (?=[\p{L} ]{3,24}(?::| w\/| with ))/u

/** "Stock of eggs, jam and honey with price and amount" */
const stockOf = /\b(stock|list|inventory|overview) of [^:()\n]{2,60}? with\b/iu
const mostWords = 5
const bracketed = /(?:^|[,;:] |\band )([\p{L}][\p{L}'’ -]{2,40}?) ?\(((?:[^()]|\([^()]*\))+)\)/gu
const headed = /^([\p{L}][\p{L}'’ -]{1,90}?)(?:\s*:\s+| [-–—] )(\S.+)$/u
const tied = /^([\p{L}][\p{L}'’ -]{1,40}?) (?:with|w\/|incl\.|including)(?: (?:their|its|the|an?))? (\S.+)$/u

/** The lines of a text that name something, and what stands behind them in a row. */
export const listLines = (text: string): ListLine[] => linesOf(text).flatMap(readLine)

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(bullet, '').trim())
    .flatMap((line) => line.split(sentenceEnd))
    .flatMap((line) => line.split(slashed))
    .map((line) => replaced(line.replace(/[.,;!]+$/, ''), stockOf, '$1 with').trim())
    .filter((line) => line !== '')

function readLine(line: string): ListLine[] {
  const inBrackets = findAll(bracketed, line)
  const [first] = inBrackets
  // "Lead: name (first, last), phone": brackets behind a colon hold what a value can be.
  const [, head = '', row = ''] = find(headed, line) ?? find(tied, line) ?? []
  const isWithin = first !== undefined && head !== '' && line.indexOf('(') > head.length + 1
  if (first && !isWithin)
    return inBrackets.map(([, name = '', values = '']) => ({
      head: name,
      row: values,
      isBracketed: true as const,
    }))
  if (head === '') return [{ head: line, row: '' }]
  // "An app for our fitting studio: clients with height and swing speed": what stands behind is a line itself.
  if (head.split(' ').length > mostWords) return readLine(row)
  // "Ice cream van: flavours (tubs left, price), pitches (festival, fee)": each of them has a row.
  const several = isWithin ? inBrackets.filter(([, , values = '']) => values.includes(',')) : []
  if (several.length > 1)
    return several.map(([, name = '', values = '']) => ({
      head: name,
      row: values,
      isBracketed: true as const,
    }))
  return [{ head, row }]
}
