import { type AppDocument, walkNodes } from '@kwiq/app-model'
import type { Said } from './to-english.ts'

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const little =
  /^(?:the|an?|der|die|das|den|dem|des|ein|eine[nmr]?|les?|la|l['’]|une?|des|el|los|las|una|unas|unos)\s*(?<=['’\s])/i
/** "The garden screen" is told as the garden. */
const sort =
  /\s(?:screen|page|tab|bildschirm|seite|ansicht|reiter)$|^(?:écran|page|onglet|pantalla|página|pestaña|bildschirm|seite)\s+(?:de\s+la\s+|del?\s+|des\s+|du\s+|d['’])?/i
const named = (text: string): string => text.trim().replace(little, '').replace(sort, '')
const bare = (text: string): string => named(text).toLowerCase()

/**
 * A clause the rules were given, in the words of the person: itself where all its words are theirs, else the clause of
 * the instruction that has most of them. `said` are these clauses, as the rules read them and as they were written.
 */
export function asWritten(told: string, prompt: string, said: readonly Said[]): string {
  const term = termAsWritten(told, said)
  if (term !== told) return term
  const own = new Set(wordsOf(prompt))
  const wanted = wordsOf(told)
  if (wanted.every((word) => own.has(word))) return told
  const shared = ({ english, written }: Said) => {
    const words = new Set([...wordsOf(english), ...wordsOf(written)])
    return wanted.filter((word) => words.has(word)).length
  }
  const [best] = said.toSorted((one, other) => shared(other) - shared(one))
  return best !== undefined && shared(best) > 0 ? best.written : told
}

/** Whether a screen or a part of one is called so. */
export const isOfApp = (words: string, document: AppDocument): boolean =>
  [...walkNodes(document)].some(({ node, screen }) => node.label === words || screen.name === words)

/** Words of a note as the person wrote them; as they are where they are of the app. */
export function termAsWritten(words: string, said: readonly Said[]): string {
  const term = said.flatMap(({ terms }) => terms).findLast(([english]) => bare(english) === bare(words))
  return term === undefined ? words : named(term[1])
}
