import { tokensOf } from '../../understand/tokens.ts'
import { toSingular } from '../../words/forms.ts'
import { stopWords, strictVerbs } from '../../words/lexicon.ts'
import { classOf } from '../../words/noun-classes.ts'
import { isDescriber } from '../../words/describers.ts'
import { baseOfVerb, isParticiple } from '../../words/verbs.ts'
import { plainlyPut } from './plainly-put.ts'
import { unitAt } from './units.ts'
import { has } from '../../understand/searched.ts'

/** How a noun phrase hangs on what stands before it. */
type Link = 'start' | 'list' | 'with' | 'has' | 'colon' | 'paren' | 'verb' | 'prep' | 'other'

/** A noun phrase of a description with what its place in the sentence says of it. */
export interface Chunk {
  /** Lower case, without articles: "kind of litter". */
  words: string[]
  link: Link
  /** The base form of the verb whose object it is. */
  verb?: string
  prep?: string
  /** "each", "a", "our": what stands before it. */
  det?: string
  /** What is meant by "of": "each" of "weight of each flush". */
  of?: { det: string; words: string[] }
  /** "kg" of "weight in kg", and the words it is written in. */
  unit?: string
  unitWords?: string
  /** What it may be: "yes", "no". */
  options: string[]
  sentence: number
  /** Many of it are held in what stands before "of": "a list of sondes". */
  isHeld?: boolean
  /** They do something in the app: "volunteers" of "volunteers enter ...". */
  isActor?: boolean
}

const determiners = new Set(
  'which a an the my our their each every all any this these those new some its his her your another several many'.split(
    ' ',
  ),
)
const prepositions = new Set(
  'per by for from to on at into about between during after before until without as than via using across over under within in since against among through around behind'.split(
    ' ',
  ),
)
const having = new Set('has have having gets need needs contains contain consists'.split(' '))
const withWords = new Set('with including include includes containing incl plus'.split(' '))
const joining = new Set(['and', 'or', '&', '/'])
const subjects = new Set(
  'to i we you they can could should must may will would lets let us who please then also both'.split(' '),
)
const furtherVerbs = new Set(
  'note keep jot write list show see export compare mark enter plan count weigh fill say decide know get hand pack ship return'.split(
    ' ',
  ),
)
/** They stand before a noun only to be done with it, never as a part of its name. */
const onlyDone = new Set(
  'note keep jot show see export compare manage track log add view enter edit delete mark list find save store remember browse join discover explore receive choose select create invite follow earn donate submit learn buy sell borrow lend attend enroll enrol define accept decline approve confirm subscribe unlock redeem win sign become count warn spot'.split(
    ' ',
  ),
)

/** They are never nouns, and no thing is called by them. */
const pasts = new Set(
  'took wrote gave chose knew grew forgot began came went ran rang sang flew swam drove rode ate drank spoke threw drew broke stole wore'.split(
    ' ',
  ),
)
const modals = new Set('can could should must may'.split(' '))
/** One of those stands behind these. */
const ones = new Set('a an our the my'.split(' '))
const particles = new Set('out up down in away back off over'.split(' '))
const asking = new Set('which what how who whose where when whether if'.split(' '))
const pronouns = new Set('i we they he she you someone somebody everyone everybody'.split(' '))
/** "I'd", "we've", "it'll" */
const isContraction =
  /^(?:i|we|you|he|she|it|they|that|there|who|what|don|won|can|isn|doesn|didn)['’](?:d|ll|ve|m|re|s|t)$/
/** How something is done: no part of a name. */
const isManner =
  /^(?!tally|rally)(?:[a-z]{2,}ally|[a-z]{2,}(?:ently|antly|ously|fully|essly|ively|ately|ickly|urely|ietly|ectly|imply|ainly|ostly|asily|eadily|appily))$/
const isModifier = /^(?:all|both|each|also|just|only|often|usually|still|\w+ly)$/

const verbOf = (token: string): string | undefined =>
  strictVerbs.has(token) || furtherVerbs.has(token) ? token : baseOfVerb(token) === token ? token : undefined
const isContent = (token: string | undefined) =>
  token !== undefined && /^\p{L}/u.test(token) && !stopWords.has(token) && !determiners.has(token)
/** Words about apps that are parts of a name behind or before another word: "beach section", "field notes". */
const partsOfNames = new Set('section sections field fields page pages top back'.split(' '))
/** Doings that are things where they stand in a list: "puppets, shows and repairs". */
const doneOrThing = new Set('shows show views offers features joins finds catches'.split(' '))
const isEnd = (token: string | undefined) =>
  token === undefined || joining.has(token) || /^[.,;:!?)\n]$/.test(token)

