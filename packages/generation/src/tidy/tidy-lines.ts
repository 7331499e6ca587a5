import type { AppPlan } from '../plan/types.ts'
import { isModifier } from '../understand/grammar/modifiers.ts'
import { isDescriber } from '../words/describers.ts'
import { capitalise } from '../words/forms.ts'
import { stopWords } from '../words/lexicon.ts'
import { baseOfVerb, isParticiple, isPlainVerb } from '../words/verbs.ts'
import {
  bare,
  hollow,
  isNoun,
  isOfText,
  isPersons,
  isThirdPerson,
  isVerb,
  small,
  toReader,
  withoutManner,
  wordsOf,
} from './grammar.ts'
import { findMade, find, has, replaced } from '../understand/searched.ts'

/** What an app or its maker does rather than who uses it: no line tells anybody so. */
const ofMaker =
  /^(?:allow|enable|help|let|provide|give|offer|facilitate|facilitates|simulate|implement|aim|support|use|utili[sz]e|using|want|need|include|contain|ensure|serve|deal|put|address|understand)$/
const forWhom =
  /^(?:allow|enable|help|let|assist)s? (?:(?:your )?(?:users?|people|you|me|us|them)(?: to)? |to )/iu
/** "Implement bell-ringing functionality" */
const asFunction =
  /^(?:implement|provide|offer|add)s? (?=.+ (?:functionality|capabilities)(?: for |$))| (?:functionality|capabilities)(?= for |$)/giu
/** An account is had in every app. */
const ofAccount = /^(?:log|sign)(?:in|up| ?in\b| ?up\b| on\b)|\baccounts?\b|^register\b/iu
/** "Login/register and create posts" */
const signingFirst = /^(?:log[- ]?in|sign[- ]?(?:in|up)|register) ?(?:[/,]|and|or)/iu
/** It is seen there anyway. */
const looking = /^(?:view|see|browse|show|display) (?:(?:the |your |all )?\p{L}+$|(?:an? |the )?lists? )/iu
const nobody =
  /\b(?:those|ones|this|that|he|she|him|himself|themselves|itself|whether|if)\b|^\p{L}+ (?:it|them)\b/iu
/** How often and with whom something is done may end a line. */
const ending = /^(?:daily|weekly|together|nearby|online|offline|it|them)$/

/** A line that begins so has lost what it is about. */
const dangling = /^(?:and|or|of|to|that|which|who|as|in|on|at|from|than|because|if|into|during|while)$/

/** Whether nothing can end with a word behind another: "details pertaining", "of your personal". */
function isLoose(word: string, before: string, isDoing: boolean, isCut: boolean): boolean {
  if (/^(?:have|has|were|was|are|as|report|mark)$/.test(before)) return false
  if (ending.test(word)) return before === '' || small.test(before)
  if (small.test(word) || stopWords.has(word)) return true
  if (has(hollow, word)) return before === '' || small.test(before) || isVerb(before)
  if (isCut && /^(?:to|and|or)$/.test(before) && baseOfVerb(word) === word) return true
  if (isNoun(word)) return false
  if (isThirdPerson(word)) return /^(?:and|or)$/.test(before) || !small.test(before)
  return (
    /[^f]ly$/u.test(word) ||
    isDescriber(word) ||
    isModifier(word) ||
    (isDoing && word.endsWith('ing') && !small.test(before)) ||
    (isDoing && word.endsWith('ing') && before === 'of') ||
    isParticiple(word)
  )
}

/** What comes next in the text behind the last words of a line. */
function nextIn(text: string, line: string): string {
  const last = wordsOf(line)
    .slice(-2)
    .map((word) => replaced(bare(word), /[^\p{L}\p{N}]/gu, '.'))
  const at = findMade(
    String.raw`(?<![\p{L}\p{N}])${last.join(String.raw`,? (?:(?:the|an?|your|their|my) )?`)}(?![\p{L}\p{N}])`,
    'iu',
    text,
  )
  return at === null ? '' : text.slice(at.index + at[0].length)
}

/** Whether a line ends within a name, or before what its last word is of. */
function isCutShort(line: string, text: string): boolean {
  const [, next = ''] = /^ (\p{L}[\p{L}-]*)/u.exec(nextIn(text, line)) ?? []
  const word = next.toLowerCase()
  return (word === 'of' && !line.includes(',')) || (isNoun(word) && !isVerb(word) && !small.test(word))
}

