import type { AppDocument } from '@kwiq/app-model'
import { readWordings } from '../../trace/coverage.ts'
import { isColorWord } from '../../understand/color-words.ts'
import { isLook } from '../../understand/look.ts'
import type { Phrase } from '../../understand/phrase.ts'
import type { Understanding } from '../../understand/understand.ts'
import { stemOf } from '../../words/forms.ts'
import { phrasesOfLine } from './line-phrases.ts'

const enough = 0.6
/** What only holds the things it is named after: "motions archive". */
const holders =
  /^(?:archive|directory|catalogue|catalog|register|page|overview|section|list|area|tab|screen|system)$/u
/** How it shall look and be handled, and in which languages. */
const ofLook =
  /\b(?:look|looks|fonts?|colou?rs?|design|style|ui|theme|mode|dark|background|icons|techie|english)\b/iu

const stemsOf = (name: string): ReadonlySet<string> =>
  new Set((name.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []).map(stemOf))

const isOfLook = ({ label = '', words }: Phrase): boolean =>
  ofLook.test(label) || isLook(label) || words.some((word) => isColorWord(word))

/** What the lines of a list of requirements ask for that no label of an app has most words of. */
export function lostPhrases(meant: Understanding, document: AppDocument): Phrase[] {
  const { lines } = meant
  if (lines.length === 0) return []
  const shown = [
    ...readWordings(document).map(({ stems }) => stems),
    ...document.screens.map(({ name }) => stemsOf(name)),
  ]
  const isShown = ({ words, stems }: Phrase) => {
    const asked = words.length > 1 && holders.test(words.at(-1) ?? '') ? stems.slice(0, -1) : stems
    return shown.some((each) => asked.filter((stem) => each.has(stem)).length >= enough * asked.length)
  }
  return lines.flatMap(phrasesOfLine).filter((phrase) => !isShown(phrase) && !isOfLook(phrase))
}
