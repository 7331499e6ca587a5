import { takeSharedNouns } from '../understand/grammar/shared-noun.ts'
import { withValuesNamed } from '../understand/grammar/told-values.ts'
import { isToBeDone } from '../understand/grammar/to-be-done.ts'
import { reword, find, findAll, replaced, has } from '../understand/searched.ts'
import { askedAnywhere } from '../understand/turns/asked-anywhere.ts'
import { appTurns } from '../understand/turns/app-turns.ts'
import { alertTurns, markedTurns, outcomeTurns } from '../understand/turns/outcome-turns.ts'
import { sharedObjects } from '../understand/turns/shared-objects.ts'
import { strictVerbs } from '../words/lexicon.ts'
import { toPlural, toSingular } from '../words/forms.ts'
import { baseOfVerb } from '../words/verbs.ts'
import { alsoDone, beginsDoing, phrasal } from './begins-doing.ts'
import { listedQuestions } from './listed-questions.ts'
import { sayingsIn, type Saying } from './sayings.ts'

/** What somebody does in one clause of a brief, in its own words. */
export interface StoryClause {
  /** Its base form. */
  verb: string
  object: string
  /** Who does it: "the captains"; absent where it is not said. */
  who?: string
}

interface Clause extends StoryClause {
  /** How another is done. */
  isHow?: true
}

const gesture = /^(?:click|tap|press|select|hover|swipe|touch|open|scroll|double-click|long-press)$/
const further =
  /(,? (?:and|or|then|and then|and also|and to|or to|to)(?: (?:can|may|must|should|either))?|,(?: (?:can|may|must|should))?) (?=\p{L})/giu
/** How it is shown or done. */
const adverbial =
  / (?:with (?:an?|one|the|a single) (?:button|tap|click|press|swipe|switch|keypress|shortcut)|by (?:themselves|himself|herself|yourself)|next to each other|in real time|step by step|at once|on the fly|at any time|one by one|as well|again|together|automatically|immediately|instantly)(?=[ ,]|$)/giu
const apart = / side by side(?=[ ,]|$)/giu
const oneOfTwo = /^(?:and|or) (\p{L}+) ((?:the|an?|his|her|their|any|all|each|other|new) .+)$/iu

/** Behind these nouns are listed. */
const listing =
  /^(?:see|enter|choose|add|record|show|get|select|type|pick|set|fill in|write|create|have|list|track|read|view)$/
/** From here on it is told when, and nothing is done. */
const conditional = /[ ,](?:when|whenever|if|while|once|because|until|unless|every time|as soon as)(?= )/iu
const whatFor =
  /,? so (?:that )?(?:i|we|you|he|she|they|it|nobody|everybody|everyone|somebody|people|others)(?![\p{L}]).*$/iu
/** "The day they come to get it", "which pill to take": no doing of its own. */
const isTold =
  /(?:^| )(?:they|he|she|i|we|you|it) \p{L}+$|^\p{L}+ (?:(?:me|us|him|her|them|you) )?(?:if|whether|what|which|how|who|whose|when)\b/iu
/** "Tell us if": what is told is no condition. */
const leastBefore = 9

interface Cut {
  at: number
  next: number
  isTo: boolean
  verb: string | undefined
}

/** "Can make an account and sets a picture": no noun has an article behind it. */
const determined = /^(?:an?|the|his|her|their|my|your)$/i