/** Whether a word that mostly says nothing is a noun at its place. */
function isNounAnyway(tokens: readonly string[], index: number, words: readonly string[]): boolean {
  const token = tokens[index] ?? ''
  if (doneOrThing.has(token))
    return (
      (isEnd(tokens[index + 1]) || (tokens[index + 1] === 'with' && tokens[index - 1] === ',')) &&
      (tokens[index - 1] === ',' || words.length > 0 || joining.has(tokens[index - 1] ?? ''))
    )
  // "Vinegar making log"
  if (/^(?:making|keeping)$/.test(token)) return words.length > 0 && isContent(tokens[index + 1])
  // "Phone number, address": of somebody; "on my phone" is where the app runs.
  if (/^(?:phone|mobile)$/.test(token))
    return (
      /^numbers?$/.test(tokens[index + 1] ?? '') ||
      ((words.length > 0 || tokens[index - 1] === ',') && isEnd(tokens[index + 1]))
    )
  if (/^(?:used|seen|taken|given|made)$/.test(token))
    return words.length > 0 && (isEnd(tokens[index + 1]) || tokens[index + 1] === 'in')
  return partsOfNames.has(token) && (words.length > 0 || isContent(tokens[index + 1]))
}
const isPeople = (word: string) =>
  classOf(toSingular(word)) === 'person' || classOf(toSingular(word)) === 'group'

const isVerbOfMany = (words: readonly string[]) => {
  const [verb = '', doer = ''] = words.toReversed()
  return toSingular(doer) !== doer && toSingular(verb) === verb
}

/** What a description keeps is said early. */
const readLimit = 3000

