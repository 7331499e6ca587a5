import { isPartOfOneThing } from '../words/one-thing.ts'
import { isDescriber } from '../words/describers.ts'
import { determiners, stopWords, strictVerbs } from '../words/lexicon.ts'
import { classOf } from '../words/noun-classes.ts'
import { baseOfVerb, doables, verbsAndNouns } from '../words/verbs.ts'
import type { PhraseBuilder } from './phrase-builder.ts'
import type { Spot } from './tokens.ts'
import {
  articles,
  canBeThing,
  clauseVerbs,
  eitherWay,
  isCompound,
  isDone,
  isNounSign,
  isPeople,
  isPluralNoun,
  isVerbSign,
  troubles,
} from './word-kinds.ts'
import { has } from './searched.ts'

/** "Frame number, colour and photo": here a colour is one of the things noted. */
export function isAttribute(words: readonly string[], tokens: readonly string[], end: number): boolean {
  return (
    words.length === 1 &&
    /^(?:colou?r|layout|font|theme|design)$/.test(words[0] ?? '') &&
    /^(?:,|and)$/.test(tokens[end - 2] ?? '') &&
    end > 4
  )
}

/** Behind these stands a verb: "users can post questions". */
const isCalledFor = /^(?:can|could|should|will|must|may|might|i|you|we|they|who|please)$/

/** Behind these whatever stands before its object is a verb. */
const mayDo = /^(?:can|could|should|will|must|may|might)$/

/** No noun stands right before "a" or "the": "nominate a friend" begins with a verb, whatever it is. */
const canBeVerb = ({ token, before, after, further }: Spot) =>
  !(token === 'finds' && /^(?:,|and|of|or|;|:|&)$/.test(before)) &&
  isVerbHere({ token, before, after, further })

const isVerbHere = ({
  token,
  before,
  after,
  further,
}: Pick<Spot, 'token' | 'before' | 'after' | 'further'>) =>
  (strictVerbs.has(token) && after !== 'of') ||
  (determiners.has(after) && clauseVerbs.has(token)) ||
  // "Grade them", "open the lock"
  (/^(?:it|them)$/.test(after) &&
    isVerbSign(before) &&
    !stopWords.has(token) &&
    !isDescriber(token) &&
    !isDone(token)) ||
  (token === 'open' && articles.has(after)) ||
  // "Post what you found"
  (/^(?:post|share|report|log|record|note|write|list|mark|upload)$/.test(token) &&
    /^(?:what|where|when|how|who)$/.test(after) &&
    !articles.has(before)) ||
  (/^(?:text|email|phone|message|call|thank)$/.test(token) && isPeople(after)) ||
  (mayDo.test(before) &&
    /^[a-z]{3,}$/.test(token) &&
    !stopWords.has(token) &&
    !token.endsWith('ly') &&
    !isDescriber(token) &&
    !isDone(token) &&
    (canBeThing(after) || (isDescriber(after) && canBeThing(further)))) ||
  (isCalledFor.test(before) &&
    verbsAndNouns.has(token) &&
    !/^(?:need|like|hope|wish|love|want|hate|care|matter|lack)$/.test(token)) ||
  (token === 'report' &&
    (troubles.test(after) ||
      // "Report overflowing bins"
      (after.endsWith('ing') && isPluralNoun(further)))) ||
  (token === 'leave' && /^(?:notes?|reviews?|comments?|feedback|messages?|tips?|ratings?)$/.test(after)) ||
  // "Describe symptoms"
  (doables.has(token) && canBeThing(after)) ||
  (articles.has(after) &&
    !/^(?:day|week|month|year|night|hour|minute|time)$/.test(further) &&
    !stopWords.has(token) &&
    !/^(?:much|many|more)$/.test(before) &&
    (baseOfVerb(token, strictVerbs) === token ||
      !(/[a-z]{3}er$/.test(token) || classOf(token) === 'person')) &&
    !isDescriber(token) &&
    !isDone(token) &&
    /^\p{L}{3,}$/u.test(token))

/** Logs are seldom things but before these: one logs what is measured and felt. */
const ofLogs =
  /^(?:books?|entry|entries|files?|levels?|messages?|lines?|history|data|views?|viewer|cabins?|houses?|fires?|burners?|piles?|stores?|splitters?|trucks?|in|out|on|off)$/

