import { stemOf, toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { stopWords, strictVerbs } from '../../words/lexicon.ts'
import { baseOfVerb, doables } from '../../words/verbs.ts'
import type { Phrase } from '../phrase.ts'
import { canBeThing, isDone, isPluralNoun } from '../word-kinds.ts'
import { comesAgain, isFrequency, isModifier } from './modifiers.ts'
import { findAll, replaced, has } from '../searched.ts'

interface Token {
  word: string
  lower: string
  at: number
}

/** Kinds of one thing, "completed and upcoming trips", and where they stand in the text. */
interface Kinds {
  kinds: readonly string[]
  /** The same as they are called together. */
  said: readonly string[]
  /** "and" or "or", as it is told. */
  tie: string
  noun: string
  from: number
  /** Where the noun begins. */
  to: number
  /** Index of the token they begin with. */
  first: number
}

const tokensOf = (text: string): Token[] =>
  findAll(/\p{L}[\p{L}\p{N}'’-]*|[^\s\p{L}]/gu, text).map(({ 0: word, index: at }) => ({
    word,
    lower: word.toLowerCase(),
    at,
  }))

const mostKinds = 5
const isTie = (lower: string) => lower === 'and' || lower === 'or'
const isWord = (lower: string) => /^\p{L}/u.test(lower)
/** What is said of something stands behind these, and shares no noun. */
const predicative =
  /^(?:is|are|was|were|be|been|being|as|so|very|too|more|less|most|becomes?|gets?|feels?|looks?|seems?|than|how|when|if|not|mark|marked)$/

/** "Resting and running dogs": what things are just doing; "for buying and selling" is done to them. */
const isGoingOn = (lower: string, before: Token | undefined): boolean => {
  if (
    !lower.endsWith('ing') ||
    lower.length < 6 ||
    /^(?:for|by|of|about|to|from|than|before|after|without|with)$/.test(before?.lower ?? '')
  )
    return false
  const base = baseOfVerb(lower, strictVerbs)
  return base !== undefined && base !== lower && !strictVerbs.has(base) && !doables.has(base)
}

/** A noun that modifiers can share, of one or two words from a place on. */
function nounFrom(tokens: readonly Token[], at: number): string | undefined {
  const [one, two, three] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!one || !isWord(one.lower) || !canBeThing(one.lower)) return undefined
  const isOpen = (token: Token | undefined) =>
    token !== undefined &&
    isWord(token.lower) &&
    !stopWords.has(token.lower) &&
    !predicative.test(token.lower)
  // "Weekly sales reports"
  if (
    !isPluralNoun(one.lower) &&
    two &&
    isOpen(two) &&
    isPluralNoun(two.lower) &&
    canBeThing(two.lower) &&
    !isOpen(three)
  )
    return `${one.word} ${two.word}`
  const isVerb =
    strictVerbs.has(one.lower) && baseOfVerb(one.lower, strictVerbs) === one.lower && !isPluralNoun(one.lower)
  if (isPluralNoun(one.lower)) return one.word
  return isVerb || isOpen(two) || isDone(one.lower) ? undefined : one.word
}

/** One kind, and the word for it among others: "recurring daily" is daily. */
interface Kind {
  option: string
  said: string
}

function kindOf(words: readonly Token[]): Kind | undefined {
  const [one, two, three] = words
  if (!one || three) return undefined
  if (!two) return { option: one.word, said: one.word }
  return comesAgain.test(one.lower) && isFrequency(two.lower)
    ? { option: two.word, said: one.word }
    : undefined
}

/** The kinds that begin with a token, where several share the noun behind the last. */
function kindsAt(tokens: readonly Token[], first: number): Kinds | undefined {
  const kinds: string[] = []
  const said: string[] = []
  let tie = ''
  let ties = 0
  let index = first
  while (kinds.length < mostKinds) {
    const words: Token[] = []
    while (words.length < 3) {
      const token = tokens[index + words.length]
      if (!token || !(isModifier(token.lower) || isGoingOn(token.lower, tokens[index - 1]))) break
      words.push(token)
    }
    // "Personal and team projects": behind one that is no thing alone, a noun says of what kind as well.
    const last = tokens[index]
    if (
      words.length === 0 &&
      ties > 0 &&
      last &&
      isWord(last.lower) &&
      canBeThing(last.lower) &&
      !strictVerbs.has(last.lower) &&
      !isPluralNoun(last.lower)
    ) {
      const after = tokens[index + 1]
      if (after && isPluralNoun(after.lower) && canBeThing(after.lower)) words.push(last)
    }
    const kind = kindOf(words)
    if (kind === undefined) return undefined
    kinds.push(kind.option)
    said.push(kind.said)
    index += words.length
    const next = tokens[index]
    if (next?.lower === ',' || next?.lower === '/') {
      if (next.lower === '/') ties += 1
      const further = tokens[index + 1]
      index += further && isTie(further.lower) ? 2 : 1
      if (further && isTie(further.lower)) {
        tie = further.lower
        ties += 1
      }
      continue
    }
    if (next && isTie(next.lower)) {
      tie = next.lower
      ties += 1
      index += 1
      continue
    }
    break
  }
  const noun = nounFrom(tokens, index)
  const begin = tokens[first]
  const end = tokens[index]
  if (kinds.length < 2 || (ties === 0 && kinds.length < 3) || noun === undefined || !begin || !end)
    return undefined
  if (new Set(kinds.map((kind) => kind.toLowerCase())).size < kinds.length) return undefined
  return { kinds, said, tie: tie === '' ? 'or' : tie, noun, from: begin.at, to: end.at, first }
}

