import { capitalise, stemOf, toPlural, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { findAll } from '../understand/searched.ts'
import { isPlainVerb } from '../words/verbs.ts'
import { type Ask, stemsOf } from './ask.ts'

const mostWords = 4
const longest = 28

/** Words that stand before what follows but name nothing. */
const noName =
  /^(?:an?|the|this|that|these|those|it|them|they|you|we|he|she|me|us|one|some|any|all|each|every|much|many|more|most|other|others|and|or|but|not|no|with|for|of|to|in|on|at|by|from|up|out|off|app|apps|user|users|want|wants|way|ways|able|need|needs|time|times|have|has|how|what|where|which|who|when|is|are|be|like|please|only|also|someone|somebody|people|anything|something|everything|ones?)$/iu

/** "Stations around you", "concerts near me", "clubs in my area". */
const close =
  /(?<![\p{L}-])((?:\p{L}[\p{L}-]* )?\p{L}[\p{L}-]+) (near|around|close to|nearest to) (?:me|you|us|them)(?![\p{L}-])/giu
const local =
  /(?<![\p{L}-])(\p{L}[\p{L}-]+) in (?:my|your|our|the|their) (city|town|area|neighbou?rhood|region|village|district)(?![\p{L}-])/giu
/** "Samples to try", "places to visit". */
const meant =
  /(?<![\p{L}-])(\p{L}[\p{L}-]*s) to (\p{L}+)(?=[,.;:!?)\n]|$| (?:and|or|with|from|in|on|near)(?![\p{L}-]))/giu
/** "Cost each day"; "pages per day", "cost per wear". */
const rate = /(?<![\p{L}-])(\p{L}[\p{L}-]+) (?:a|each|every) (\p{L}+)(?![\p{L}-])/giu
const perAnything = /(?<![\p{L}-])(\p{L}[\p{L}-]+) per (\p{L}+)(?![\p{L}-])/giu
const span = /^(?:hour|day|night|week|weekend|month|season|quarter|year|term|session|visit|round)$/iu
/** "Goal for the year". */
const purpose =
  /(?<![\p{L}-])(?<!\bper )(\p{L}[\p{L}-]+) for (the |your |my |our |each |every )(\p{L}[\p{L}-]+)(?=[,.;:!?)\n]|$| (?:and|or|with)(?![\p{L}-]))/giu
/** "Route on the map". */
const shown = /(?<![\p{L}-])(\p{L}[\p{L}-]+) on (?:an?|the) (map|calendar|timeline|chart)(?![\p{L}-])/giu
/** "Installed apps", "missed calls". */
const undergone =
  /(?<![\p{L}-])(\p{L}{3,}ed) (\p{L}[\p{L}-]*s)(?=[,.;:!?)\n]|$| (?:and|or|with|by|in|on|to|have|are)(?![\p{L}-]))/giu

/** "Recent searches", "overdue invoices", "monthly leaderboard". */
const telling =
  /(?<![\p{L}-])(recent|upcoming|past|previous|daily|weekly|monthly|yearly|annual|outstanding|overdue|urgent|active|archived|popular|trending|verified|trusted|seasonal|missing|personal|emergency|free|frequent|future|unread|unpaid|open|hidden|pinned|custom|current|target|exact|scheduled|stored|second-hand|outdoor|indoor|short-term|long-term|alternative|detailed|automatic|manual|interactive|individual|global|local|private|shared|public|nearby|available|random|total|average|optional|historical|official|real-?time) (\p{L}[\p{L}-]+)(?=[,.;:!?)\n]|$| (?:and|or|with|by|in|on|to|have|are|is|for|of|from|can|will|should|must|may|that|who|which|so|as|at|when|where|while|before|after|using|via|per|without|between|within)(?![\p{L}-]))/giu
/** "Birds I have seen". */
const hadDone =
  /(?<![\p{L}-])(\p{L}[\p{L}-]*s) (?:that |which )?(?:i|you|we|they|users?|he|she)(?:['’]ve| have| has)? (?:already |ever )?(seen|read|visited|watched|played|heard|caught|tried|eaten|climbed|collected|finished|borrowed|bought|sold|met)(?=[,.;:!?)\n]|$| (?:and|or|with|by|in|on|to|so)(?![\p{L}-]))/giu

/** "Belongings by room", "timer until the next donation". */
const told =
  /(?<![\p{L}-])((?:\p{L}[\p{L}-]* )?\p{L}[\p{L}-]+) (by|until) (?:(?:the|an?|your|their|its|his|her|my|our) )?((?:\p{L}[\p{L}-]* )?\p{L}[\p{L}-]+)(?=[,.;:!?)\n]|$| (?:and|or|with|by|in|on|to|for|of|from|that|which|so|as|at|when|where)(?![\p{L}-]))/giu

/** "Trail finder", "finder for quiet rooms". */
const finder =
  /(?<![\p{L}-])(?:finder (?:for|of) ((?:\p{L}[\p{L}-]+ )?\p{L}[\p{L}-]*s)|((?:\p{L}[\p{L}-]+ )?\p{L}[\p{L}-]+) finder(?! (?:for|of) ))(?![\p{L}-])/giu

/** "View tasks", "check all the readings". */
const looked =
  /(?<![\p{L}-])(view|check|track|monitor|browse|explore|compare) (?:(?:all|the|their|your|my|his|her|its|our|of|available|current|existing) ){0,2}((?:\p{L}[\p{L}-]* )?\p{L}[\p{L}-]*s)(?=[,.;:!?)\n]|$| (?:and|or|with|by|in|on|to|for|of|from|that|which|so|as|at|near|they|he|she|you|i)(?![\p{L}-]))/giu

