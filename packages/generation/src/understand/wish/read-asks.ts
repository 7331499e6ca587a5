import type { Ask } from './ask.ts'
import { questionsIn } from './inner-questions.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { withExamples } from './with-examples.ts'
import { knowing, wanting } from './wanting-words.ts'
import { enumerated, type Found, withListed } from './enumerations.ts'
import { participleOf } from './participles.ts'
import { plainQuestion } from './plain-question.ts'
import { onScale } from './how-asked.ts'
import { findAll, find, has } from '../searched.ts'

/** What a wish asks of each thing, and the wish without it. */
interface Asks {
  asks: readonly Ask[]
  rest: string
  /** Of what it is asked, where that is said: "lady" of "for every lady what colour she had". */
  of?: string
}

const longestWish = 900
/** Where nobody speaks of himself. */
const longestPlain = 260
/** Whoever writes speaks of himself or his own. */
const isOwn = /\b(?:i|we|my|our|me|us|i'm|we're)\b/i

/** All of what stands before a question only asks for the answer. */
const onlyAsks = new RegExp(
  String.raw`^\s*${wanting}(?:(?:${knowing})(?: down| in| up| me| us| of)* )?(?:exactly |about |also |for |down |(?:each|every) (?:day|evening|morning|night|week|time) )*(?:(?:for|of|about|per) (?:each|every) (\p{L}+) )?$`,
  'iu',
)
const ofApp = /\b(?:app|application|tool|something|program|list|calendar|place) $/i
/** What stands before it names something and then asks. */
const endsAsking = new RegExp(
  String.raw`(?<=\p{L}) (?:(?:and|with|plus|or|but|including|to|can|could|should|i|we|want|need|also|then|by|about|of) ){0,4}(?:(?:${knowing})(?: down| in| me| us| everyone| everybody| people| them)? )?(?:(?:for|of) (?:each|every) (\p{L}+) )?$`,
  'iu',
)
const asking = new RegExp(
  String.raw`(?:\b(?:and|with|plus|or|but|including)|\b(?:${knowing})(?: down| in| me| us| everyone| everybody| people| them)?)(?: (?:for|of) (?:each|every) \p{L}+)? $`,
  'iu',
)