/** "Record crevasse hazards", "request rescue" in a list: not so "match results" and "watch parties". */
const hasObjectInList = ({ token, after, further }: Spot): boolean =>
  token === 'log'
    ? canBeThing(after) && !ofLogs.test(after)
    : !/^(?:match|watch|play|ride|drive|walk|order|tip|stream|water|film|feed|swim|dance|cook|drink|park|practice|design|mix|book|post|search|review|rate|trade|paint)$/.test(
        token,
      ) &&
      (isPluralNoun(after) || (canBeThing(after) && isPluralNoun(further)))

/** "Watches", "orders": a doing said of another. */
const isVerbInThird = (token: string): boolean => {
  const base = baseOfVerb(token, strictVerbs)
  return base !== undefined && base !== token
}

/** "Records faults, orders spare parts": of a row of what somebody does. */
const isThirdPerson = ({ token, before, after, further }: Spot): boolean => {
  // "Tells me about changes", "and notifies you": whom it is done to stands right behind.
  if (
    /^(?:me|you|us)$/.test(after) &&
    /^(?:|,|and|\.|;|\n|that|which|it|app)$/.test(before) &&
    /^(?:tells|notifies|reminds|warns|alerts|informs|teaches|helps|shows|asks|wakes|guides|motivates|rewards|calls|messages|texts)$/.test(
      token,
    )
  )
    return true
  // "Watches three pages of our town hall": what the app does begins a sentence.
  if (
    /^(?:|[.;:\n])$/.test(before) &&
    /[^su]s$/.test(token) &&
    (articles.has(after) ||
      /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|many)$/.test(after)) &&
    isVerbInThird(token)
  )
    return true
  if (
    !/^(?:,|and|then|or|he|she|it|app|user|system|everyone|everybody|nobody)$/.test(before) ||
    !/[^su]s$/.test(token)
  )
    return false
  return (
    isVerbInThird(token) &&
    (articles.has(after) ||
      /^(?:everyone|everybody)$/.test(before) ||
      /^(?:it|them|\d+)$/.test(after) ||
      isPluralNoun(after) ||
      isPluralNoun(further)) &&
    !/^(?:and|or|with|for|in|of|to)$/.test(after)
  )
}

/** Whether a word begins a doing, or is a noun although it could; undefined when it is neither for sure. */
export function isDoing(
  builder: PhraseBuilder,
  spot: Spot,
  isNounList: boolean,
): 'verb' | 'noun' | undefined {
  const { token, before, subject, after } = spot
  if (builder.words.length === 0 && isThirdPerson(spot)) return 'verb'
  if (builder.words.length > 0 || isNounSign(before) || !canBeVerb(spot)) return undefined
  if (isCompound(spot) || (token === 'zip' && /^codes?$/.test(after))) return 'noun'
  // "Check split times": of two verbs in a row the second is none.
  if (
    builder.verb !== undefined &&
    builder.verb === before &&
    /^\p{L}/u.test(after) &&
    !determiners.has(after)
  )
    return 'noun'
  const hasObject = /[\p{L}]/u.test(after) && !/^(?:of|with|and|or|for|in|is)$/.test(after)
  const isSign = isVerbSign(before) || isVerbSign(subject)
  if (builder.verb !== undefined && !hasObject) return undefined
  if (!isSign && !hasObject) return undefined
  const isOfList =
    isNounList &&
    builder.last()?.verb === undefined &&
    eitherWay.has(token) &&
    before !== 'to' &&
    !hasObjectInList(spot) &&
    !determiners.has(after) &&
    !troubles.test(after)
  return isOfList ? undefined : 'verb'
}

/** Words about apps that are things here: "energy use", "phone numbers", "tool library". */
export function isThingAfterAll(words: readonly string[], { token, before, after }: Spot): boolean {
  return (
    isPartOfOneThing(token, before, after) ||
    (/^(?:use|box)$/.test(token) && words.length > 0 && !/^(?:input|text|check)$/.test(before)) ||
    // "Price offer"
    (/^(?:offers?|options?|requests?)$/.test(token) && words.length > 0 && !/^\p{L}/u.test(after)) ||
    // "Photos of a display case"
    (token === 'display' && /^(?:an?|each|every)$/.test(before) && canBeThing(after)) ||
    (token === 'phone' && /^(?:numbers?|calls?|book)$/.test(after)) ||
    (/^shows?$/.test(token) && /^(?:of|tv|radio|past|upcoming|live|our|my|next)$/.test(before)) ||
    (token === 'tool' &&
      /^(?:librar(?:y|ies)|shed|rental|hire|exchange|pool|lending|sharing|loans?|crib|cupboard)$/.test(after))
  )
}

