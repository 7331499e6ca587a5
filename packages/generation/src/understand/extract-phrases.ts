import { colorNames } from '@kwiq/catalogue/theme'
import { stemOf, toSingular } from '../words/forms.ts'
import { determiners, holders, loneVerbs, stopWords, strictVerbs, styleWords } from '../words/lexicon.ts'
import { classOf } from '../words/noun-classes.ts'
import type { Phrase } from './phrase.ts'

const tokenForm = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'&+-]*|[^\s\p{L}\p{N}]|\n/gu
const mostPhrases = 60
const mostLabelWords = 4
/** They count what follows: only that is the thing. */
const countedBy = new Set(['number', 'list', 'amount', 'lot', 'range'])
/** Besides "of", they tie a word to a noun: "vote on proposals", "questions to the mayor". */
const loosely = new Set(['for', 'on', 'with', 'to'])
/** Verbs that are as often nouns: in a list of nouns they are that. */
const eitherWay = new Set(
  'report record plan search post order review rate call feed care walk ride drive park watch play cook measure stream comment like tip split swap share vote view filter sort start pause stop mark schedule trade drink log print scan draw paint book practice match mix design'.split(
    ' ',
  ),
)

const clauseVerbs = new Set([
  'book',
  'log',
  'see',
  'track',
  'record',
  'create',
  'order',
  'manage',
  'share',
  'post',
  'rate',
  'find',
  'request',
  'submit',
  'upload',
  'browse',
  'plan',
  'check',
  'buy',
  'sell',
  'rent',
  'offer',
  'accept',
])

/** One reports these; a "report card" is a thing. */
const troubles =
  /^(?:broken|stolen|lost|missing|found|damaged|faulty|issues?|problems?|bugs?|faults?|damages?|incidents?|defects?|hazards?|potholes?|abuse|delays?)$/
const articles = new Set(['a', 'an', 'the', 'my', 'your', 'their', 'our', 'his', 'her'])
/** A row of verbs goes on over these. */
const rowWords = new Set(['and', 'or', 'then', 'also', 'to', 'can', 'the', 'a', 'an', 'of'])
/** What one only looks at is a thing, not a doing. */
const seeing = new Set(['see', 'get', 'view', 'show'])

/** Before one of these a word that could be either is a verb. */
const verbSigns = new Set([
  'to',
  'can',
  'could',
  'should',
  'will',
  'must',
  'and',
  'or',
  ',',
  ';',
  ':',
  '.',
  '\n',
  'i',
  'you',
  'we',
  'they',
  'that',
  'who',
  'users',
  'user',
  'people',
  '•',
  '-',
  '*',
  'lets',
  'help',
  '/',
  '',
])
/** After one of these it is a noun. */
const nounSigns = new Set([
  'a',
  'an',
  'the',
  'with',
  'of',
  'for',
  'my',
  'your',
  'their',
  'his',
  'her',
  'our',
  'its',
  'via',
  'by',
  'no',
  'daily',
  'weekly',
  'monthly',
])

/** "Frame number, colour and photo": here a colour is one of the things noted. */
function isAttribute(words: readonly string[], tokens: readonly string[], end: number): boolean {
  return (
    words.length === 1 &&
    /^(?:colou?r|layout|font|theme|design)$/.test(words[0] ?? '') &&
    /^(?:,|and)$/.test(tokens[end - 2] ?? '') &&
    end > 4
  )
}

/** Those who can do something: "respondents complete surveys", "staff manage violins". */
const isPeople = (word: string) =>
  word === 'staff' || (word.endsWith('s') && classOf(toSingular(word)) === 'person') || word === 'people'

