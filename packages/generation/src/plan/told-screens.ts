import { stemOf, toSingular } from '../words/forms.ts'
import type { Phrase } from '../understand/phrase.ts'
import { findAll } from '../understand/searched.ts'

/** "Screens: home with the plan; horses list with owner; invoices": what stands on each is said behind its name. */
const listed =
  /\b(?:screens?|tabs|pages|sections|modules|menu items?|views)(?: (?:are|should be|would be|needed|i need|we need))?\s?:\s?([^\n]+?)(?=\.\s+\p{Lu}|\.?\s*$|\n)/giu
/** Items in lines of their own. */
const inLines = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+(.+)$/gmu
const fewestLines = 3
/** What follows tells of the screen. */
const behindName =
  /\s(?:with|where|who|which|that|for|of|by|to|from|showing|including|so|and what|and who|in which)\s|[,:(–—]|\s-\s/iu

const nounsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}'-]+/gu) ?? [])
    .filter((word) => !/^(?:an?|the|my|our|your|their|list|screen|page|tab|view|section|all)$/.test(word))
    .map((word) => toSingular(word.replace(/'s$/, '')))

/** The nouns of each screen a description lists as one, in order; none where it lists none. */
export function toldScreens(text: string): string[][] {
  const rows = findAll(listed, text).flatMap(([, row = '']) => row.split(/;|,(?![^(]*\))/))
  const lines = [...text.matchAll(inLines)].map(([, line = '']) => line)
  return [...rows, ...(lines.length >= fewestLines ? lines : [])]
    .flatMap((item) => item.split(behindName)[0]?.split(/\s(?:and|&)\s/) ?? [])
    .map(nounsOf)
    .filter((nouns) => nouns.length > 0 && nouns.length < 4)
}

/** The phrase as the name of one of those screens, "Invoices to owners" as invoices; undefined where it names none. */
export function asToldScreen(phrase: Phrase, told: readonly (readonly string[])[]): Phrase | undefined {
  if (phrase.verb || told.length === 0) return undefined
  const { label, ...plain } = phrase
  const [name = ''] = (label ?? phrase.text).split(behindName)
  const nouns = nounsOf(name)
  if (!told.some((each) => each.join(' ') === nouns.join(' '))) return undefined
  const words = name.toLowerCase().split(' ')
  return { ...plain, words, text: words.join(' '), stems: words.map(stemOf) }
}