/** The noun phrases of a text in their order. */
export function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = []
  let words: string[] = []
  let of: Chunk['of']
  let link: Link = 'start'
  let verb: string | undefined
  let prep: string | undefined
  let det: string | undefined
  let unit: string | undefined
  let unitWords: string | undefined
  let sentence = 0
  let depth = 0
  const flush = (isActor = false) => {
    // "Which birds fly": they are birds.
    if (det === 'which' && words.length > 1 && isVerbOfMany(words)) words = words.slice(0, -1)
    if (words.length > 0) {
      chunks.push({
        words,
        link,
        options: [],
        sentence,
        ...(verb ? { verb } : {}),
        ...(prep ? { prep } : {}),
        ...(det ? { det } : {}),
        ...(of ? { of } : {}),
        ...(unit ? { unit } : {}),
        ...(unitWords ? { unitWords } : {}),
        ...(isActor ? { isActor } : {}),
      })
    }
    words = []
    of = undefined
    det = undefined
    unit = undefined
    unitWords = undefined
  }
  const go = (next: Link, nextVerb?: string, nextPrep?: string) => {
    flush()
    link = next
    verb = nextVerb
    prep = nextPrep
  }
  const tokens = tokensOf(plainlyPut(text.slice(0, readLimit))).map((token) =>
    token.toLowerCase().replace(/'s?$/, ''),
  )
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] ?? ''
    const next = tokens[index + 1]
    const before = tokens[index - 1] ?? ''
    if (/^[.!?\n;]$/.test(token)) {
      go('start')
      sentence += 1
      depth = 0
    } else if (token === ',' || joining.has(token)) {
      const isGoing = words.length > 0 || chunks.at(-1)?.sentence === sentence
      // "Orders to pack, returns": what is to be done with them is said of what stands before.
      const isBare = words.length === 0 && link === 'verb'
      const [kept, done] = isBare ? [chunks.at(-1)?.verb, chunks.at(-1)?.prep] : [verb, prep]
      flush()
      link = isGoing ? 'list' : 'start'
      verb = kept
      prep = done
    } else if (token === ':' || /^[–—]$/.test(token) || (token === '-' && before !== '')) go('colon')
    else if (token === '(') {
      const options = depth === 0 ? optionsAt(tokens, index) : undefined
      const isSingle = words.length > 0 && det !== 'each' && toSingular(words.at(-1) ?? '') === words.at(-1)
      if (options && isSingle) {
        flush()
        const last = chunks.at(-1)
        if (last) last.options = options.items
        link = 'list'
        index = options.end
      } else {
        go('paren')
        depth += 1
      }
    } else if (token === ')') go('list')
    else if (token === 'of' && words.length > 0) {
      const article = determiners.has(next ?? '') ? (next ?? '') : ''
      const start = index + (article === '' ? 1 : 2)
      const inner: string[] = []
      while (
        inner.length < 3 &&
        (isContent(tokens[start + inner.length]) || isNounAnyway(tokens, start + inner.length, words)) &&
        !isVerbAt(tokens, start + inner.length, inner)
      )
        inner.push(tokens[start + inner.length] ?? '')
      if (inner.length > 0) {
        of = { det: article, words: inner }
        index = start + inner.length - 1
      } else go('prep', undefined, 'of')
    } else if (token === 'in' && words.length > 0 && unitAt(tokens, index + 1)) {
      const found = unitAt(tokens, index + 1)
      unit = found?.unit
      unitWords = tokens.slice(index + 1, index + 1 + (found?.length ?? 0)).join(' ')
      index += found?.length ?? 0
    } else if (/^(?:yes|true)$/.test(token) && /^(?:or|\/|and)$/.test(next ?? '') && words.length > 0) {
      flush()
      const last = chunks.at(-1)
      if (last) last.options = ['Yes', 'No']
      index += 2
    } else if (withWords.has(token)) go('with')
    else if (having.has(token)) go('has')
    else if (isContraction.test(token)) go('other')
    // "Specially shopkeepers" are shopkeepers.
    else if (words.length === 0 && has(isManner, token)) continue
    else if (determiners.has(token)) {
      if (words.length > 0) go('other')
      det = token
    } else if (isVerbAt(tokens, index, words)) {
      const isActor = words.length > 0 && !pasts.has(token)
      flush(isActor)
      link = 'verb'
      verb = verbOf(token) ?? baseOfVerb(token, strictVerbs) ?? baseOfVerb(token) ?? token
      prep = undefined
    } else if (token === 'to' && verbOf(next ?? '') !== undefined) {
      go('other')
    } else if (/^(?:on|by)$/.test(token) && isEnd(next) && words.at(-1)?.endsWith('ed')) words.push(token)
    else if (
      /^(?:today|tonight|tomorrow|weekly|daily|monthly)$/.test(token) &&
      words.length > 0 &&
      isEnd(next)
    )
      continue
    else if (prepositions.has(token)) go('prep', undefined, token)
    else if (!/^\p{L}/u.test(token)) {
      // Numbers and marks are no names.
      if (!/^\d/.test(token)) continue
    } else if (isNounAnyway(tokens, index, words)) words.push(token)
    else if (stopWords.has(token))
      go(['list', 'start', 'colon', 'with', 'has'].includes(link) ? link : 'other', verb)
    else words.push(token)
  }
  flush()
  return chunks
}