/** The things, attributes and doings a description names, in order, each once. */
export function extractPhrases(text: string): Phrase[] {
  const tokens = text.match(tokenForm) ?? []
  const found = new Map<string, Phrase>()
  let words: string[] = []
  let verb: string | undefined
  let isNounList = false

  /** The phrase that "of", "for", "on", "with" or "to" goes on from, with the words between. */
  let link: { head: string[]; verb: string | undefined; between: string[] } | undefined
  /** Verbs of a row that share the object of the last one: "plan, track and achieve goals". */
  let waiting: string[] = []
  const flush = (isListed = false) => {
    const linked = link
    link = undefined
    if (linked) {
      const own = linked.head.length > 0 ? linked.head : linked.verb ? [linked.verb] : []
      const whole = [...own, ...linked.between, ...words]
      if (words.length > 0 && words.length <= 2 && own.length <= 2 && whole.length <= mostLabelWords) {
        const joined =
          linked.head.length > 0 && !holders.has(own.at(-1) ?? '')
            ? [...own.filter((word) => !countedBy.has(word)), ...words]
            : words
        words = []
        verb = undefined
        add(joined, linked.verb, whole.join(' '))
        return
      }
      const rest = words
      words = linked.head
      verb = linked.verb
      flush()
      words = rest
    }
    while (words.length > 1 && holders.has(words[0] ?? '')) words.shift()
    const content = words.filter((word) => !styleWords.has(word) || words.length > 1 || isListed)
    words = []
    const usedVerb = verb
    verb = undefined
    if (content.length === 0) {
      if (usedVerb && loneVerbs.has(usedVerb)) add([usedVerb], undefined)
      else if (usedVerb && waiting.length < 3) waiting.push(usedVerb)
      return
    }
    for (const each of waiting) if (usedVerb && each !== usedVerb) add(content.slice(-4), each)
    waiting = []
    add(content.slice(-4), usedVerb)
  }
  const add = (given: string[], usedWord: string | undefined, label?: string) => {
    const usedVerb = usedWord && seeing.has(usedWord) ? undefined : usedWord
    // "3 washers": the number is how many there are.
    const content = given.length > 1 && /^\d+$/.test(given[0] ?? '') ? given.slice(1) : given
    const phraseText = content.join(' ')
    if (
      content.every(
        (word) =>
          (styleWords.has(word) && !/^(?:colou?r|layout|font|theme|design)$/.test(word)) ||
          colorNames[word] !== undefined ||
          /^\d+$/.test(word) ||
          word === 'plain',
      ) ||
      phraseText.length < 2
    )
      return
    const key = `${usedVerb ?? ''} ${phraseText}`
    if (found.size >= mostPhrases || found.has(key)) return
    found.set(key, {
      text: phraseText,
      words: content,
      stems: (label
        ? label.split(' ').filter((word) => !stopWords.has(word) || countedBy.has(word))
        : content
      ).map(stemOf),
      options: [],
      ...(usedVerb ? { verb: usedVerb } : {}),
      ...(label ? { label } : {}),
    })
  }

  const canLink = (token: string, after: string): boolean => {
    if (link || !/^\p{L}/u.test(after) || styleWords.has(after) || strictVerbs.has(after)) return false
    if (token === 'of') return words.length > 0
    // At the beginning "tracker for houseplants" says what the app is; later it is one thing.
    if (found.size < 2 || !loosely.has(token) || words.length > 1) return false
    if (words.length === 0) return verb !== undefined
    if (token === 'with' || token === 'on') return strictVerbs.has(words[0] ?? '')
    return token !== 'to' || determiners.has(after)
  }

  for (let index = 0; index < tokens.length && found.size < mostPhrases; index += 1) {
    const raw = tokens[index] ?? ''
    const token = raw.toLowerCase()
    const before = (tokens[index - 1] ?? '').toLowerCase()
    const after = (tokens[index + 1] ?? '').toLowerCase()
    if (!/[\p{L}\p{N}]/u.test(token)) {
      if (token === "'") continue
      flush(isAttribute(words, tokens, index))
      if (token === ':') isNounList = true
      else if (token === '.' || token === '\n') isNounList = false
      if (token !== ',' && token !== '/') waiting = []
      if (token === '(') index = readOptions(tokens, index, found)
      continue
    }
    if (words.length === 0 && verb !== undefined && determiners.has(token)) continue
    // "Patients book appointments": who does something, then what.
    if (
      words.length > 0 &&
      /^[\p{L}]/u.test(after) &&
      ((clauseVerbs.has(token) && (words.at(-1) ?? '').endsWith('s')) ||
        (strictVerbs.has(token) && isPeople(words.at(-1) ?? '')))
    ) {
      flush()
      verb = token
      continue
    }
    // No noun stands right before "a" or "the": "nominate a friend" begins with a verb, whatever it is.
    const canBeVerb =
      (strictVerbs.has(token) && after !== 'of') ||
      (determiners.has(after) && clauseVerbs.has(token)) ||
      (token === 'report' && troubles.test(after)) ||
      (token === 'leave' &&
        /^(?:notes?|reviews?|comments?|feedback|messages?|tips?|ratings?)$/.test(after)) ||
      (articles.has(after) && !stopWords.has(token) && /^\p{L}{3,}$/u.test(token))
    const followedByObject =
      after !== '' &&
      /[\p{L}]/u.test(after) &&
      !['of', 'with', 'and', 'or', 'for', 'in', 'is'].includes(after)
    if (canBeVerb && words.length === 0 && !nounSigns.has(before)) {
      const isObject = verb !== undefined && !followedByObject
      if (
        !isObject &&
        (verbSigns.has(before) || followedByObject) &&
        !(
          isNounList &&
          [...found.values()].at(-1)?.verb === undefined &&
          eitherWay.has(token) &&
          before !== 'to' &&
          !determiners.has(after) &&
          !troubles.test(after)
        )
      ) {
        if (!followedByObject && verb === undefined && !verbSigns.has(before)) {
          words.push(token)
          continue
        }
        flush()
        verb = token
        continue
      }
    }
    // "A charity that matches ...": what follows is a verb, whatever it looks like.
    if (words.length === 0 && /^(?:that|which|who)$/.test(before) && token.endsWith('s')) continue
    if (link && words.length === 0 && /^(?:the|a|an|each|every|my|your)$/.test(token)) {
      link.between.push(token)
      continue
    }
    if (canLink(token, after)) {
      link = { head: words, verb, between: [token] }
      words = []
      verb = undefined
      continue
    }
    // "Energy use", "weekly box": nouns when something stands before them.
    if ((token === 'use' || token === 'box') && words.length > 0 && !/^(?:input|text|check)$/.test(before)) {
      words.push(token)
      continue
    }
    if (
      (token === 'phone' && /^(?:numbers?|calls?|book)$/.test(after)) ||
      (/^shows?$/.test(token) && /^(?:of|tv|radio|past|upcoming|live|our|my|next)$/.test(before))
    ) {
      words.push(token)
      continue
    }
    // "Tool library": here a tool is a thing, not the app.
    if (
      token === 'tool' &&
      /^(?:librar(?:y|ies)|shed|rental|hire|exchange|pool|lending|sharing|loans?|crib|cupboard)$/.test(after)
    ) {
      words.push(token)
      continue
    }
    // "Weigh what you bring": what is done has no other name.
    if (token === 'what' && verb !== undefined && words.length === 0) {
      words = [verb]
      verb = undefined
    }
    if (stopWords.has(token)) {
      if (token === 'of' && words.length > 0 && holders.has(words.at(-1) ?? '')) {
        words.pop()
        continue
      }
      flush(token === 'and' && isAttribute(words, tokens, index))
      if (!rowWords.has(token) && !determiners.has(token)) waiting = []
      continue
    }
    if (
      /^\p{L}{5,}ly$/u.test(token) &&
      !/^(?:daily|weekly|monthly|yearly|family|supply|reply|assembly|butterfly|friendly|early|elderly|quarterly|hourly|italy|anomaly|jelly)$/.test(
        token,
      )
    ) {
      flush()
      continue
    }
    words.push(token.replace(/'s?$/, ''))
  }
  flush()
  return [...found.values()]
}

/** Choices in brackets belong to the phrase before them. Returns the index of the closing bracket. */
function readOptions(tokens: readonly string[], open: number, found: ReadonlyMap<string, Phrase>): number {
  const close = tokens.indexOf(')', open)
  const last = [...found.values()].at(-1)
  if (close < 0 || close - open > 30 || !last) return open
  const options = tokens
    .slice(open + 1, close)
    .join(' ')
    .split(/\s?,\s?|\sor\s|\sand\s|\s?\/\s?/)
    .map((option) => option.replace(/^(?:or|and|e\.?g\.?)\s/, '').trim())
    .filter((option) => option !== '' && option.split(' ').length <= 3)
  if (options.length < 2 || options.length > 6) return open
  last.options = options
  return close
}
