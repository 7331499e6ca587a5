import { colorNames } from '@kwiq/catalogue/theme'
import { findAttribute } from '../words/attributes.ts'
import { isDescriber } from '../words/describers.ts'
import { toSingular } from '../words/forms.ts'
import { determiners, stopWords, strictVerbs, styleWords } from '../words/lexicon.ts'
import { classOf } from '../words/noun-classes.ts'
import { baseOfVerb, isParticiple, isPlainVerb, verbsAndNouns } from '../words/verbs.ts'
import type { Spot } from './tokens.ts'
import { has } from './searched.ts'

/** Verbs that are as often nouns: in a list of nouns they are that. */
export const eitherWay = new Set(
  'report record plan search post order review rate call feed care walk ride drive park watch play cook measure stream comment like tip split swap share vote view filter sort start pause stop mark schedule trade drink log print scan draw paint book practice match mix design'.split(
    ' ',
  ),
)

export const clauseVerbs = new Set(
  'book log see track record create order manage share post rate find request submit upload browse plan check buy sell rent offer accept'.split(
    ' ',
  ),
)

/** One reports these; a "report card" is a thing. */
export const troubles =
  /^(?:broken|stolen|lost|missing|found|damaged|faulty|issues?|problems?|bugs?|faults?|damages?|incidents?|defects?|hazards?|potholes?|abuse|delays?)$/
export const articles = new Set(['a', 'an', 'the', 'my', 'your', 'their', 'our', 'his', 'her'])

/** Before one of these a word that could be either is a verb. */
const verbSigns = new Set(
  'to can could should will must may might and or , ; : . \n i you we they that who users user people others • - * lets help let / '.split(
    ' ',
  ),
)
/** After one of these it is a noun. */
const nounSigns = new Set(
  'a an the with of for my your their his her our its via by no daily weekly monthly'.split(' '),
)
export const isVerbSign = (word: string): boolean => word === '' || word === '\n' || verbSigns.has(word)
export const isNounSign = (word: string): boolean => nounSigns.has(word)

/** Behind a word that is verb and noun these make one thing: "call sheets", "feed schedule", "tip jar". */
const formHeads =
  /^(?:taker|picker|sheet|form|card|rota|roster|jar|log|logbook|calculator|schedule|tracker|planner|diary|board|desk|box|bag|kit|guide|book|history|calendar|counter|button|line|centre|center|club|shop|room|tool|app|queue|cabinet|shed|stand|rack|yard|track|bar|machine|wall|zone|tank|point|station|route|map|table)s?$/
/** "Bake sale", "swim meet", "brew day": what these are done on, at or in is one thing with them. */
const occasions =
  /^(?:sale|meet|day|night|evening|morning|weekend|party|class|event|competition|contest|gala|challenge|spot|site|shift|camp|off|season|group|crew|meeting)s?$/
const occasional = new Set('bake brew roast harvest swim dive walk ride dance sail cook camp fish'.split(' '))
/** They are things where "the", "my" and the like are missing; what is watered is watered. */
const oftenThings = new Set(
  'call feed tip water order watch film record plan match review post report drink train mail text rate request message queue swim dance sign stage dive sail camp fish play work study mark list ride practice'.split(
    ' ',
  ),
)

/** "Water temperature", "order number": what has such a value is a thing. */
const measured = new Set('water feed train film mail call order tip swim dance fish ride'.split(' '))
/** "Print credits", "copy quota": how much of it one may do. */
const allowances = /^(?:credits?|quotas?|allowances?|budgets?|balances?|jobs?|queues?)$/
const allowed = new Set('print copy travel ride wash study swim call text scan'.split(' '))
const isValue = (word: string) =>
  findAttribute(toSingular(word)) !== undefined || classOf(toSingular(word)) === 'measure'

/** "Book tracker", "call recorder", "sign language": no article between them, and what stands second holds or is of the first. */
const namesOfApps =
  /^(?:tracker|manager|recorder|viewer|finder|reader|player|planner|organi[sz]er|counter|monitor|maker|editor|scanner|blocker|translator|identifier|collection|club|language|log|diary|journal|app)$/
const namedFirst = new Set(
  'book call sign record log download water order match print mark message mail file stamp train sleep walk film drink feed step count note list plan task scan'.split(
    ' ',
  ),
)

/** "Call sheets for film crews": two nouns, although the first could be a verb. */
export function isCompound({ token, before, after }: Spot): boolean {
  return (
    ((namedFirst.has(token) && namesOfApps.test(after)) ||
      (token === 'log' && /^(?:book|entry)$/.test(after)) ||
      (eitherWay.has(token) && after === 'management') ||
      (oftenThings.has(token) && has(formHeads, after)) ||
      (occasional.has(token) && occasions.test(after)) ||
      (measured.has(token) && isValue(after)) ||
      (allowed.has(token) && allowances.test(after))) &&
    !/^(?:to|can|could|should|will|must|i|you|we|they|users?|people|others|let|lets|help)$/.test(before)
  )
}

