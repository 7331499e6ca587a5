import { colorNames } from '@kwiq/catalogue/theme'
import { isDescriber } from '../words/describers.ts'
import { findAttribute } from '../words/attributes.ts'
import { stemOf, toPlural, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import {
  aloneVerbs,
  determiners,
  holders,
  loneVerbs,
  stopWords,
  strictVerbs,
  styleWords,
} from '../words/lexicon.ts'
import { baseOfVerb } from '../words/verbs.ts'
import type { Phrase } from './phrase.ts'
import { canBeThing, isColouring, isDone, isNoPerson, isPluralNoun, namesNothing } from './word-kinds.ts'
import { has } from './searched.ts'

const mostPhrases = 60
const mostLabelWords = 4
/** They count what follows: only that is the thing. */
const countedBy = new Set(['number', 'list', 'amount', 'lot', 'range'])
/** Besides "of", they tie a word to a noun: "vote on proposals". */
const loosely = new Set(['for', 'on', 'with', 'to'])
const counting =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|dozen)$/
/** They are about something: "facts about a song". */
const telling =
  /^(?:facts?|info|information|details|notes?|remarks?|news|articles?|stories|story|tips|videos?|books?|opinions?|data|trivia|lessons?|reports)$/
/** What one only looks at is a thing, not a doing. */
const seeing = new Set(['see', 'get', 'view', 'show', 'receive'])
const moneyWords =
  /^(?:money|cash|crypto|bitcoin|(?:coin|payment|fund|donation|transfer|token|deposit|tip|contribution)s?)$/
/** "They listen and ask questions": nobody listens questions. */
const toNobody = new Set(['listen', 'chat', 'talk', 'reply', 'respond', 'react', 'participate', 'relax'])
/** Where and when: they never end what a thing is called. */
const looseEnds =
  /^(?:fast|quickly|near|nearby|behind|ahead|apart|aside|away|abroad|outside|inside|ago|afterwards?|together|forever|tonight|tomorrow|yesterday|today|everyday|sometimes|anymore|anyway|anyhow|anytime|anywhere|somewhere|soon|still|yet|already|instead|last|next|lots?|bits?|plenty|per|each|enough|early|late|later|same|ready|safe|clear|easier|sure|aware|like)$/

/** The phrase that "of", "for", "on", "with" or "to" goes on from, with the words between. */
interface Link {
  head: string[]
  verb: string | undefined
  between: string[]
}

/** Collects the words of one phrase after the other, and what was found so far. */
export interface PhraseBuilder {
  readonly found: Map<string, Phrase>
  readonly words: string[]
  verb: string | undefined
  isFull(): boolean
  last(): Phrase | undefined
  push(word: string): void
  /** The words so far are a phrase of their own. */
  flush(isListed?: boolean): void
  /** A row of verbs without object ends here. */
  endRow(): void
  /** A new sentence: somebody else may do what comes. */
  endSentence(): void
  /** A doing begins; the words so far are who does it. */
  begin(verb: string | undefined, isDoneByThem?: boolean): void
  /** Ties the words so far to what follows when the word can do that. */
  tie(word: string, after: string): boolean
  /** "Questions to the mayor": the article belongs to the tie. */
  tieArticle(word: string): boolean
  /** "Weigh what you bring": what is done has no other name. */
  verbAsThing(): void
  /** The verb so far is done with the thing named last, or the things ("them"). */
  useLast(isSeveral: boolean): void
  /** "List of books": only what comes next counts. */
  dropHolder(): boolean
  /** "Books to read": the words so far are a thing one does that with. */
  endWithDoing(doing: string): void
}

/** As many things may stand between "it" and the one that is meant. */
const mostBetween = 3
/** What is kept so is a list of such things. */
const keeping = /^(?:keep|save|track|list|store|manage|collect|record|log|maintain|browse|organi[sz]e)$/
/** Where things are kept. */
const keptIn = /^(?:favou?rites|wishlist|watchlist|shortlist)$/

