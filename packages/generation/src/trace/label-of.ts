import type { Phrase } from '../understand/phrase.ts'
import { capitalise } from '../words/forms.ts'
import { strictVerbs } from '../words/lexicon.ts'
import { isPlainVerb } from '../words/verbs.ts'
import { findPlaceName } from '../words/place-names.ts'
import { find, replaced } from '../understand/searched.ts'

const mostLabelWords = 4
const little =
  /^(?:the|an?|your|my|their|our|his|her|its|each|every|all|some|any|particular|certain|resulting|\p{L}+ly)$/iu
const joins = /^(?:and|or|of|for|by|with|in|on|at|to|from|per|as|onto|into|own)$/i

/** Where a turn of speech was cut: "who paid it and", "upload their". */
const dangling =
  /(?: (?:and|or|the|an?|their|its|his|her|your|my|our|of|to|for|with|from|between|among|across|via|onto|into|own))+$/i

/** "Rest times at the gym" are those. */
const whereDone =
  /(?<=\p{L} \p{L}[\p{L} ]*) (?:at|in) (?:the|your|my|their) (?:gym|office|desk|workplace|fridge)$/iu

const looking = /^(?:check|see|view|show|browse)$/i

/** A name ends in no little word, but in those that belong to it: "facts that ever", "microphone as well", "sessions of 1", but "log in". */
const trailing =
  /(?<! ?(?:log|sign|check|clock|drop|opt|plug|zoom|tap|turn|switch|hand|dine|stand|fill|walk|built|built-|roll))(?: (?:that|which|who|whose|ever|on|in|at|by|aswell|as well|too|based)|(?<=\b(?:sessions|intervals|timers|breaks|periods)) of \d{1,3})+$/iu

const keepingTrack = /^keep track of (?=\p{L})/iu

/** At most four words: articles go first, then what comes behind the last little word. */
function shortened(written: string): string {
  const label = replaced(replaced(written.replace(dangling, ''), whereDone, ''), keepingTrack, 'track ')
  if (label.split(' ').length <= mostLabelWords) return label
  const words = label.split(' ').filter((word, index) => index === 0 || !little.test(word))
  if (words.length <= mostLabelWords) return words.join(' ')
  // "Check first and last trains": what one looks at, rather than half of it.
  if (words.length === mostLabelWords + 1 && looking.test(words[0] ?? '')) return words.slice(1).join(' ')
  // "Check availability of shared bikes": what is done, rather than half of what it is done with.
  const tail = words.findIndex((word, index) => index > 1 && index <= mostLabelWords && joins.test(word))
  if (tail > 1) return words.slice(0, tail).join(' ')
  let end = mostLabelWords
  while (end > 1 && joins.test(words[end - 1] ?? '')) end -= 1
  return words.slice(0, end).join(' ')
}

/** A phrase as a label of at most four words. */
export const labelOf = (phrase: Phrase): string =>
  withPlaceName(phrase.verb ? asLabel(phrase) : replaced(asLabel(phrase), trailing, ''))

const placeBehind = /(?<= (?:of|in|for|from|to|around) )(?:the )?\p{Ll}[\p{L} ]+$/u

/** "Subway map of Paris": places keep their capital. */
const withPlaceName = (label: string) =>
  replaced(label, placeBehind, (text) => findPlaceName(text)?.name ?? text)

const isDone = (word: string): boolean => strictVerbs.has(word) || isPlainVerb(word)

const buttonNamed = /^(\p{L}+) button$/iu

function asLabel(phrase: Phrase): string {
  // "A donate button" says "Donate".
  const [, doing = ''] = find(buttonNamed, phrase.label ?? phrase.words.join(' ')) ?? []
  if (isDone(doing.toLowerCase())) return capitalise(doing)
  if (phrase.label) {
    const isNamed = !phrase.verb || phrase.label.toLowerCase().includes(phrase.verb.slice(0, 4))
    return capitalise(shortened(isNamed ? phrase.label : `${phrase.verb} ${phrase.label}`))
  }
  const words = phrase.verb ? [phrase.verb, ...phrase.words] : phrase.words
  return capitalise(words.slice(0, 4).join(' '))
}
