import { isDescriber } from '../words/describers.ts'
import { aloneVerbs, determiners, stopWords, strictVerbs } from '../words/lexicon.ts'
import { classOf } from '../words/noun-classes.ts'
import { beginsThing, isWithinThing } from '../words/one-thing.ts'
import { baseOfVerb, doables, isPlainVerb } from '../words/verbs.ts'
import { isToBeDone } from './grammar/to-be-done.ts'
import type { Phrase } from './phrase.ts'
import { createPhraseBuilder, type PhraseBuilder } from './phrase-builder.ts'
import { readOptions } from './read-options.ts'
import { isWord, type Spot, tokensOf } from './tokens.ts'
import {
  articles,
  canBeThing,
  clauseVerbs,
  isDone,
  isDoneBy,
  isNounSign,
  isPeople,
  isPluralNoun,
} from './word-kinds.ts'
import {
  doingInIng,
  isAttribute,
  isDoing,
  isHow,
  isPassedOver,
  isThingAfterAll,
  timeWords,
} from './word-rules.ts'
import { has } from './searched.ts'

/** A row of verbs goes on over these. */
const rowWords = new Set(['and', 'or', 'then', 'also', 'to', 'can', 'the', 'a', 'an', 'of'])

/** The things, attributes and doings a description names, in order, each once. */
export function extractPhrases(text: string): Phrase[] {
  const tokens = tokensOf(text)
  const builder = createPhraseBuilder()
  let isNounList = false
  /** The last word that did not only describe. */
  let subject = ''
  for (let index = 0; index < tokens.length && !builder.isFull(); index += 1) {
    const token = (tokens[index] ?? '').toLowerCase()
    if (!isWord(token)) {
      if (token === "'") continue
      builder.flush(isAttribute(builder.words, tokens, index))
      if (token === ':') isNounList = true
      else if (token === '.' || token === '\n') {
        isNounList = false
        builder.endSentence()
      }
      if (token !== ',' && token !== '/') builder.endRow()
      if (token === '(') index = readOptions(tokens, index, builder.last())
      subject = token
      continue
    }
    const spot: Spot = {
      tokens,
      index,
      token,
      before: (tokens[index - 1] ?? '').toLowerCase(),
      subject,
      after: (tokens[index + 1] ?? '').toLowerCase(),
      further: (tokens[index + 2] ?? '').toLowerCase(),
    }
    if (!isDescriber(token)) subject = token
    // "With player evaluations, match reports": things, until somebody does something.
    if (/^(?:with|including)$/.test(token) && builder.words.length > 0) isNounList = true
    const skipped = timeWords(spot)
    if (skipped > 0) {
      builder.flush()
      index += skipped - 1
      continue
    }
    if (isToBeDone(builder.words, spot)) {
      builder.endWithDoing(spot.after)
      index += 1
      continue
    }
    readWord(builder, spot, isNounList)
  }
  builder.flush()
  builder.endRow()
  return [...builder.found.values()]
}