const plurals = /(?<![su])s$/
const neverSubjects =
  /^(?:sports|news|sales|goods|arts|games|savings|systems|parents|series|species|always|this|its|was|is|has|bus|gas|plus|us|class|less|business|process|progress|fitness|status|access|address|tennis|chess|analysis)$/
export const isPluralNoun = (word: string): boolean =>
  /^(?:people|staff|crew|men|police)$|(?:children|women|(?:crafts|fisher|business|trades|sports)men)$/.test(
    word,
  ) ||
  (plurals.test(word) && word.length > 3 && !has(neverSubjects, word) && !stopWords.has(word))

/** Nobody says "it" of people. */
export const isNoPerson = (word: string): boolean => classOf(toSingular(word)) !== 'person'

/** Nouns as which these stand behind a plural: "members list". */
const behindPlurals = new Set(
  'list log map feed page board report count search schedule plan guide view rank name store shop stage'.split(
    ' ',
  ),
)

/** Nouns elsewhere; behind people and before things they are what people do. */
const doneByPeople =
  /^(?:score|report|review|rate|book|order|request|post|share|log|track|record|plan|grade|judge|rank|photograph|host|flag|approve|weigh|dispatch|time|level|tune|test)$/

/** Those who can do something: "respondents complete surveys", "staff manage violins". */
export const isPeople = (word: string): boolean =>
  word === 'staff' || word === 'people' || (word.endsWith('s') && classOf(toSingular(word)) === 'person')

/** What stands before a subject of one word. */
const articleOf = ({ tokens, index }: Spot, subject: string): string =>
  (tokens[index - 1] ?? '').toLowerCase() === subject ? (tokens[index - 2] ?? '').toLowerCase() : ''

const wordFirst = /^[\p{L}\p{N}]/u

/** "Trucks queue at the gate", "stewards collect dues", "the driver scans a ticket": who, then what is done. */
export function isDoneBy(subject: string, spot: Spot): boolean {
  const { token, after, further } = spot
  if (!has(wordFirst, after)) return false
  if (strictVerbs.has(token) && isPeople(subject)) return true
  if (
    has(doneByPeople, token) &&
    isPeople(subject) &&
    (isPluralNoun(after) || (isDescriber(after) && isPluralNoun(further)))
  )
    return true
  const base = baseOfVerb(token, strictVerbs)
  if (!base) return false
  if (token === base) {
    if (!isPluralNoun(subject)) return false
    const hasObject =
      determiners.has(after) ||
      articles.has(after) ||
      isPluralNoun(after) ||
      /^\d/.test(after) ||
      isDone(after) ||
      troubles.test(after)
    return behindPlurals.has(token)
      ? hasObject
      : hasObject || isPlainVerb(base) || isPluralNoun(further) || stopWords.has(after)
  }
  if (token !== `${base}s` && token !== `${base}es`) return false
  return (
    articles.has(after) ||
    /^(?:it|them|down|off|away)$/.test(after) ||
    // "The shelter matches dogs", "the kitchen sees portions": one of them does it to many.
    (isPluralNoun(after) && /^(?:the|our|my|a|an|each|every)$/.test(articleOf(spot, subject))) ||
    // "The board approves catches": never a noun.
    (base.length > 3 && !verbsAndNouns.has(base) && isPluralNoun(after)) ||
    (/^(?:person|group)$/.test(classOf(subject)) && !stopWords.has(after))
  )
}

/** What was done to it, said of a thing: "lost pets", "hours worked". */
export const isDone = (word: string): boolean =>
  isParticiple(word, strictVerbs) && baseOfVerb(word, strictVerbs) !== word

/** Whether a word can be, or begin, a thing: no little word, no verb that is never a noun. */
export function canBeThing(word: string): boolean {
  if (!/^\p{L}/u.test(word) || stopWords.has(word)) return false
  const base = baseOfVerb(word)
  return !(base !== undefined && isPlainVerb(base) && !word.endsWith('ing'))
}

/** A phrase of nothing but such words names no thing. */
export const namesNothing = (words: readonly string[]): boolean =>
  words.every((word) => word !== 'things' && (isDescriber(word) || isDone(word) || !canBeThing(word)))

/** "Mystical dark purple", "neutral greys": how the app looks. */
export const isColouring = (words: readonly string[]): boolean =>
  colorNames[toSingular(words.at(-1) ?? '')] !== undefined &&
  words.some((word) => styleWords.has(word) || /^(?:neutral|soft|warm|cool|muted|earthy)$/.test(word))