const thingsInLy =
  /^(?:daily|weekly|monthly|yearly|family|supply|reply|assembly|butterfly|friendly|early|elderly|quarterly|hourly|nightly|italy|anomaly|jelly|lonely|likely|lively|fly|july|ally|belly|bully|rally|tally|trolley|dragonfly|homily|monopoly|panoply)$/

const endsInLy = /^\p{L}{4,}ly$/u

/** "Securely", "somewhere": how and where, no part of a thing's name. */
export function isHow({ token, after }: Spot, isBehindThing: boolean): boolean {
  if (has(endsInLy, token) && !thingsInLy.test(token)) return true
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
  // "Today's appointments"
  if (/^(?:today|tonight|tomorrow|yesterday)'s$/.test(token)) return 1
  if (
    /^(?:a|an|per)$/.test(token) &&
    /^(?:day|week|month|year|hour)$/.test(after) &&
    !/^\p{L}/u.test(further)
  )
    return 2
  return 0
}

/** "Upvote the best answer": between a verb and its object these are passed over. */
export const isPassedOver = (token: string): boolean =>
  has(
    /^(?:best|better|good|great|nice|simple|easy|main|existing|different|various|multiple|certain|specific|particular|current|full|complete|available|overall|useful|basic|two|three|four|five|many|few|more|most|several|other)$/,
    token,
  )

/** "A platform connecting restaurants", "for tracking moods": a doing, not a kind of restaurant. */
const doingsInIng =
  /^(?:track|manag|organi[sz]|plann|shar|find|creat|connect|compar|collect|logg|record|monitor|discover|learn|buy|sell|rent|order|send|keep|stor|help|match|link|bring|turn|lett|allow|report|measur|count|check|schedul|coordinat|exchang|swapp|borrow|lend|adopt|donat|identify|document|catalogu?|rat|review|splitt|book|reserv|hir|watch|follow|scann|download|convert|edit|playing?|trimm|crop|browsing?|read|controll|stream|encrypt|calculat|learn|practi[sc]|memori[sz]|generat|enabl|giv|show|mak|tell|remind|get|see)ing$/

/** Behind a doing these begin what it is done to. */
const isObjectAhead = /^(?:the|an?|their|his|her|its|your|my|our|all|each|every|one)$/

/** "Placing": place, also of verbs nobody listed. */
export const gerundBase = (token: string): string =>
  baseOfVerb(token, strictVerbs) ??
  token
    .replace(/([bdgmnprt])\1ing$/, '$1')
    .replace(/ing$/, '')
    // "Placing", "raising": an e is gone.
    .replace(/(?<=[aeio][cgsvz]|[rn]c|rg)$/, 'e')

/** The verb of a doing in -ing that has an object, undefined when the word is a noun. */
export function doingInIng({ token, before, after }: Spot): string | undefined {
  const isAfterApp =
    /^(?:app|apps|platform|tool|service|website|site|software|system|marketplace|network|for|by|of)$/.test(
      before,
    )
  if (!isAfterApp || !/^\p{L}/u.test(after)) return undefined
  // "Sorted by rating with name": nothing is done to it.
  if (before === 'by' && stopWords.has(after) && !determiners.has(after)) return undefined
  // "By placing a pin": whatever is done so; "by using the camera" says with what.
  if (before === 'by' && token.endsWith('ing') && token !== 'using' && isObjectAhead.test(after))
    return gerundBase(token)
  if (!has(doingsInIng, token)) return undefined
  const hasObject =
    determiners.has(after) || /^(?:the|a|an)$/.test(after) || /(?<![su])s$/.test(after) || before !== 'of'
  return hasObject ? (baseOfVerb(token, strictVerbs) ?? undefined) : undefined
}
