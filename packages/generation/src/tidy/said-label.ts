import { isModifier } from '../understand/grammar/modifiers.ts'
import { isDescriber } from '../words/describers.ts'
import { capitalise } from '../words/forms.ts'
import { baseOfVerb, isParticiple, isPlainVerb } from '../words/verbs.ts'
import {
  bare,
  hollow,
  isAdverb,
  isNoun,
  isOnlyVerb,
  isThirdPerson,
  isVerb,
  small,
  toReader,
  wordsOf,
} from './grammar.ts'
import { has, replaced } from '../understand/searched.ts'

/** Somebody speaks in them, or is spoken of. */
const inPerson =
  /\b(?:i|i['’]m|we|he|she|they|ones|themselves|himself|who|whom|whose|whether)\b|\b(?:is|are|was|were|am|can|will|should|must|would|could)\b/iu
/** "Who brings cake", "who is cooking", "what is new" */
const asked = /^who (?:is (?=\p{L}{3,}ing(?!\p{L})))?(?=\p{L})|\bwhat (?:is|are)\b/iu
/** One is told so of the thing rather than shown it. */
const shown = / (?:displayed|shown|presented|listed|visible)$/iu
/** "Knot to learn", "boats you have". */
const told =
  / (?:(?:available )?to (?:learn|see|view|show|display|read|choose|select|collect|use|have)|you have|there is|there are)$/iu

/** "From available boat sheds" */
const leading = /^(?:from|of|in|at|on|with|by|to|into) (?=\p{L}+ \p{L})/iu
/** "Berth fee is raised at once": what comes behind tells of it. */
const finite =
  /(?<=^(?!how|what|which|when|where|who|if)\p{L}+ \p{L}+) (?:is|are|was|were|has been|have been|will|can|should|must) .*$/iu
/** What there is to say of a thing is said on its own page. */
const ofOne =
  /^(?:more |further |detailed )?(?:information|info|details?) (?:about|on|of) (?:an? |the |each |every )?\p{L}+$/iu
/** "Books by entering a query": how one comes to them. */
const byDoing = /(?<=\p{L}) by \p{L}{3,}ing(?: .*)?$/iu
const standing = /^(?:for (?:sale|rent|free|hire)|in stock|on sale|by me)$/iu

/** Words at the end that tie it to what is gone. */
function withoutTail(label: string): string {
  let words = wordsOf(label)
  while (
    words.length > 1 &&
    small.test(bare(words.at(-1) ?? '')) &&
    !/^(?:learn|read|see|show|load|find out) more$/iu.test(words.join(' '))
  ) {
    // "Log in", "check out", "sign up", "turn on"
    const isPhrasal =
      words.length === 2 &&
      /^(?:in|on|by|about)$/.test(bare(words.at(-1) ?? '')) &&
      isVerb(bare(words[0] ?? ''))
    if (isPhrasal) break
    words = words.slice(0, -1)
  }
  return words.join(' ')
}

const nobody =
  /^(?:you|them|they|it|others|users?|easier|better|ways?|ability|capability|functionality|hassle|lots?|bit|something|anything|things?|stuff|ones?|etc|ie|eg)$/

/** Whether one word alone names nothing: "Dropping", "Consumed", "Etc". */
function isNothing(word: string): boolean {
  if (small.test(word) || nobody.test(word)) return true
  if (isNoun(word)) return false
  return (
    isDescriber(word) ||
    (isModifier(word) && !word.endsWith('s')) ||
    isAdverb(word) ||
    isParticiple(word) ||
    isOnlyVerb(word)
  )
}

/** "Dropping", "approaching": what a verb nobody does as such became. */
const isBareGerund = (word: string, text: string): boolean =>
  word.endsWith('ing') &&
  !isNoun(word) &&
  baseOfVerb(word) !== undefined &&
  !new RegExp(
    String.raw`[,:] (?:and |or )?${word}\b|\b${word}(?:[,.;:]|,? (?:and|or) \p{L}+ing\b)`,
    'iu',
  ).test(text)

/**
 * A name for a row, a field or a section as one would put it there; undefined where it is but a piece of a sentence:
 * "Quickly drawn from the hat", "From available berths", "How many there were".
 */
export function namePut(label: string, text: string): string | undefined {
  if (has(ofOne, label)) return undefined
  const whole = replaced(
    replaced(replaced(replaced(toReader(label), told, '').replace(shown, ''), leading, ''), finite, ''),
    byDoing,
    '',
  )
  const said = withoutTail(whole)
  const words = wordsOf(said).map(bare)
  const [first = '', second = ''] = words
  if (
    first === '' ||
    inPerson.test(replaced(said, asked, '')) ||
    (has(small, first) && !standing.test(said) && !/^(?:more|per|each|our|my|your|who)$/.test(first))
  )
    return undefined
  if (words.length === 1) return isNothing(first) || isBareGerund(first, text) ? undefined : capitalise(said)
  const isPicked = isAdverb(first) && isParticiple(second)
  return isPicked ||
    (isThirdPerson(first) && isPlainVerb(baseOfVerb(first) ?? '')) ||
    hollow.test(words.join(' '))
    ? undefined
    : capitalise(said)
}

/**
 * The words of a button without what is left of a clause; undefined where nothing one does is left: "Create boxes
 * corresponding" is to create boxes.
 */
export function keyPut(label: string, text: string): string | undefined {
  const said = withoutTail(toReader(label))
  const words = wordsOf(said).map(bare)
  const [first = ''] = words
  if (small.test(first) || inPerson.test(replaced(said, asked, '').replace(/^i am [a-z]+$/iu, '')))
    return undefined
  const last = words.at(-1) ?? ''
  const isHanging =
    words.length > 2 &&
    ((last.endsWith('ing') &&
      !isNoun(last) &&
      /[^s]s$/.test(words.at(-2) ?? '') &&
      isVerb(baseOfVerb(last) ?? last)) ||
      isAdverb(last))
  const kept = isHanging ? withoutTail(wordsOf(said).slice(0, -1).join(' ')) : said
  const isLeft = wordsOf(kept).length > 1 || wordsOf(label).length === 1
  return isLeft && !isBareGerund(bare(kept), text) ? capitalise(kept) : undefined
}