/** Whether the word at a place is a doing: "record" of "Record inspections", but not of "a record". */
function isVerbAt(tokens: readonly string[], index: number, words: readonly string[]): boolean {
  const token = tokens[index] ?? ''
  const next = tokens[index + 1] ?? ''
  const before = tokens[index - 1] ?? ''
  const verb = verbOf(token)
  // "Our society logs investigations"
  const isOfOne =
    words.length > 0 &&
    isPeople(words.at(-1) ?? '') &&
    toSingular(words.at(-1) ?? '') === words.at(-1) &&
    /[a-z]{3}s$/.test(token) &&
    onlyDone.has(toSingular(token))
  if (isOfOne && isContent(next)) return true
  if (isDoneByOne(tokens, index, words)) return true
  // "A judge can score dogs": behind these stands a doing, whatever else the word is.
  if (
    verb === undefined &&
    modals.has(before) &&
    words.length === 0 &&
    isContent(token) &&
    !isModifier.test(token) &&
    !isParticiple(token) &&
    !isDescriber(token) &&
    (isContent(next) || determiners.has(next))
  )
    return true
  if (pasts.has(token) && (words.length > 0 || pronouns.has(before))) return true
  // "The peals we rang", "someone rings": whatever it is, it is done.
  if (words.length === 0 && pronouns.has(before) && !isModifier.test(token)) return isContent(token)
  // "Growers book a press": whoever they are, they do it.
  if (
    words.length > 0 &&
    determiners.has(next) &&
    isPeople(words.at(-1) ?? '') &&
    toSingular(words.at(-1) ?? '') !== words.at(-1) &&
    isContent(token) &&
    toSingular(token) === token &&
    !isParticiple(token)
  )
    return true
  if (verb === undefined)
    return /^(?:that|which|who|it|he|she)$/.test(before) && baseOfVerb(token, strictVerbs) !== undefined
  const hasObject = determiners.has(next) || /^(?:when|how|what|which|who|where|if)$/.test(next)
  // "Lock keepers on our canal note every boat"
  if (words.length > 0 && onlyDone.has(token) && /^(?:each|every|all|which|their)$/.test(next)) return true
  if (words.length > 0)
    return hasObject && isPeople(words.at(-1) ?? '') && toSingular(words.at(-1) ?? '') !== words.at(-1)
      ? true
      : isPeople(words.at(-1) ?? '') &&
          toSingular(words.at(-1) ?? '') !== words.at(-1) &&
          isContent(next) &&
          !token.endsWith('ing')
  if (determiners.has(before)) return false
  if (subjects.has(before)) return true
  if (hasObject) return true
  const isAgain = joining.has(before) && /^[.!?\n;]?$/.test(tokens[index - 2] ?? '')
  const isFirst = before === '' || /^[.!?\n;:]$/.test(before) || isAgain
  if (!isContent(next)) return false
  if (onlyDone.has(token)) return true
  if (isFirst) return strictVerbs.has(token) || furtherVerbs.has(token)
  return joining.has(before) && strictVerbs.has(token) && classOf(token) === 'thing'
}

/** "A farmer rents out stalls", "our bakery lends crates", "a tailor notes which cloth": one of those who do it, and what. */
function isDoneByOne(tokens: readonly string[], index: number, words: readonly string[]): boolean {
  const token = tokens[index] ?? ''
  const next = tokens[index + 1] ?? ''
  const doer = words.at(-1) ?? ''
  const start = index - words.length
  return (
    words.length > 0 &&
    words.length < 3 &&
    /[a-z]{3}s$/.test(token) &&
    ones.has(tokens[start - 1] ?? '') &&
    isEnd(tokens[start - 2]) &&
    toSingular(doer) === doer &&
    ['person', 'group', 'place'].includes(classOf(doer)) &&
    (particles.has(next) || asking.has(next) || determiners.has(next) || toSingular(next) !== next) &&
    (baseOfVerb(token) !== undefined || baseOfVerb(token, strictVerbs) !== undefined)
  )
}

/** What stands in brackets behind a word, when it is a few short choices. */
function optionsAt(tokens: readonly string[], start: number): { items: string[]; end: number } | undefined {
  const length = tokens.slice(start, start + 25).indexOf(')')
  if (length < 0) return undefined
  const end = start + length
  const items = tokens
    .slice(start + 1, end)
    .join(' ')
    .replace(/^(?:e \. g \.|e\.g\.|such as|like|either) /, '')
    .split(/ (?:,|or|\/|and|;) | , /)
    .map((item) =>
      item
        .replaceAll(/ ?(?:,|\.) ?/g, '')
        .replace(/^(?:or|and) /, '')
        .trim(),
    )
    .filter((item) => item !== '')
  return items.length > 1 && items.every((item) => item.split(' ').length <= 3) ? { items, end } : undefined
}