/** Its end goes as long as nothing can end so; what is left has two words. */
function cutBack(line: string, text: string): string | undefined {
  let words = wordsOf(line)
  const isDoing = isVerb(bare(words[0] ?? ''))
  if (words.length === 1) return line
  while (words.length > 1) {
    const kept = words.join(' ').replace(/[,;]$/, '')
    const before = bare(words.at(-2) ?? '')
    const last = bare(words.at(-1) ?? '')
    const isCut = kept.length < line.length
    if (!isLoose(last, before, isDoing, isCut) && !isCutShort(kept, text)) return kept
    words = words.slice(0, -1)
  }
  return undefined
}

/** "Auto translates the texts", "veterinarian a record": a sentence that lost its beginning. */
const isSentence = (words: readonly string[]): boolean =>
  words.some((word, index) => {
    const before = words[index - 1] ?? ''
    const isMore = /^(?:an?|the|your|their)$/.test(word)
    if (index === 0) return false
    if (
      !/^(?:i|you)$/.test(words[index - 1] ?? '') &&
      /^(?:can|could|should|will|may|must|is|are|was|were)$/.test(word)
    )
      return true
    if (isMore) return !small.test(before) && (isThirdPerson(before) || isNoun(before))
    const isAfter = small.test(before) || /^(?:you|would|can|could|to|not)$/.test(before)
    return isPlainVerb(word) && !isNoun(word) && !isAfter && !word.endsWith('ing')
  })

/** "Chess fans track their progress": what they do. */
function withoutDoers(line: string): string {
  const words = wordsOf(line)
  const doers = words.findIndex((word) => isPersons(bare(word)))
  const at = /^(?:can|could)$/i.test(words[doers + 1] ?? '') ? doers + 2 : doers + 1
  const verb = bare(words[at] ?? '')
  return doers >= 0 && doers < 3 && verb !== '' && isVerb(verb) ? words.slice(at).join(' ') : line
}

/**
 * The line below a title as one would put it there, or undefined where it is but a piece of a sentence: "Your
 * neighbours can log", "Help you weigh the number". What the app does for its users becomes what they do. A line the
 * text has no part in stays as it is.
 */
export function linePut(line: string, text: string): string | undefined {
  if (signingFirst.test(line)) return undefined
  if (/^(?:for|all about) /iu.test(line) || !isOfText(line, text)) return line
  const [, kind = ''] = find(/^(?:\p{L}+ )?(\p{L}+) app$/iu, line) ?? []
  if (kind !== '') return isParticiple(kind.toLowerCase()) ? undefined : line
  const told = withoutDoers(
    toReader(replaced(line.replace(forWhom, ''), asFunction, '').replace(/,? as well\b/giu, '')),
  )
  const [first = '', ...rest] = wordsOf(withoutManner(told))
  const verb = bare(first)
  const isTold = isThirdPerson(verb) || (/[^s]s$/.test(verb) && text.toLowerCase().includes(` that ${verb} `))
  const said = [isTold ? (baseOfVerb(verb) ?? verb.replace(/s$/, '')) : first, ...rest].join(' ')
  if (
    has(ofMaker, bare(wordsOf(said)[0] ?? '')) ||
    has(ofAccount, said) ||
    has(nobody, said) ||
    has(looking, said) ||
    /\bapps?\b/iu.test(said)
  )
    return undefined
  const spoken = wordsOf(said).map(bare)
  if (!isVerb(spoken[0] ?? '') && isSentence(spoken)) return undefined
  const kept = cutBack(said, text)
  if (kept === undefined || (kept !== said && kept.includes(','))) return undefined
  const words = wordsOf(kept).map(bare)
  const [doing = '', second = ''] = words
  if ((words.length < 2 && !doing.includes('-')) || dangling.test(doing) || isPersons(doing)) return undefined
  const isDoing = isVerb(doing) && !wordsOf(kept)[0]?.endsWith(',')
  // "Hulls to paint in a yard": without what is painted.
  const [, what = ''] =
    /^(?:on|in|at|with|from|by)$/.test(second) && isDoing
      ? (new RegExp(String.raw`(\p{L}+) to ${doing} ${second}\b`, 'iu').exec(text) ?? [])
      : []
  if (isNoun(what.toLowerCase()) && !isPersons(what.toLowerCase())) return undefined
  if (isDoing ? isPlainVerb(second) && !isNoun(second) : isSentence(words)) return undefined
  return capitalise(kept)
}

/** Puts the lines below the titles of an app so that each says something whole; returns whether one has changed. */
export function tidyLines({ screens }: AppPlan, text: string): boolean {
  let isChanged = false
  for (const screen of screens) {
    if (screen.subtitle === undefined) continue
    const line = linePut(screen.subtitle, text)
    if (line === screen.subtitle) continue
    isChanged = true
    if (line === undefined) delete screen.subtitle
    else screen.subtitle = line
  }
  return isChanged
}
