import { capitalise } from '../words/forms.ts'

const numbered = /^\s*(?:(?:screen|page|tab)\s+)?(?<number>\d{1,2})\s*[.):–-]\s*(?<said>\S.*)$/iu
/** A name alone on its line: a few words, the first with a capital, no end of a sentence. */
const nameAlone = /^(?:the )?\p{Lu}[\p{L}\d'&/-]*(?: [\p{L}\d'&/-]+){0,3}$/u
const nounBehind = /(?<=\p{L}) (?:screen|page|view|tab)$/iu
/** Numbers in lines are bullets already. */
const bulleted = /^\s*[-*•–]\s+(?<said>\S.*)$/

/** The lines of a text, where some of them are the names of screens by their numbers, and what stands below each. */
interface Named {
  name: string
  said: string[]
}

/**
 * "1. Welcome screen", and in the lines below what is on it: "The Welcome screen contains ...". A text whose numbered
 * lines say more than names, or that has bullets below them, is left as it is.
 */
export function withNumberedScreens(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const before: string[] = []
  const screens: Named[] = []
  for (const line of lines) {
    const { number, said } = { ...numbered.exec(line)?.groups, ...bulleted.exec(line)?.groups }
    if (said !== undefined) {
      const name = said.trim().replace(/:$/, '')
      const isInTurn = number === undefined || Number(number) === screens.length + 1
      if (!nameAlone.test(name) || !isInTurn) return text
      const inSmall = /^[\p{Lu}\d '&/-]+$/u.test(name) && name.length > 3 ? name.toLowerCase() : name
      screens.push({ name: capitalise(inSmall.replace(/^the /i, '').replace(nounBehind, '')), said: [] })
    } else (screens.at(-1)?.said ?? before).push(line.trim())
  }
  if (screens.length < 2 || screens.some(({ said }) => said.length === 0)) return text
  return [
    ...before.map((line) => line.replace(/[^.!?:;]$/, '$&.')),
    ...screens.map(({ name, said }) => `The ${name} screen contains ${asItems(said.join(', '))}`),
  ].join('\n')
}

/** "Logo, headline ...": in small letters, as within a sentence, with its end. */
const asItems = (said: string): string =>
  `${said
    .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
    .replaceAll(/[.,;]+, /g, ', ')
    .replace(/[.,;\s]*$/, '')}.`
