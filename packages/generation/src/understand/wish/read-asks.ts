import type { Ask } from './ask.ts'
import { asksOf } from './ask-of.ts'
import { toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { valueIn } from './listed-values.ts'
import { participleOf } from './participles.ts'
import { plainQuestion } from './plain-question.ts'

/** What a wish asks of each thing, and the wish without it. */
export interface Asks {
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

/** What one wants of an app with what one knows: "I want to note", "so that they see", "tell me". */
const knowing =
  'note|notes|know|see|sees|write|writes|say|says|tell|tells|show|shows|log|logs|record|records|enter|enters|remember|remembers|track|tracks|keep|list|check|find out|jot|put|add|type|mark'
const wanting = String.raw`(?:(?:i['’]d|we['’]d|need|and|then|also|but|plus|so|that|should|can|could|must|have to|want to|wants to|wanna|need to|like to|would like to|would love to|be able to|i|we|they|he|she|you|people|just|it|app|me|us|(?:after )?(?:each|every) (?:day|evening|morning|night|week|time)) )*`
/** All of what stands before a question only asks for the answer. */
const onlyAsks = new RegExp(
  String.raw`^\s*${wanting}(?:(?:${knowing})(?: down| in| up| me| us| of)* )?(?:exactly |about |also |for |down |(?:each|every) (?:day|evening|morning|night|week|time) )*(?:(?:for|of|about|per) (?:each|every) (\p{L}+) )?$`,
  'iu',
)
/** "I would like to note" before the first of several values. */
const intro = new RegExp(String.raw`^\s*${wanting}(?:${knowing})(?: down| in)? (?=\p{L})`, 'iu')
/** What stands before it names something and then asks. */
const endsAsking = new RegExp(
  String.raw`(?<=\p{L}) (?:(?:and|with|plus|or|but|including|to|can|could|should|i|we|want|need|also|then|by|about|of) ){0,4}(?:(?:${knowing})(?: down| in| me| us)? )?(?:(?:for|of) (?:each|every) (\p{L}+) )?$`,
  'iu',
)
const asking = new RegExp(
  String.raw`(?:\b(?:and|with|plus|or|but|including)|\b(?:${knowing})(?: down| in| me| us)?)(?: (?:for|of) (?:each|every) \p{L}+)? $`,
  'iu',
)

const question =
  /(?<![\p{L}'’-])(?:(to|from|for|by|with|of|since|until|till) )?(?:(when|how|whether|if|whom|who|where|which|what|why)|(?:is|are|was|were|does|did|has|have) (?:it|they|he|she))(?![\p{L}-])/giu
/** Where a question ends. */
const ending = /[,.;:!?\n()]|\s(?:-|–|—)\s| (?:and|but|so|because|plus|then|while|since|or) (?!not\b)/iu
const endingOr = /[,.;:!?\n()]|\s(?:-|–|—)\s| (?:and|but|so|because|plus|then|while|since) (?!not\b)/iu
const mark = /[,.;:!?\n()]/

/** Fields, however a turn of speech calls what they ask for. */
const plainKinds: ReadonlySet<string> = new Set(['number', 'date', 'money', 'person'])

interface Found {
  from: number
  to: number
  asks: Ask[]
}

/** The questions of a wish that ask for something of each thing; undefined where there are none or it is no wish. */
export function readAsks(text: string, isTaken: (clause: string) => boolean = () => false): Asks | undefined {
  if (text.length > (isOwn.test(text) ? longestWish : longestPlain)) return undefined
  const found: Found[] = []
  let end = 0
  let of: string | undefined
  for (const match of text.matchAll(question)) {
    const start = match.index
    if (start < end) continue
    const [said, prep, word] = match
    const clauseStart = Math.max(end, text.slice(0, start).search(/[^,.;:!?\n()]*$/))
    const before = text.slice(clauseStart, start)
    const bare = onlyAsks.exec(before)
    if (!bare && !asking.test(` ${before}`)) continue
    // "If it rains": a condition, where nobody asks.
    if (/^if$/i.test(word ?? '') && bare && before.trim() === '' && found.length === 0) continue
    const asked = questionAt(text, match)
    const asks = asked
      ? withInner(asked.word, asked.said, prep?.toLowerCase(), found.at(-1)?.asks.at(-1))
      : undefined
    if (!asked || !asks) continue
    // A number or a day is a field, however a turn of speech calls it.
    const isPlain = asks.every(({ kind }) => kind !== undefined && plainKinds.has(kind))
    if (!isPlain && isTaken(text.slice(clauseStart, start + said.length + asked.length))) continue
    const behind = bare ? undefined : endsAsking.exec(before)
    of ??= bare?.[1] ?? behind?.[1] ?? whoseIs(asked.said) ?? spanIn.exec(before)?.[1]
    const from = bare
      ? clauseStart + (/^\s*/.exec(before)?.[0].length ?? 0)
      : clauseStart + (behind?.index ?? before.length)
    end = start + said.length + asked.length
    found.push({ from, to: end, asks })
  }
  if (found.length === 0) return undefined
  const all = withListed(text, found)
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
  const [verb = '', who = ''] = match[0].toLowerCase().split(' ').slice(-2)
  return { word, said: /^(?:does|did)$/.test(verb) ? `${who} ${said}` : `${who} ${verb} ${said}`, length }
}

/** An enumeration with a question in it is one of fields: "room, lamp, watts, when I changed it". */
function withListed(text: string, found: readonly Found[]): Found[] {
  const all = [...found]
  const put = (from: number, to: number): boolean => {
    const piece = text.slice(from, to)
    const lead = intro.exec(piece)?.[0].length ?? 0
    const value = valueIn(piece.slice(lead))
    if (value) all.push({ from, to, asks: [value] })
    return value !== undefined
  }
  for (const [place, { from, to }] of found.entries()) {
    // To the left, as far as pieces of the same sentence are values; what opens the wish is what it is about.
    const least = found[place - 1]?.to ?? 0
    let edge = from
    for (;;) {
      const left = text.slice(least, edge).replace(/[,\s]+$/, '')
      const start = Math.max(left.search(/[^,.;:!?\n()]*$/), left.search(/(?:(?<= and )|^)(?:(?! and ).)*$/s))
      const isOpening = least + start === 0
      // "Every wagon and engine, number": these are what has a number.
      if (/\b(?:each|every)\b/i.test(/[^,.;:!?\n()]*$/.exec(left)?.[0] ?? '')) break
      if (left === '' || /[.;:!?\n()]$/.test(left) || isOpening || !put(least + start, least + left.length))
        break
      edge = least + start
    }
    const most = found[place + 1]?.from ?? text.length
    let at = to
    for (;;) {
      const right = /^(?:\s*,)?\s*(?:and |plus |with )?/.exec(text.slice(at, most))?.[0].length ?? 0
      const next = text.slice(at + right, most)
      const length = /[,.;:!?\n()]| and /.exec(next)?.index ?? next.length
      if (
        right === 0 ||
        length === 0 ||
        mark.test(text[at + right - 1] ?? '') ||
        !put(at + right, at + right + length)
      )
        break
      at += right + length
    }
  }
  return all
    .toSorted((one, other) => one.from - other.from)
    .filter(({ from }, place, sorted) => from >= (sorted[place - 1]?.to ?? 0))
}

const inner = /(?<=.) (when|how (?:many|much|long|often)|where|which|what)(?: |$)/u

/** "What I made when", "who worked how many hours", "which mother has which lamb": two questions in one. */
function withInner(
  word: string,
  said: string,
  prep: string | undefined,
  before: Ask | undefined,
): Ask[] | undefined {
  // "How many sold, to whom"
  if (/^whom?$/.test(word) && said === '' && prep) {
    const verb = before?.name.split(' ').at(-1)?.toLowerCase() ?? ''
    return [
      {
        name:
          participleOf(verb) === verb
            ? `${verb[0]?.toUpperCase() ?? ''}${verb.slice(1)} ${prep}`
            : `${prep[0]?.toUpperCase() ?? ''}${prep.slice(1)} whom`,
        kind: 'person',
        options: [],
      },
    ]
  }
  const second = inner.exec(said)
  if (!second) {
    const asks = asksOf(word, said, prep)
    return asks.length > 0 ? asks : undefined
  }
  const first = said.slice(0, second.index)
  const [, how = ''] = second
  const rest = said.slice(second.index + 1 + how.length).trim()
  const verb = first.split(' ').at(-1) ?? ''
  const [head = '', many = ''] = how.split(' ')
  // "Where is which machine": it is one of what is kept.
  if (word === 'where' && head === 'which' && /^(?:is|are)$/.test(first)) return asksOf('where', 'it is')
  // "Who comes to which rehearsal" has a list of its own.
  if (word === 'who' && /^(?:comes|goes|is|brings|plays)\b/.test(first)) return undefined
  if (head === 'where' && rest === '') return undefined
  const ofFirst = asksOf(
    word,
    first.replace(
      / (?:has|have|(?:is|are|goes|go|belongs?|sits)(?: in| into| on| to| with)?|gets|needs|takes)$/,
      '',
    ),
    prep,
  )
  const [what = ''] = rest.split(' ')
  const withVerb = many === '' || rest.includes(' ') ? [] : asksOf(head, `${many} ${what} i ${verb}`.trim())
  const alone =
    head === 'when' && rest === '' ? asksOf('when', `it was ${verb}`) : asksOf(head, `${many} ${rest}`.trim())
  const ofSecond = [withVerb, alone, asksOf(head, `${many} ${what} i ${verb}`.trim())].find(
    (each) => each.length > 0,
  )
  const both = [...ofFirst, ...(ofSecond ?? [])]
  return both.length > 0 ? both : undefined
}
