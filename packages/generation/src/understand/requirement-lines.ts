import { remembering } from '../remembering.ts'
import { stopWords } from '../words/lexicon.ts'
import { stemOf } from '../words/forms.ts'

/** A line of a list of requirements: what it asks for, and what is told of that. */
export interface RequirementLine {
  /** What it asks for, as it is written: "harbour fees", "freeze membership". */
  head: string
  /** What stands behind it in brackets or after a colon. */
  values: string[]
}

const bullet = /^\s*(?:[-*•·–—▪◦]|\(?\d{1,2}[.)]|[a-z]\))\s*/u
const fewestLines = 4
const longestLine = 110
/** A line with more words, and one with an end, is a sentence. */
const mostWords = 14
/** "For coaches:", "Features:" */
const heading = /:\s*$/u
const values = /^([^(:]+?)\s*(?:\(([^()]*)\)|: +(.+)|\s[-–] (.+))/u
/** "Plots with number, size and tenant" */
const withValues = /^([^(:,]+?) with ([^,]+, .+|.+ and .+)$/iu

const readLine = (line: string): RequirementLine => {
  const [, head = line, ...rows] = values.exec(line) ?? withValues.exec(line) ?? []
  const row = rows.find((each) => each !== undefined) ?? ''
  return {
    head: head.trim(),
    values: row
      .split(/,| and | \/ |\//u)
      .map((value) => value.trim())
      .filter((value) => value !== ''),
  }
}

/**
 * The lines of a description that is a list of requirements, behind its first line and without those that only say whose they
 * are. Empty where it is written in sentences.
 */
export const requirementLines = remembering<readonly RequirementLine[]>(16, (text) => {
  const lines = text
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !heading.test(line))
  const listed = lines.filter(
    (line) =>
      (bullet.test(line) || !/[.!?]$/u.test(line)) &&
      line.length <= longestLine &&
      line.split(/\s+/u).length <= mostWords,
  )
  // "1 book a table": numbers without a sign.
  const isNumbered = listed.every((line) => /^\d{1,2} \D/u.test(line))
  return listed.length >= fewestLines && listed.length * 4 >= lines.length * 3
    ? listed.map((line) => readLine(line.replace(isNumbered ? /^\d+ /u : bullet, '').replace(/[.,;]+$/u, '')))
    : []
})

/** The stems of what the lines ask for, with spaces around, for looking up what a screen is called. */
export const stemsOfHeads = (lines: readonly RequirementLine[]): string =>
  ` ${lines
    .flatMap(({ head }) => head.toLowerCase().match(/\p{L}[\p{L}'-]*/gu) ?? [])
    .filter((word) => !stopWords.has(word))
    .map(stemOf)
    .join(' ')} `