/** A name with what stands behind or before its noun, and with the word before that; none where it is too long for a label. */
function named(said: string, whole: string): Ask[] {
  const [first = '', noun] = said.split(' ')
  if (noun === undefined) return ofNoun(said, whole)
  const bare = whole.slice(first.length + 1)
  return noName.test(first) || isPlainVerb(first.toLowerCase())
    ? ofNoun(noun, bare)
    : [...ofNoun(noun, whole), ...ofNoun(noun, bare)]
}

function ofNoun(noun: string, label: string): Ask[] {
  if (noName.test(noun) || label.split(' ').length > mostWords || label.length > longest) return []
  const stems = [...new Set(stemsOf(label))]
  return stems.length > 1
    ? [{ label: capitalise(label), stems, head: stemOf(toSingular(noun.toLowerCase())) }]
    : []
}

/** What one looks for with a finder. */
const foundOf = (things: string): Ask[] =>
  ofNoun(things.split(' ').at(-1) ?? things, `Find ${things}`).map((ask) => ({ ...ask, verb: 'find' }))

/** What an app is called ("Remote for televisions") names nothing in it. */
const behindOpening = (text: string): string =>
  text.slice(/[,.:;\n]| (?:with|where|that|which) /iu.exec(text)?.index ?? text.length)

/** A list with what one does there by looking. */
const lookedAt = (verb: string, things: string): Ask[] =>
  ofNoun(things.split(' ').at(-1) ?? things, `${verb} ${things}`).map((ask) => ({
    ...ask,
    verb: verb.toLowerCase(),
  }))

/** Whom something is for does not tell which it is. */
const isSomebody = (word: string): boolean => {
  const one = toSingular(word.toLowerCase())
  return classOf(one) === 'person' || classOf(one) === 'group'
}

/**
 * The names of a text with what tells which or how much of it is meant: "stations around you", "samples to try", "pages per
 * day". Each has at most four words, in the number the text has; the same name is told once.
 */
export function qualifiedNames(text: string): Ask[] {
  const asks = [
    ...findAll(close, text).flatMap(([, noun = '', how = '']) => named(noun, `${noun} ${how} you`)),
    ...findAll(local, text).flatMap(([, noun = '', where = '']) => named(noun, `${noun} in your ${where}`)),
    ...findAll(meant, text).flatMap(([, noun = '', verb = '']) =>
      isPlainVerb(verb.toLowerCase()) ? named(noun, `${noun} to ${verb}`) : [],
    ),
    ...findAll(rate, text).flatMap(([whole, noun = '', of = '']) =>
      span.test(of) ? named(noun, whole) : [],
    ),
    ...findAll(perAnything, text).flatMap(([whole, noun = '']) => named(noun, whole)),
    ...findAll(shown, text).flatMap(([, noun = '', where = '']) => named(noun, `${noun} on the ${where}`)),
    ...findAll(purpose, behindOpening(text)).flatMap(([, noun = '', article = '', of = '']) =>
      noName.test(of) || isSomebody(of)
        ? []
        : named(noun, `${noun} for ${/^(?:my|our) $/iu.test(article) ? 'your ' : article}${of}`),
    ),
    ...findAll(telling, text).flatMap(([whole, , noun = '']) => named(noun, whole)),
    ...findAll(told, text).flatMap(([, noun = '', how = '', of = '']) =>
      of.split(' ').some((word) => noName.test(word) || isSomebody(word) || /ing$/iu.test(word))
        ? []
        : named(noun, `${noun} ${how} ${of}`),
    ),
    ...findAll(finder, text).flatMap(([, many = '', one = '']) =>
      foundOf(many === '' ? toPlural(one) : many),
    ),
    ...findAll(looked, text).flatMap(([, verb = '', things = '']) => lookedAt(verb, things)),
    ...findAll(hadDone, text).flatMap(([, noun = '', how = '']) => named(noun, `${noun} ${how}`)),
    ...findAll(undergone, text).flatMap(([whole, how = '', noun = '']) =>
      noName.test(how) ? [] : named(noun, whole),
    ),
  ].map((ask) => ({ ...ask, label: capitalise(ask.label.toLowerCase()) }))
  return asks.filter((ask, index) => asks.findIndex(({ label }) => label === ask.label) === index)
}