export function createPhraseBuilder(): PhraseBuilder {
  const found = new Map<string, Phrase>()
  let words: string[] = []
  let verb: string | undefined
  let link: Link | undefined
  let actor: string | undefined
  /** What "it" was before in this sentence: "add it to a shelf and rate it". */
  let meant: string[] | undefined
  /** Verbs of a row that share the object of the last one: "plan, track and achieve goals". */
  let waiting: string[] = []

  const add = (given: readonly string[], usedWord: string | undefined, written?: string) => {
    let label = written
    // "Receive trip requests": these; money is received with a button.
    const isOnlySeen =
      usedWord !== undefined &&
      seeing.has(usedWord) &&
      !(usedWord === 'receive' && has(moneyWords, given.at(-1) ?? ''))
    const usedVerb = isOnlySeen ? undefined : usedWord
    // "3 washers": the number is how many there are.
    const counted = given.length > 1 && counting.test(given[0] ?? '') ? given.slice(1) : [...given]
    const content = withoutLooseEnds(counted)
    // "Stops nearby" is about stops, and called what it is called.
    if (
      !label &&
      !usedVerb &&
      counted.length === content.length + 1 &&
      /^(?:nearby|together|ahead|outside)$/.test(counted.at(-1) ?? '')
    )
      label = counted.join(' ')
    const text = content.join(' ')
    if (text.length < 2 || (content.every(isLook) && !(usedVerb && isRequested(usedVerb, content)))) return
    if (isColouring(content)) return
    // "Every February", "when it weighs 600 grams we release it": when, and how much.
    if (content.every((word) => has(whenWords, word))) return
    if (usedVerb && content.length === 1 && weightWords.test(text)) return
    // "Clients book online, reschedule once for free": how it is done leaves the doing itself.
    if (!label && usedVerb && aloneVerbs.has(usedVerb) && content.every((word) => isDescriber(word)))
      return add([usedVerb], undefined, [usedVerb, ...content.slice(0, 1)].join(' '))
    // "Report broken", "mark delivered"
    if (!label && usedVerb && content.length === 1 && isDone(content[0] ?? ''))
      label = `${usedVerb} ${content[0] ?? ''}`
    if (
      !label &&
      namesNothing(content) &&
      !(usedVerb && usedVerb === usedWord && isDescriber(content[0] ?? '')) &&
      // "Send a cheer": only an article lets a verb stand here.
      !(usedVerb && content.length === 1 && baseOfVerb(content[0] ?? '') === content[0])
    )
      return
    const key = `${usedVerb ?? ''} ${text}`
    if (found.size >= mostPhrases || found.has(key)) return
    const labelled = label?.split(' ').filter((word) => !stopWords.has(word) || countedBy.has(word))
    found.set(key, {
      text,
      words: content,
      stems: (labelled ?? content).map(stemOf),
      options: [],
      ...(usedVerb ? { verb: usedVerb } : {}),
      ...(actor && (usedVerb || usedWord) ? { actor } : {}),
      ...(label ? { label } : {}),
    })
  }

  /** Whether the tie and what it ties made one phrase. */
  const closeLink = ({ head, verb: headVerb, between }: Link): boolean => {
    const own = head.length > 0 ? head : headVerb ? [headVerb] : []
    const whole = [...own, ...between, ...words]
    const isOne =
      words.length > 0 &&
      words.length <= 2 &&
      own.length <= 2 &&
      whole.length <= mostLabelWords &&
      !namesNothing(words)
    if (isOne) {
      const joined = tiedWords(head, between[0] ?? '', words, own)
      // "Photos of the family" make no list of families.
      const isOfSomebody = ['person', 'group'].includes(classOf(words.at(-1) ?? ''))
      const further =
        isMeasureWord(own.at(-1)) && between[0] === 'of' && head.length > 0 && !isOfSomebody ? words : []
      words = []
      verb = undefined
      add(joined, headVerb, whole.join(' '))
      if (further.length > 0)
        add([...further.slice(0, -1), toPlural(toSingular(further.at(-1) ?? ''))], undefined)
      return true
    }
    const rest = words
    words = head
    verb = headVerb
    flush()
    words = rest
    return false
  }

  function flush(isListed = false): void {
    const linked = link
    link = undefined
    if (linked && closeLink(linked)) return
    while (words.length > 1 && holders.has(words[0] ?? '') && words[0] !== 'group') words.shift()
    const content = words.filter(
      (word) =>
        !styleWords.has(word) ||
        words.length > 1 ||
        isListed ||
        (verb !== undefined && isRequested(verb, [word])),
    )
    words = []
    const usedVerb = verb
    verb = undefined
    if (content.length === 0) {
      if (usedVerb && loneVerbs.has(usedVerb)) add([usedVerb], undefined)
      else if (usedVerb && waiting.length < 3) waiting.push(usedVerb)
      return
    }
    for (const each of waiting) {
      // "Patients book, see their exercises": nobody books those.
      const isAlone = toNobody.has(each) || (aloneVerbs.has(each) && (!usedVerb || seeing.has(usedVerb)))
      if (isAlone) add([each], undefined, each)
      else if (usedVerb && each !== usedVerb) add(content.slice(-4), each)
    }
    waiting = []
    add(content.slice(-4), usedVerb)
  }

  const canTie = (word: string, after: string): boolean => {
    if (link || !canBeTied(after) || (word === 'to' && doneAfterTo.test(after))) return false
    if (word === 'of') return words.length > 0
    if (word === 'about') return telling.test(words.at(-1) ?? '')
    // At the beginning "tracker for houseplants" says what the app is; later it is one thing.
    if (found.size < 2 || !loosely.has(word) || words.length > 1) return false
    if (words.length === 0) return verb !== undefined
    if (word === 'with' || word === 'on') return strictVerbs.has(words[0] ?? '')
    return word !== 'to' || determiners.has(after)
  }

  return {
    found,
    get words() {
      return words
    },
    get verb() {
      return verb
    },
    set verb(next) {
      verb = next
    },
    isFull: () => found.size >= mostPhrases,
    last: () => [...found.values()].at(-1),
    push: (word) => void words.push(word),
    flush,
    endRow: () => {
      for (const each of waiting) if (aloneVerbs.has(each)) add([each], undefined, each)
      waiting = []
    },
    endSentence: () => {
      meant = undefined
      actor = undefined
    },
    begin: (next, isDoneByThem = false) => {
      const count = found.size
      const named = ` ${words.join(' ')}`
      flush()
      // They may have been named before.
      const who = found.size > count ? [...found.values()].at(-1) : found.get(named)
      if (isDoneByThem && who && !who.verb) {
        who.isActor = true
        actor = who.text
      }
      verb = next
    },
    tie: (word, after) => {
      if (!canTie(word, after)) return false
      link = { head: words, verb, between: [word] }
      words = []
      verb = undefined
      return true
    },
    tieArticle: (word) => {
      if (!link || words.length > 0) return false
      // "Feedback about their stay"
      if (link.between[0] === 'about' && /^(?:their|his|her|our)$/.test(word)) return true
      if (!/^(?:the|a|an|each|every|my|your)$/.test(word)) return false
      link.between.push(word)
      return true
    },
    verbAsThing: () => {
      if (verb !== undefined && words.length === 0) words = [verb]
      verb = undefined
    },
    useLast: (isSeveral) => {
      const named = [...found.values()].filter(
        (phrase) =>
          !phrase.isActor &&
          (phrase.verb !== undefined || !isMeasure(phrase)) &&
          // "Save a picture to favorites, download it": the picture.
          !(found.size > 1 && keptIn.test(phrase.words.at(-1) ?? '')) &&
          (isSeveral ? isPluralNoun : isNoPerson)(phrase.words.at(-1) ?? ''),
      )
      // "Search for an item, see which stores have it, reserve it": one item, and not the stores.
      const last =
        (isSeveral
          ? undefined
          : named
              .slice(-mostBetween)
              .findLast(({ words: [...given] }) => !isPluralNoun(given.at(-1) ?? ''))) ?? named.at(-1)
      if (verb === undefined || words.length > 0 || !last || last.verb === verb) return
      if (meant && !isSeveral) {
        words = meant
        return
      }
      // "Mark books as read, lend them": books, not what is done with them.
      const isDoing = isSeveral && !last.verb && last.words.length > 1 && strictVerbs.has(last.words[0] ?? '')
      words = (isDoing ? last.words.slice(1) : last.words).slice(-2)
      if (!isSeveral) meant = words
    },
    endWithDoing: (doing) => {
      const thing = words.slice(-2)
      const isKept = verb !== undefined && keeping.test(verb)
      const done = verb
      if (thing.length > 1) thing.splice(0, isDescriber(thing[0] ?? '') ? 1 : 0)
      words = []
      verb = undefined
      link = undefined
      if (isKept) add(thing, done)
      add(thing, isKept ? undefined : done, `${thing.join(' ')} to ${doing}`)
    },
    dropHolder: () => {
      if (words.length === 0 || !(holders.has(words.at(-1) ?? '') || appHeads.test(words.at(-1) ?? '')))
        return false
      words.pop()
      return true
    },
  }
}

