import { toSingular } from '../../words/forms.ts'

const bullet = /^\s*(?:[-*•·–—▪◦]|\(?\d{1,2}[.)]|[a-z]\))\s+/u
const leastLines = 3
const mostWords = 6

/**
 * The words a list of a description begins its lines with, singular and lower case: what one line is about stands there, and
 * what is only mentioned in it stands behind. Undefined where it is no list.
 */
export function lineHeads(text: string): ReadonlySet<string> | undefined {
  const lines = text.split('\n').filter((line) => bullet.test(line))
  if (lines.length < leastLines) return undefined
  return new Set(
    lines.flatMap((line) =>
      (line.replace(bullet, '').split(/[:(,.;]| - /u)[0] ?? '')
        .toLowerCase()
        .split(/[^\p{L}-]+/u)
        .slice(0, mostWords)
        .map(toSingular),
    ),
  )
}