/** With these one makes something, of one of the kinds. */
const making =
  /^(?:add|create|set|choose|select|pick|buy|sell|order|book|write|post|plan|schedule|send|assign|take|make|record|log|enter|define|specify|rent|hire|reserve|plant|report|start|host|register|upload|submit)(?:s|es|ing)?$/

/** The doing right before the kinds. */
function doingBefore(tokens: readonly Token[], first: number): string {
  for (let index = first - 1; index >= 0 && index >= first - 3; index -= 1) {
    const { lower } = tokens[index] ?? { lower: '' }
    if (making.test(lower)) return lower
    if (!/^(?:the|an?|their|his|her|its|my|your|our|all|both|new|some|either)$/.test(lower)) return ''
  }
  return ''
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function labelOf({ kinds, said, tie, noun }: Kinds, isMade: boolean): string {
  const [head = ''] = noun.split(' ').slice(-1)
  if (kinds.every((kind) => isFrequency(kind.toLowerCase())) && isMade && kinds.length > 2)
    return `Recurring ${head}`
  if (kinds.length > 3) return capital(noun)
  const shown = isMade ? toSingular(head) : head
  return kinds.length === 3
    ? `${said.join(', ')} ${shown}`
    : `${said.join(isMade ? ' or ' : ` ${tie} `)} ${shown}`
}

/** Kinds of one thing as what one chooses from: where something is made its kind, else which of them a list shows. */
function phraseOf(kinds: Kinds, isMade: boolean): Phrase {
  const label = labelOf(kinds, isMade)
  const words = kinds.noun.toLowerCase().split(' ')
  return {
    text: label.toLowerCase(),
    label,
    words,
    stems: [...kinds.kinds.map((kind) => stemOf(kind.toLowerCase())), stemOf(toSingular(words.at(-1) ?? ''))],
    options: isMade ? [...kinds.kinds] : ['All', ...kinds.kinds],
    isSet: true,
  }
}

/** "Trips, both completed and upcoming" */
const behind =
  /(?<!\p{L})(\p{L}{3,16}s), (?:both|either) ([\p{L}-]{3,16} (?:and|or) [\p{L}-]{3,16})(?=[.,;!?\n]|$)/giu

/** "New and saved letters in tabs" has them apart already. */
const inTabs = /^\p{L}+(?: \p{L}+)? (?:in|under|on|as) (?:\p{L}+ )?tabs\b/iu

/** They are people an app is for, or one thing by name. */
const isOther = ({ kinds, noun }: Kinds, before: string): boolean =>
  (before === 'for' && classOf(toSingular(noun.toLowerCase())) === 'person') ||
  /^lost,found$/i.test(kinds.join())

/**
 * "See completed and upcoming trips", "set one-time or weekly chores": the noun alone in the text, and its kinds as
 * phrases with what there is to choose from.
 */
export function takeSharedNouns(told: string): SharedNouns {
  const before = read.get(told)
  if (before) return before
  const found = /\b(?:and|or)\b|\/|,/iu.test(told) ? readSharedNouns(told) : { rest: told, phrases: [] }
  if (read.size >= mostRead) read.clear()
  read.set(told, found)
  return found
}

interface SharedNouns {
  rest: string
  phrases: readonly Phrase[]
}

/** Texts read before: several readers ask for the same one. */
const read = new Map<string, SharedNouns>()
const mostRead = 16

const separators: ReadonlySet<string> = new Set(['and', 'or', ',', '/'])
/** Whether something is told beside the word: right behind it, or behind "daily" of "recurring daily". */
const isSeparated = (tokens: readonly Token[], index: number): boolean =>
  separators.has(tokens[index + 1]?.lower ?? '') || separators.has(tokens[index + 2]?.lower ?? '')

function readSharedNouns(told: string): SharedNouns {
  const text = replaced(told, behind, '$2 $1')
  const tokens = tokensOf(text)
  const phrases: Phrase[] = []
  let rest = ''
  let done = 0
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]
    const before = tokens[index - 1]?.lower ?? ''
    if (!token || token.at < done || !isSeparated(tokens, index) || has(predicative, before)) continue
    if (!isModifier(token.lower) && !isGoingOn(token.lower, tokens[index - 1])) continue
    // "The keys lost or broken parts": said of what stands before.
    if (isPluralNoun(before) && isDone(token.lower) && baseOfVerb(before, strictVerbs) === undefined) continue
    const found = kindsAt(tokens, index)
    if (!found || inTabs.test(text.slice(found.to))) continue
    if (!isOther(found, before)) phrases.push(phraseOf(found, doingBefore(tokens, index) !== ''))
    else if (before !== 'for') continue
    rest += text.slice(done, found.from)
    done = found.to
  }
  return { rest: rest + text.slice(done), phrases }
}