/** Which of the tied words say what it is: "hymn of the week" and "quizzes for kids" are hymns and quizzes. */
function tiedWords(
  head: readonly string[],
  tie: string,
  tied: readonly string[],
  own: readonly string[],
): string[] {
  if (
    head.length === 0 ||
    holders.has(own.at(-1) ?? '') ||
    (tie === 'of' && containers.test(own.at(-1) ?? ''))
  )
    return [...tied]
  const isWhen = /^(?:day|week|month|year|season|evening|night|morning)$/.test(tied.at(-1) ?? '')
  if (isWhen || (tie !== 'of' && tie !== 'on') || isMeasureWord(own.at(-1))) return [...own]
  return [...own.filter((word) => !countedBy.has(word)), ...tied]
}

/** By these one counts what is no thing by itself: "wheels of cheese". */
const containers =
  /^(?:wheels|jars|tins|bags|cans|rolls|bolts|skeins|balls|kegs|barrels|casks|sacks|loaves|pieces)$/

const isMeasureWord = (word: string | undefined) =>
  word !== undefined && !countedBy.has(word) && (word === 'state' || isMeasure({ words: [word] }))

const isMeasure = ({ words }: Pick<Phrase, 'words'>) => {
  const head = toSingular(words.at(-1) ?? '')
  return findAttribute(head) !== undefined || ['measure', 'state', 'event'].includes(classOf(head))
}

