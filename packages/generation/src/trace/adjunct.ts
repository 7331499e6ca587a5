import type { Phrase } from '../understand/phrase.ts'
import { determiners } from '../words/lexicon.ts'
import { has } from '../understand/searched.ts'
import { isDescriber } from '../words/describers.ts'

/** They say where, when, how or for what something is. */
const prepositions = new Set(
  'in on at from for under after before until till during without into onto through between behind near like as since than against within inside outside beside around over above below along across towards beyond'.split(
    ' ',
  ),
)
/** Words that may stand between a preposition and its noun. */
const mostBetween = 3
/** Letters before a noun in which its preposition stands. */
const reach = 80
const isBetween = (word: string) =>
  determiners.has(word) || isDescriber(word) || /^(?:\d+|two|three|four|five|six|ten|his|its|own)$/.test(word)

/**
 * Whether a text says something only of where, when, how or for whom: "we sell pizza from an old fire engine", "on the
 * tram". Nothing of it is a part of the app; what is also listed, or done, is.
 */
export function isAdjunct({ text, label }: Phrase, said: string): boolean {
  const whole = said.toLowerCase()
  const words = (label ?? text).toLowerCase()
  if (words === '') return false
  let isFound = false
  for (let at = whole.indexOf(words); at >= 0; at = whole.indexOf(words, at + 1)) {
    if (isLetter(whole[at - 1]) || isLetter(whole[at + words.length])) continue
    const before =
      whole.slice(Math.max(0, at - reach), at).match(/[\p{L}\p{N}'’-]+(?= )|[^\s\p{L}\p{N}'’-]/gu) ?? []
    let place = before.length - 1
    for (let passed = 0; passed < mostBetween && isBetween(before[place] ?? ''); passed += 1) place -= 1
    if (!prepositions.has(before[place] ?? '') || has(beginsRow, whole.slice(at + words.length, at + reach)))
      return false
    isFound = true
  }
  return isFound
}

/** "From the destination, the season and the number of bags": what something is made of, one after the other. */
const beginsRow =
  /^, (?:the|its|your|their|an?) [\p{L} ]{3,24}(?:, (?:the|its|your|their|an?) [\p{L} ]{3,24})*,? and (?:the|its|your|their|an?) /u

const isLetter = (character = ' ') => /[\p{L}\p{N}]/u.test(character)