/** What one word does to the phrase that is being read. The first rule that knows it decides. */
function readWord(builder: PhraseBuilder, spot: Spot, isNounList: boolean): void {
  const { token, before, after, tokens, index } = spot
  if (
    builder.words.length === 0 &&
    builder.verb !== undefined &&
    (determiners.has(token) || isPassedOver(token))
  )
    return
  // "Send us your wishes": to whom says nothing of it.
  if (builder.words.length === 0 && builder.verb !== undefined && isReceiver(spot)) return
  // "Vans what's empty": a new question.
  if (/^(?:what|who|where|when|how|that|it|there|here)['’]s$/.test(token)) return builder.flush()
  // "Hazards like fallen trees": nobody likes them.
  if (token === 'like' && isPluralNoun(builder.words.at(-1) ?? '') && !isPeople(builder.words.at(-1) ?? ''))
    return builder.flush()
  if (beginsThing(token, after, spot.further) && !isModal.test(before) && before !== 'to')
    return builder.push(token)
  if (isWithinThing(token, before, after) && builder.words.at(-1) === before) return builder.push(token)
  // "Shelters claim it": done with what was named before.
  if (builder.words.length === 0 && /^(?:it|them)$/.test(token)) builder.useLast(token === 'them')
  const doingNow = builder.words.length === 0 ? doingInIng(spot) : undefined
  if (doingNow) return builder.begin(baseOfDoing(doingNow))
  // "My grandfather's stamps" are stamps.
  if (/'s$|s'$/.test(token) && classOf(token.replace(/'?s?'?$/, '')) === 'person' && canBeThing(after))
    return builder.flush()
  if (isNewClause(builder, spot)) return builder.begin(baseOfDoing(token), true)
  if (
    builder.words.length === 0 &&
    isDoneBy(spot.subject === token ? before : spot.subject, spot) &&
    !isDone(token)
  )
    return builder.begin(baseOfDoing(token))
  if (builder.words.length === 0 && isDoneByForm(spot)) return builder.begin(baseOfDoing(token))
  const doing = isDoing(builder, spot, isNounList)
  if (doing === 'verb') return builder.begin(strictVerbs.has(token) ? token : baseOfDoing(token))
  if (doing === 'noun') return builder.push(token)
  // "A charity that matches ...": what follows is a verb; in "which puzzles are solved" it is none.
  if (
    builder.words.length === 0 &&
    /^(?:that|which|who)$/.test(before) &&
    token.endsWith('s') &&
    !/^(?:are|is|were|have|has|need|they|you|we|i)$/.test(after)
  )
    return
  if (builder.tieArticle(token) || builder.tie(token, after)) return
  if (isThingAfterAll(builder.words, spot)) return builder.push(token)
  if (token === 'what') builder.verbAsThing()
  // "Report broken things": here they are what it is about.
  if (token === 'things' && isDone(builder.words.at(-1) ?? '')) return builder.push(token)
  // "Request a design"
  if (token === 'design' && builder.verb !== undefined && articles.has(before)) return builder.push(token)
  if (stopWords.has(token)) {
    if (token === 'of' && builder.dropHolder()) return
    if (isModal.test(token) && builder.verb === undefined && isPluralNoun(builder.words.at(-1) ?? ''))
      builder.begin(undefined, true)
    else builder.flush(token === 'and' && isAttribute(builder.words, tokens, index))
    if (!rowWords.has(token) && !determiners.has(token)) builder.endRow()
    return
  }
  // "People nearby post pets": where they are.
  if (
    isDescriber(token) &&
    builder.words.length === 0 &&
    /^(?:people|users?|others|you|we|they|i|anyone|everyone)$/.test(before)
  )
    return
  // "Subscribe weekly", "sync later"
  if (builder.words.length === 0 && aloneVerbs.has(builder.verb ?? '') && isDescriber(token))
    return builder.push(token)
  if (isHow(spot, builder.words.length > 0) || isNoThing(spot)) return builder.flush()
  builder.push(token.replace(/'s?$/, ''))
}

const isReceiver = ({ token, after }: Spot): boolean =>
  /^(?:us|me|him)$/.test(token) && (determiners.has(after) || (canBeThing(after) && !stopWords.has(after)))

/** "Kids can learn": who comes before these does something. */
const isModal = /^(?:can|could|should|will|must|may|might)$/

const lineStart = /^(?:|\.|;|\n|[-*•])$/
const prepositions =
  /^(?:about|above|across|against|among|amongst|around|because|behind|below|beneath|beside|besides|beyond|despite|except|inside|instead|like|minus|near|opposite|outside|past|since|than|throughout|toward|towards|unlike|unless|until|via|whereas|whether|whose|worth|half|double|twice|such|what|quite|rather)$/

/**
 * "Members can nudge a neighbour", "- override the shift": whatever the word is, what stands behind "can" or begins a line
 * and has an article behind it is done.
 */
const isDoneByForm = ({ token, before, after, further }: Spot): boolean =>
  (isModal.test(before) || lineStart.test(before)) &&
  /^(?:an?|the|their|his|her|its|my|our|your|each|every)$/.test(after) &&
  canBeThing(further) &&
  !stopWords.has(token) &&
  !isDescriber(token) &&
  !has(prepositions, token) &&
  !token.endsWith('ing') &&
  !isPluralNoun(token)

/** The verb of "scans"; one that names no doing of an app counts as none: its object is just a thing. */
function baseOfDoing(token: string): string | undefined {
  const base = baseOfVerb(token, strictVerbs) ?? token
  return isPlainVerb(base) && !strictVerbs.has(base) && !doables.has(base) ? undefined : base
}

/** "Patients book appointments", "the driver scans a ticket": who does something, then what. */
function isNewClause({ words }: PhraseBuilder, spot: Spot): boolean {
  const near = words.findLast((word) => !isDescriber(word)) ?? ''
  const last = ofThem(spot) ?? near
  // "Passengers request, drivers accept"
  const named = words.filter((word) => !isDescriber(word))
  if (named.length === 1 && aloneVerbs.has(spot.token) && isPeople(last) && !canBeThing(spot.after))
    return true
  if (words.length === 0 || !/^\p{L}/u.test(spot.after)) return false
  if ((clauseVerbs.has(spot.token) && isPluralNoun(last)) || isDoneBy(last, spot)) return true
  // "Restaurants list surplus": a sentence begins with who.
  const start = (spot.tokens[spot.index - 2] ?? '').toLowerCase()
  return (
    words.length === 1 &&
    /^(?:|\.|;|\n|[-*•])$/.test(start) &&
    isPluralNoun(last) &&
    baseOfVerb(spot.token, strictVerbs) === spot.token &&
    (canBeThing(spot.after) || /^(?:their|his|her|its|our|the|a|an)$/.test(spot.after))
  )
}

const mostBehindOf = 6

/** "Volunteers of a village library share shifts": who does it stands before "of". */
function ofThem({ tokens, index }: Spot): string | undefined {
  const start = tokens.slice(Math.max(0, index - mostBehindOf), index).map((each) => each.toLowerCase())
  const tie = start.findIndex((word) => /^(?:of|at|in|from)$/.test(word))
  const who = start[tie - 1] ?? ''
  const previous = (tokens[index - start.length + tie - 2] ?? '').toLowerCase()
  const isFirst =
    tie > 0 && (!isWord(previous) || /^(?:let|lets|help|helps|where|that|so|when|if|and)$/.test(previous))
  const inner = start.slice(tie + 1)
  const isOne = tie >= 0 && inner.every((word) => isWord(word) && !isPluralNoun(word))
  if (isFirst && isOne && isPeople(who)) return who
  // "The caretaker of three schools logs rounds": many schools would log them.
  const token = (tokens[index] ?? '').toLowerCase()
  const isTheirs = /[^su]s$/.test(token) && tie > 1 && /^(?:the|a|an|our|my)$/.test(start[tie - 2] ?? '')
  return isTheirs &&
    inner.every((word) => isWord(word)) &&
    isPluralNoun(inner.at(-1) ?? '') &&
    classOf(who) === 'person'
    ? who
    : undefined
}

/** Forms that no thing is called by: "what my baby ate", "which cat eats what". */
const onlyDone =
  /^(?:ate|drank|drove|rode|drew|broke|stole|spoke|sang|swam|threw|flew|hid|wore|wrote|gave|chose|knew|grew|forgot|began|became|came|went|ran|eats|carries|brings|gives|buys|sells|sends|chooses|teaches|wears|sits|goes|comes|loses)$/

const somebody = /^(?:i|we|he|she|they|you|it)$/
/** Past forms that are things, too. */
const doneByThem =
  /^(?:saw|felt|left|found|met|spent|slept|heard|read|cut|bought|sold|made|took|caught|kept|paid|shot|fed|drove|set|put)$/

/** Verbs that are never things: their base and their other forms, "lost" only where no thing follows. */
function isNoThing({ token, after, before }: Spot): boolean {
  if (has(onlyDone, token)) return true
  // "Choirs looking for singers": they.
  if (after === 'for' && /^(?:looking|searching|hunting|hoping|longing)$/.test(token)) return true
  // "The fish I saw": no tool.
  if (somebody.test(before) && doneByThem.test(token)) return true
  if (isDone(token)) {
    const isBeforeThing = canBeThing(after) && !articles.has(after)
    const hasThing = canBeThing(before) && !isDescriber(before)
    return somebody.test(before) || (!isBeforeThing && !hasThing)
  }
  const base = baseOfVerb(token)
  // "Send a cheer"
  if (/^(?:a|an)$/.test(before) && base === token) return false
  // "Sign up for meets"
  if (isNounSign(before) && token.endsWith('s')) return false
  return base !== undefined && isPlainVerb(base) && !token.endsWith('ing')
}
