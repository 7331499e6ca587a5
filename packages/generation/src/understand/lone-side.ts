import { toSingular } from '../words/forms.ts'

const fewestLines = 2
const anybody = /^(?:users?|people|everybody|everyone|anyone|members?)$/iu

/** Where one side of an app is told, and whose it is: "for coaches:" before lines of their own. */
export interface LoneSide {
  start: number
  who: string
}

/** The lines of a description behind its first, as far as its other lines go. */
const linesBefore = (text: string, start: number): string[] =>
  text
    .slice(0, start)
    .split('\n')
    .slice(1)
    .filter((line) => /\p{L}/u.test(line))

/**
 * Whether a side that is told alone is the part of some beside those the app is for: it stands on a line of its own behind
 * other lines, and the first line says nothing of them.
 */
export function isLoneSide(text: string, { start, who }: LoneSide): boolean {
  const head = toSingular(who.split(' ').at(-1) ?? who)
  if (anybody.test(head) || !/(?:^|\n)[^\S\n]*$/u.test(text.slice(0, start))) return false
  const [opening = ''] = text.split('\n')
  const isForThem = new RegExp(
    `\\b(?:for|of|where)\\b[^:,]*\\b${head}|\\b${head}s?['’]? (?:app|club|portal)\\b`,
    'iu',
  )
  return linesBefore(text, start).length >= fewestLines && !isForThem.test(opening)
}
