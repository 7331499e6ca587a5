import { isDescriber } from '../words/describers.ts'
import { determiners, stopWords, strictVerbs } from '../words/lexicon.ts'
import type { PhraseBuilder } from './phrase-builder.ts'
import type { Spot } from './tokens.ts'
import {
  articles,
  clauseVerbs,
  eitherWay,
  isCompound,
  isDone,
  isNounSign,
  isVerbSign,
  troubles,
} from './word-kinds.ts'

/** "Frame number, colour and photo": here a colour is one of the things noted. */
export function isAttribute(words: readonly string[], tokens: readonly string[], end: number): boolean {
  return (
    words.length === 1 &&
    /^(?:colou?r|layout|font|theme|design)$/.test(words[0] ?? '') &&
    /^(?:,|and)$/.test(tokens[end - 2] ?? '') &&
    end > 4
  )
}

/** No noun stands right before "a" or "the": "nominate a friend" begins with a verb, whatever it is. */
const canBeVerb = ({ token, after }: Spot) =>
  (strictVerbs.has(token) && after !== 'of') ||
  (determiners.has(after) && clauseVerbs.has(token)) ||
  (token === 'report' && troubles.test(after)) ||
  (token === 'leave' && /^(?:notes?|reviews?|comments?|feedback|messages?|tips?|ratings?)$/.test(after)) ||
  (articles.has(after) &&
    !stopWords.has(token) &&
    !isDescriber(token) &&
    !isDone(token) &&
    /^\p{L}{3,}$/u.test(token))

/** Whether a word begins a doing, or is a noun although it could; undefined when it is neither for sure. */
export function isDoing(
  builder: PhraseBuilder,
  spot: Spot,
  isNounList: boolean,
): 'verb' | 'noun' | undefined {
  const { token, before, subject, after } = spot
  if (builder.words.length > 0 || isNounSign(before) || !canBeVerb(spot)) return undefined
  if (isCompound(spot)) return 'noun'
  const hasObject = /[\p{L}]/u.test(after) && !/^(?:of|with|and|or|for|in|is)$/.test(after)
  const isSign = isVerbSign(before) || isVerbSign(subject)
  if (builder.verb !== undefined && !hasObject) return undefined
  if (!isSign && !hasObject) return builder.verb === undefined ? undefined : undefined
  const isOfList =
    isNounList &&
    builder.last()?.verb === undefined &&
    eitherWay.has(token) &&
    before !== 'to' &&
    !determiners.has(after) &&
    !troubles.test(after)
  return isOfList ? undefined : 'verb'
}

/** Words about apps that are things here: "energy use", "phone numbers", "tool library". */
export function isThingAfterAll(words: readonly string[], { token, before, after }: Spot): boolean {
  return (
    (/^(?:use|box)$/.test(token) && words.length > 0 && !/^(?:input|text|check)$/.test(before)) ||
    (token === 'phone' && /^(?:numbers?|calls?|book)$/.test(after)) ||
    (/^shows?$/.test(token) && /^(?:of|tv|radio|past|upcoming|live|our|my|next)$/.test(before)) ||
    (token === 'tool' &&
      /^(?:librar(?:y|ies)|shed|rental|hire|exchange|pool|lending|sharing|loans?|crib|cupboard)$/.test(after))
  )
}

const thingsInLy =
  /^(?:daily|weekly|monthly|yearly|family|supply|reply|assembly|butterfly|friendly|early|elderly|quarterly|hourly|nightly|italy|anomaly|jelly|lonely|likely|lively|fly|july|ally|belly|bully|rally|tally|trolley|dragonfly|homily|monopoly|panoply)$/

/** "Securely", "somewhere": how and where, no part of a thing's name. */
export function isHow({ token, after }: Spot, isBehindThing: boolean): boolean {
  if (/^\p{L}{5,}ly$/u.test(token) && !thingsInLy.test(token)) return true
  return (
    isDescriber(token) &&
    !isBehindThing &&
    !/^\p{L}/u.test(after) &&
    !/^(?:central|total|average|premium|special|young|future|past)$/.test(token)
  )
}

/** "Last year", "every day", "at the end of the month": how many words say only when. */
export function timeWords({ token, after, further }: Spot): number {
  if (
    /^(?:last|next|this|every|each|any)$/.test(token) &&
    /^(?:year|month|week|night|day|time|summer|winter|spring|autumn|season|morning|evening|afternoon|term|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?$/.test(
      after,
    )
  )
    return 2
  if (
    /^(?:a|an|per)$/.test(token) &&
    /^(?:day|week|month|year|hour)$/.test(after) &&
    !/^\p{L}/u.test(further)
  )
    return 2
  return 0
}
