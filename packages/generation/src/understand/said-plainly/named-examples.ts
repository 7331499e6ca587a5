import { strictVerbs } from '../../words/lexicon.ts'
import { capitalise, stemOf, toSingular } from '../../words/forms.ts'
import type { Phrase } from '../phrase.ts'
import { replaced } from '../searched.ts'

/** What comes in kinds of which a few are named. */
const ofKinds =
  'issues?|problems?|hazards?|incidents?|defects?|damages?|faults?|complaints?|violations?|emergenc(?:y|ies)|obstacles?|moods?|emotions?|feelings|occasions?|symptoms?|injur(?:y|ies)|subjects|topics|genres'
const word = String.raw`(?!(?:and|or|so|but|which|that|who|etc|with|to|for|by|from)\b)[\p{L}’'-]+`
const name = String.raw`${word}(?: ${word}){0,2}`
/** At least two, ended by "or", "and" or "etc". */
const list = String.raw`(${name}(?:, ${name}){0,6}(?:,? (?:and|or) ${name}|, ${name}(?=,? ?(?:etc\b|and so on\b|\.\.\.|…))))`
/** Where they are: "in the building". */
const where = String.raw`((?: (?:in|on|at|with|around) (?:the |their |your |a |an |our |his |her )?[\p{L}-]+(?: [\p{L}-]+)?)?)`
const form = new RegExp(
  String.raw`(?<!\p{L})(${ofKinds})${where},? (?:like|such as|e\.g\.,?|eg\.?,|i\.e\.,?|for example,?|for instance,?|including) ${list}(?:,? ?(?:etc\b\.?|and so on\b|and more\b|\.\.\.|…))?(?=\s*(?:[.,;:\n)]|$)| (?:and|to|with|for|so|that|by)\b)`,
  'giu',
)
/** "In various techniques such as ...": what they are told apart by, whatever it is called. */
const formOfVarious = new RegExp(
  String.raw` (?:in|of|from|across|by|for|on|under) (?:various|different|several|many|multiple|diverse|all) (\p{L}{3,}s)(),? (?:like|such as|e\.g\.,?|for example,?|for instance,?|including) ${list}(?:,? ?(?:etc\b\.?|and so on\b|and more\b|\.\.\.|…))?(?=\s*(?:[.,;:\n)]|$)| (?:and|to|with|for|so|that|by)\b)`,
  'giu',
)
const most = 6

/** "Problem" of "problems": of what kind it is, out of those. */
function kindOf(things: string, kinds: readonly string[], isTold: boolean): Phrase {
  const of = toSingular(things.toLowerCase())
  const label = isTold ? capitalise(of) : `Kind of ${of}`
  return {
    text: label.toLowerCase(),
    label,
    words: isTold ? [of] : ['kind', of],
    stems: ['kind', of, ...kinds.flatMap((kind) => kind.toLowerCase().split(' '))].map(stemOf),
    options: kinds.map(capitalise),
    isSet: true,
  }
}

/**
 * The text without examples of what is reported or felt, and these as choices: "problems on the pitch like holes, broken lamps,
 * etc." is a kind one says, and no part of the app by each of these names.
 */
export function takeNamedExamples(text: string): { rest: string; phrases: readonly Phrase[] } {
  const various = takeFrom(text, formOfVarious, true)
  const { rest, phrases } = takeFrom(various.rest, form, false)
  return { rest, phrases: [...various.phrases, ...phrases] }
}

function takeFrom(text: string, said: RegExp, isTold: boolean): { rest: string; phrases: readonly Phrase[] } {
  const phrases: Phrase[] = []
  const rest = replaced(text, said, (whole = '', what = '', place = '', named = '', ...at) => {
    const names = named.split(/, (?:and |or )?| (?:and|or) /u).filter((each) => each !== '')
    const last = names.at(-1) ?? ''
    // "Calm, loud, and get playlists": what is done comes behind them.
    const isDone = strictVerbs.has(last.split(' ')[0]?.toLowerCase() ?? '')
    const kinds = isDone ? names.slice(0, -1) : names
    if (kinds.length < 2 || kinds.length > most || phrases.length > 0) return whole
    phrases.push(kindOf(what, kinds, isTold))
    // The full stop of "etc." may be that of the sentence.
    const [from, all] = at as unknown as [number, string]
    const ends = whole.endsWith('.') && !/^\s+\p{Ll}/u.test(all.slice(from + whole.length)) ? '.' : ''
    return `${isTold ? '' : what}${place}${isDone ? ` and ${last}` : ''}${ends}`
  })
  return { rest, phrases }
}