const question =
  /(?<![\p{L}'’-])(?:(to|from|for|by|with|of|since|until|till|on|in|at) )?(?:(when|how|whether|if|whom|who|where|which|what|why)|(?:is|are|was|were|does|did|has|have) (?:it|they|he|she|i|we|you|(?:the|my|our|her|his|this|that|those|these) \p{L}+))(?![\p{L}-])/giu
/** Where a question ends. */
const ending = /[,.;:!?\n()]|\s(?:-|–|—)\s| (?:and|but|so|because|plus|then|while|since|or) (?!not\b)/iu
const endingOr = /[,.;:!?\n()]|\s(?:-|–|—)\s| (?:and|but|so|because|plus|then|while|since) (?!not\b)/iu

/** Fields, however a turn of speech calls what they ask for. */
const plainKinds: ReadonlySet<string> = new Set(['number', 'date', 'money', 'person'])

/** The questions of a wish that ask for something of each thing; undefined where there are none or it is no wish. */
export function readAsks(text: string, isTaken: (clause: string) => boolean = () => false): Asks | undefined {
  if (text.length > (has(isOwn, text) ? longestWish : longestPlain)) return undefined
  const found: Found[] = []
  let end = 0
  let of: string | undefined
  for (const match of findAll(question, text)) {
    const start = match.index
    if (start < end) continue
    const [said, prep, word] = match
    const clauseStart = Math.max(end, clauseStartAt(text, start))
    const before = text.slice(clauseStart, start)
    const bare = find(onlyAsks, before)
    if (!bare && !has(asking, ` ${before}`)) continue
    // "We are the winter swimmers" asks nothing.
    if (word === undefined && !/^\s*(?:and |or |but )?$/i.test(before)) continue
    // "An app which counts"
    if (ofApp.test(before)) continue
    // "If it rains": a condition, where nobody asks.
    if (/^if$/i.test(word ?? '') && bare && before.trim() === '' && found.length === 0) continue
    const asked = questionAt(text, match)
    const asks = asked
      ? questionsIn(asked.word, asked.said, prep?.toLowerCase(), found.at(-1)?.asks.at(-1))
      : undefined
    if (!asked || !asks) continue
    if (asked.word === 'which' && isOfOthers(asked.said, asks, text)) continue
    // A number or a day is a field, however a turn of speech calls it.
    const isPlain = asks.every(({ kind }) => kind !== undefined && plainKinds.has(kind))
    const behind = bare ? undefined : endsAsking.exec(before)
    of ??= ofEach(bare?.[1]) ?? ofEach(behind?.[1]) ?? whoseIs(asked.said) ?? spanIn.exec(before)?.[1]
    const from = bare
      ? clauseStart + (/^\s*/.exec(before)?.[0].length ?? 0)
      : clauseStart + (behind?.index ?? before.length)
    if (!isPlain && isTaken(text.slice(from, start + said.length + asked.length))) continue
    end = start + said.length + asked.length
    const isPut = text[end] === '?'
    found.push({
      from,
      to: end,
      asks: asks.map((each) => ({
        ...inTheirWords(each, asks.length, word, asked.said),
        ...(isPut ? { isPut } : {}),
      })),
    })
  }
  const listed = (isOwn.test(text) ? enumerated(text) : []).filter(({ from, to }) =>
    found.every((each) => to <= each.from || from >= each.to),
  )
  if (found.length === 0 && listed.length === 0) return undefined
  const all = withExamples(
    text,
    withListed(
      text,
      [...found, ...listed].toSorted((one, other) => one.from - other.from),
    ),
  )
  let rest = ''
  let at = 0
  for (const { from, to } of all) {
    rest += `${text.slice(at, from)} , `
    at = to
  }
  const asks = all.flatMap((each) => each.asks)
  return {
    asks: asks.filter(({ name }, place) => asks.findIndex((each) => each.name === name) === place),
    rest: rest + text.slice(at),
    ...(of ? { of: toSingular(of.toLowerCase()) } : {}),
  }
}

/** "Which machine is overloaded" of a text on jobs: said of no job. */
function isOfOthers(said: string, [first]: readonly Ask[], text: string): boolean {
  const [, noun = ''] = /^(\p{L}+) (?:is|was|has) /u.exec(said) ?? []
  return (
    first?.name === 'State' &&
    noun !== '' &&
    noun !== 'one' &&
    text.toLowerCase().split(new RegExp(`(?<!\\p{L})${noun}`, 'u')).length <= leastMentions
  )
}
const leastMentions = 2

/** Where the clause begins in which a place of a text stands. */
function clauseStartAt(text: string, place: number): number {
  let start = place
  while (start > 0 && !',.;:!?\n()'.includes(text[start - 1] ?? '')) start -= 1
  return start
}

const longestHint = 30
/** An ask with its question, where that has words the name of the field has not. */
function inTheirWords(found: Ask, of: number, word: string | undefined, said: string): Ask {
  const question = `${word ?? ''} ${said.replace(onScale, '')}`.trim().replaceAll(/\bi\b/g, 'I')
  const name = found.name.toLowerCase()
  const isSaid = said
    .split(' ')
    .every((each) => name.includes(each) || /^(?:it|is|was|i|we|they|he|she|are|have|has)$/.test(each))
  if (of !== 1 || !word || isSaid || question.length > longestHint) return found
  return { ...found, hint: capitalise(question) }
}

/** "For each one" says nothing of what. */
const ofEach = (noun: string | undefined) =>
  noun !== undefined && /^(?:one|of|time|thing)$/i.test(noun) ? undefined : noun

/** "Each evening I write": an entry is one of those. */
const spanIn = /\b(?:each|every) (day|evening|morning|night)\b/i
/** "Which belt the kids have": it is said of kids. */
function whoseIs(said: string): string | undefined {
  const [, noun = ''] =
    /^\p{L}+ (?:the |our |my |each |every )(\p{L}+) (?:has|have|had|is|are|was|were|needs?|wants?|got)\b/u.exec(
      said,
    ) ?? []
  const one = toSingular(noun)
  return noun !== '' && one !== noun && /^(?:person|animal)$/.test(classOf(one)) ? one : undefined
}

/** The question a match begins: "is it clean" asks whether it is. */
function questionAt(
  text: string,
  match: RegExpExecArray,
): { word: string; said: string; length: number } | undefined {
  const after = text.slice(match.index + match[0].length)
  const word = match[2]?.toLowerCase() ?? 'whether'
  const length =
    (/^(?:whether|if|which|what)$/.test(word) ? endingOr : ending).exec(after)?.index ?? after.length
  const said = plainQuestion(after.slice(0, length))
  if (match[2]) return { word, said, length }
  const [, verb = '', who = ''] =
    /(is|are|was|were|does|did|has|have) (.+)$/i.exec(match[0].toLowerCase()) ?? []
  const [doing = '', ...others] = said.split(' ')
  const done = verb === 'did' ? participleOf(doing) : undefined
  if (done) return { word, said: `${who} has ${[done, ...others].join(' ')}`, length }
  return { word, said: /^(?:does|did)$/.test(verb) ? `${who} ${said}` : `${who} ${verb} ${said}`, length }
}