/** Verbs that may be nouns: behind "to" they are none. */
const doneAfterTo = /^(?:copy|paste|open|see|show|hide|restart|go|put|bring|read|use|change|switch|zoom)$/

const canBeTied = (after: string) =>
  /^\p{L}/u.test(after) &&
  !styleWords.has(after) &&
  !strictVerbs.has(after) &&
  (stopWords.has(after) || canBeThing(after))

const whenWords =
  /^(?:january|february|april|june|july|august|september|october|november|december|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)$/
const weightWords = /^(?:grams?|kilos?|kilograms?|percent|degrees?)$/

/** "Tracker of immunizations": the app itself holds them. */
const appHeads =
  /^(?:tracker|manager|organi[sz]er|planner|management|directory|database|register|catalog(?:ue)?|chain|network|pair|couple|bunch)$/

/** "Request a design": here a word about looks is what one asks for. */
const isRequested = (verb: string, words: readonly string[]) =>
  /^(?:request|choose|pick|upload|submit|order|approve|send|select|save|share|draw|propose|review|rate)$/.test(
    verb,
  ) && words.every((word) => /^(?:designs?|themes?|layouts?|fonts?|styles?|colou?rs?|patterns?)$/.test(word))

const isLook = (word: string) =>
  (styleWords.has(word) && !/^(?:colou?r|layout|font|theme|design)$/.test(word)) ||
  colorNames[word] !== undefined ||
  /^\d+$/.test(word) ||
  // "The carers are over seventy"
  /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)$/.test(word) ||
  word === 'plain'

/** "Sitters near" is about sitters. */
function withoutLooseEnds(words: string[]): string[] {
  let end = words.length
  while (end > 1 && has(looseEnds, words[end - 1] ?? '')) end -= 1
  return words.slice(0, end)
}