const little = /^(?:an?|the|this|that|his|her|their|my|your|any|all|other|some|on|to|for|with|from|in)$/i
/** The noun a stretch of words is about: "jobs" of "requested jobs", up to where something else is told. */
const headIn = (words: string): string =>
  toSingular(
    words
      .split(/[,.;:(]| (?:and|or|with|by|to|for|from|of|on|in|at) /u)[0]
      ?.toLowerCase()
      .trim()
      .split(' ')
      .at(-1) ?? '',
  )

interface Joint {
  /** What joins it to what stands before: ", and", " to". */
  by: string
  /** The clause before it, from its verb on. */
  before: string
  /** All behind it. */
  rest: string
}

/** "Add costs and split costs", "comment on a post or like it", "meet to restore the wall": a doing, because of what stands around it. */
function doneAround({ by, before, rest }: Joint): string | undefined {
  const [word = '', after = ''] = rest.toLowerCase().split(/[\s,]+/u)
  if (/ to$/iu.test(by)) return /^[a-z]{4,}$/u.test(word) && determined.test(after) ? word : undefined
  if (word === 'like')
    return /\b(?:and|or)\b/iu.test(by) && /^(?:it|them|an?|the|their|each|other)$|^\p{L}{2,}s$/u.test(after)
      ? word
      : undefined
  // "Save clips and save streams"
  if (word === before.toLowerCase().split(' ')[0] && after !== '')
    return plainVerb(word) === word ? word : undefined
  // "Take photos and associate them with a place"
  if (/^(?:it|them)$/u.test(after) && /^[a-z]{4,}$/u.test(word)) return word
  // "See bike paths and walk paths" are two sorts of paths.
  const [core = '', more] = before
    .split(' ')
    .slice(1)
    .filter((each) => !little.test(each))
  const isAgain =
    more === undefined && core !== '' && after !== '' && toSingular(core.toLowerCase()) === headIn(rest)
  return isAgain && plainVerb(word) === word ? word : undefined
}

/** Where in a saying another doing begins. */
function cutsOf(said: string, { verb: first, isBase, isList, isIdea = false }: Saying): Cut[] {
  const cuts: Cut[] = []
  let from = 0
  for (const found of findAll(further, said)) {
    const next = found.index + found[0].length
    const [, word = '', mark = '', after] = /^([^\s,]+)(,?)\s*([^\s,]+)?/u.exec(said.slice(next)) ?? []
    const before = said.slice(from, found.index)
    const isTo = / to$/iu.test(found[1] ?? '')
    // "For a given acreage and crop, see": a noun that could be done.
    const isInList = mark === ',' && before.trim().includes(' ')
    const isWhen = (conditional.exec(before)?.index ?? -1) > leastBefore
    const isModal = / (?:can|may|must|should)$/iu.test(found[1] ?? '')
    const isEither = /\bor$/iu.test(found[1] ?? '') && /^\s*choose \p{L}+$/iu.test(before)
    // "Bottles to open" are things.
    const isOfThing =
      isTo &&
      isToBeDone(before.toLowerCase().trim().split(' ').slice(-1), {
        token: 'to',
        after: word.toLowerCase(),
        further: mark === ',' ? '' : (after ?? '').toLowerCase(),
      })
    if (
      isInList ||
      isEither ||
      isOfThing ||
      (isTo && (isList === true || isTold.test(before) || asking.test(before)))
    )
      continue
    const isFree =
      found[1]?.startsWith(',') === true &&
      (isIdea ||
        (!listing.test(cuts.at(-1)?.verb ?? first) &&
          !/ (?:with|such as|like|including|for) |:/iu.test(before)))
    const isFreeThird = !listing.test(cuts.at(-1)?.verb ?? first)
    const third =
      isBase && !/^(?:sees|gets|hears)$/i.test(word) && !determined.test(after ?? '')
        ? undefined
        : beginsDoing(word, after, { isThird: true, isFree: isFreeThird })
    const verb =
      third ??
      (isWhen && !isModal
        ? undefined
        : (beginsDoing(word, mark === ',' ? undefined : after, { isAfterTo: isTo, isFree, isIdea }) ??
          doneAround({ by: found[1] ?? '', before, rest: said.slice(next) })))
    if (!verb) continue
    cuts.push({ at: found.index, next, isTo, verb })
    from = next
  }
  return cuts
}
/** One asks to do it. */
const asking =
  /^(?:ask|say|tell|remind|want|come|go|offer|button|turn|suggest|recommend|propose|vote)(?: |$)/iu

/** The clauses of one saying, the gesture before what it is good for left out. */
function clausesIn(saying: Saying): Clause[] {
  const { text, verb: first, isOfLife } = saying
  const said = replaced(replaced(text, whatFor, ''), adverbial, '').replace(
    apart,
    /^put\b/iu.test(text) ? ' side by side' : '',
  )
  const clauses: Clause[] = []
  let start = 0
  let begun: string | undefined = first
  const end: Cut = { at: said.length, next: said.length, isTo: false, verb: undefined }
  for (const [index, cut] of [...cutsOf(said, saying), end].entries()) {
    const whole = said.slice(start, cut.at).trim()
    start = cut.next
    const [word = '', ...rest] = whole.split(' ')
    const verb = begun ?? plainVerb(word)
    begun = cut.verb
    // "Tap a volcano to see ...": how one gets there.
    const isGesture = cut.isTo && cut.verb && gesture.test(verb) && !whole.includes(',')
    // "Press 'Crack it' to see ...": a button with that name.
    const isNamed = isGesture && /^(?:press|click|tap|select) (?:on )?["'][^"']{2,24}["']$/iu.test(whole)
    if (verb === '' || (index === 0 && isOfLife) || (isGesture && !isNamed)) continue
    const [next = ''] = rest
    const isPhrasal = phrasal.test(`${verb} ${next.replace(/,$/u, '')}`)
    const object = firstOfList(
      verb,
      replaced(
        replaced(
          rest.slice(isPhrasal ? 1 : 0).join(' '),
          toldTo.test(verb) ? toWhom : /^(?:me|us|you) (?=\p{L})/iu,
          '',
        ),
        whenever,
        '',
      ),
    )
    const [, also, what = ''] = find(oneOfTwo, object) ?? []
    // "Like and repost a haiku"
    if (also && !isPhrasal)
      clauses.push({ verb, object: what }, { verb: plainVerb(also) || also.toLowerCase(), object: what })
    else if (!/^(?:from|to|with)$/iu.test(object))
      clauses.push(...byDoing({ verb: isPhrasal ? `${verb} ${next}` : verb, object }))
  }
  return clauses
}

/** "Upload results, prescriptions, chat with the doctor": features in a row, of which only the first is uploaded. */
function firstOfList(verb: string, object: string): string {
  const [first = '', ...others] = object.split(',')
  const isRow = !listing.test(verb) && !/ (?:and|or|with|such as|like|including|for) |[:(]/iu.test(object)
  // "Add headers, JSON bodies, responses with status, collections, history": the rest of a blurb.
  const isBlurb = /^(?:add|set)$/.test(verb) && others.length >= leastInBlurb && !/[:(]/u.test(object)
  return others.length > 0 && (isRow || isBlurb) ? first : object
}
const leastInBlurb = 4
/** "A word and its meaning, when they feel ready": the last of a sentence says when. */
const whenever = /(?<=\p{L}{3}), (?:when|whenever|while|once|as soon as|until|unless) [^,]+$/iu
const toldTo = /^(?:tell|show|give|send|let|ask|remind|see|warn|alert|notify)$/
const toWhom = /^(?:me|us|him|her|them|you) (?=\p{L})/iu

/** "Book a lesson by choosing a teacher and a date": how it is done is done as well. */
function byDoing({ verb, object }: StoryClause): Clause[] {
  const [, what, how] =
    find(/^(.*?),? by (\p{L}+ing (?:the|an?|how|which|what|their|his|her|from)\b.+)$/iu, object) ?? []
  if (how === undefined) return [{ verb, object }]
  return [
    { verb, object: what ?? '' },
    ...how.split(/,? and (?=\p{L}+ing )/u).flatMap((each) => {
      const [doing = '', ...rest] = each.split(' ')
      const base = baseOfVerb(doing.toLowerCase(), strictVerbs)
      return base ? [{ verb: base, object: rest.join(' '), isHow: true as const }] : []
    }),
  ]
}

const plainVerb = (word: string): string => {
  const lower = word.toLowerCase()
  return alsoDone.has(lower) ? lower : (baseOfVerb(lower, strictVerbs) ?? '')
}

const seeing = /^(?:see|get|view|watch|read)$/
/** Done to what stands behind the little word. */
const saidTo = /^(?:comment on|(?:vote|bid) (?:on|for)|(?:reply|react|respond|subscribe|listen) to) /iu
const pronoun = /^(?:it|them)(?= |$)|^(?:this|that|these|those|one)$/i
/** "Jump to them" */
const ofWhatWasSaid = /^(?:to|on|at|into|from|through) (?:it|them|this|that|these|those)$/i
/** What somebody answers to is what was spoken of last. */
const isAnswer = /^(?:accept|decline|approve|reject|refuse|confirm)$/
const question = /^(?:if|whether|what|which|how|who|whose|when|where|to|on|in|with|through|by)\b/iu
const isWhen =
  /^(?:up to \w+ (?:hours?|days?|minutes?|weeks?)|within|ahead|online|until|before|at any|any time)\b/iu
/** "Order ahead" is done as such. */
const isAhead = ({ verb, object }: StoryClause) =>
  /^(?:order|book|pay) (?:ahead|online)$/.test(`${verb} ${object}`)
/** "Warns before high water" tells of what. */
const isWarning = ({ verb }: StoryClause) => /^(?:warn|alert|notify|remind)$/.test(verb)
const nounOf = (object: string) =>
  object
    .replace(/^(?:an?|the|his|her|their|all|any|some|each|every|one of his|one of the) /iu, '')
    .replace(
      /,? (?:side by side|with|by|to|for|from|and|in|into|on|near|of|that|which|like|such|when|if|while|they|he|she|you)\b.*$/iu,
      '',
    )
    .replace(/ \(.*$/u, '')

/** "You search" is no thing one could reserve. */
const nounNamed = (object: string) =>
  has(/^(?:i|you|we|they|he|she|it|people|users?) /iu, nounOf(object)) ? '' : nounOf(object)

/** "Copy the story or share it", "accept or decline an offer": what another clause names is meant. */
function withObjects(clauses: readonly (Clause & { sentence: number; isPurpose: boolean })[]): StoryClause[] {
  let last = ''
  return clauses.flatMap((clause, index) => {
    const next = clauses[index + 1]
    // "Cancel up to 24 hours ahead" says when.
    const isAlone =
      clause.object === '' || (has(isWhen, clause.object) && !isAhead(clause) && !isWarning(clause))
    const isNextTied = /^(?:for|by|on|at|in|with|through) /iu.test(next?.object ?? '')
    const isRow =
      isAlone &&
      clause.verb !== 'chat' &&
      next?.sentence === clause.sentence &&
      next.who === clause.who &&
      !seeing.test(next.verb) &&
      !pronoun.test(next.object)
    // "See it in dots and dashes" names what it becomes.
    const isOther = pronoun.test(clause.object) && !/^(?:it|them) (?:in|as) /iu.test(clause.object)
    const object = isAlone
      ? isAnswer.test(clause.verb) &&
        last !== '' &&
        !(isRow && next?.object !== '' && isAnswer.test(next?.verb ?? ''))
        ? `the ${last}`
        : isRow && next && !isNextTied
          ? `the ${nounOf(next.object)}`
          : isWhen.test(clause.object) && last !== ''
            ? `the ${last}`
            : ''
      : isOther && last !== ''
        ? clause.object.replace(pronoun, `the ${last}`)
        : clause.object
    if (ofWhatWasSaid.test(object)) return []
    if (object === '' ? false : pronoun.test(object) && !/^(?:it|them) (?:in|as) /iu.test(object)) return []
    const [, asked = ''] = find(/^which (\p{L}+s)\b/iu, object) ?? []
    if (asked !== '') last = asked
    const what = saidTo.test(`${clause.verb} ${object}`) ? object.replace(/^(?:on|to|for) /iu, '') : object
    if (what !== '' && !clause.isHow && !pronoun.test(what) && !question.test(what))
      last = nounNamed(what) || last
    if (clause.isPurpose) return []
    return [{ verb: clause.verb, object, ...(clause.who ? { who: clause.who } : {}) }]
  })
}

/** "To organize your daily life" is what an app is for, and no button of it. */
const ofPurpose =
  /^(?:organi[sz]e|manage|maintain|store|keep|improve|practi[cs]e|test|learn|build|interact|connect|help|find|discover|explore|generate|create|make|play|run|handle|use|access|achieve|monitor|simplify|stay|enjoy|develop|teach|understand|master|reduce|avoid)$/

/** How a brief asks, and what it says happens then. */
const briefTurns = [...appTurns, ...askedAnywhere, ...alertTurns, ...markedTurns, ...outcomeTurns]

const sayingsOrQuestions = (written: string, isFirst: boolean): Saying[] => {
  // "So that they can launch a boat" is nothing somebody else does.
  const sentence = isFirst ? written : replaced(written, whatFor, '')
  const sayings = sayingsIn(sentence, isFirst)
  return sayings.length > 0 ? sayings : listedQuestions(sentence)
}

/** What was read last: several parts of a plan ask for the clauses of one text. */
let recent: readonly { text: string; clauses: readonly StoryClause[] }[] = []
const mostRecent = 3

/** What each sentence of a brief says somebody does in the app, in order. */
export function storyClauses(text: string): readonly StoryClause[] {
  const known = recent.find((each) => each.text === text)
  if (known) return known.clauses
  const clauses = readClauses(text)
  recent = [{ text, clauses }, ...recent.slice(0, mostRecent - 1)]
  return clauses
}

const readClauses = (text: string): StoryClause[] =>
  withObjects(
    replaced(
      replaced(
        replaced(
          replaced(
            replaced(
              replaced(
                replaced(
                  replaced(
                    replaced(
                      replaced(
                        reword(takeSharedNouns(withValuesNamed(text)).rest, briefTurns).replaceAll(
                          /\be\.g\.,?/giu,
                          'such as',
                        ),
                        /\b([ap])\.m\.(?= \p{Ll})/gu,
                        '$1m',
                      ).replaceAll(/\bw\/(?= )/giu, 'with'),
                      /\b(?:log ?in|sign ?in)(?: ?\/ ?(?:register|sign ?up|log ?out))?\b/giu,
                      'log in',
                    ),
                    /\b(?:switch|turn)(e?s?) on (?:or|and|\/) off\b/giu,
                    'toggle',
                  ),
                  /,? and,? (?:when|once|after|if) [^,.;]{3,40}, (?=the |an? |his |her )/giu,
                  ' and ',
                ),
                /(?<= of )\d+ (?:to|-|–) \d+ (?=\p{L}+s(?!\p{L}))/gu,
                '',
              ),
              sharedObjects.form,
              sharedObjects.becomes,
            ),
            /\bmore than one (\p{L}+)/giu,
            (_whole, noun: string) => `several ${toPlural(noun)}`,
          ),
          /(?<=\p{L}) \p{L}{3,}(?:ually|cally|sily|usly|ntly|ckly|ately)(?=\s*[(,.;]|$)/giu,
          '',
        ),
        /\bpros (?:and|&) cons\b/giu,
        'upsides and downsides',
      ),
      /\b(\p{L}+ (?:you|they|we|i) \p{L}+)['’]s (\p{L}+)/giu,
      '$2 of $1',
    )
      .split(/(?<=[.!?;])\s+|\n+/u)
      .flatMap((sentence, index) =>
        sayingsOrQuestions(sentence, index === 0).flatMap((saying) =>
          clausesIn(saying).map((clause) => ({
            ...clause,
            sentence: index,
            isPurpose:
              index === 0 &&
              saying.isIdea !== true &&
              (has(ofPurpose, clause.verb) ||
                (clause.verb === 'track' && /^(?:what|how)\b/iu.test(clause.object))),
            ...(saying.who ? { who: saying.who } : {}),
          })),
        ),
      ),
  )
