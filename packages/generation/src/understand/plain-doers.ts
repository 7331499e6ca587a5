import { toSingular } from '../words/forms.ts'
import { loneVerbs, strictVerbs } from '../words/lexicon.ts'
import { baseOfVerb } from '../words/verbs.ts'
import { isRole } from './role-parts.ts'
import { replaced } from './searched.ts'

/** Somebody without an article at the beginning of a clause, and a word behind him that may be what he does. */
const doing =
  /(?<=(?:^|[.;,:\n–—])\s*(?:[-*•]\s*)?(?:and |then |but )?)((?!the |an? |our |my |each |every |any |all |no )(?:\p{L}+ )?\p{L}{3,}) (\p{Ll}{3,}s)(?= (?:the|an?|all|it|them|their|his|her|every|each|what|which)(?!\p{L})|\s*(?:[.;,\n]|$))/giu
/** With an article only where nothing else can stand behind it. */
const plainlyDoing =
  /(?<=(?:^|[.;,:\n–—])\s*(?:and )?)((?:the |an? |our )(?:\p{L}+ )?\p{L}{3,}) (\p{Ll}{3,}s)(?= and \p{Ll}{3,}s(?: |[.])|\s*(?:[.;\n]|$))/giu
const known: ReadonlySet<string> = new Set([...strictVerbs, ...loneVerbs])
const anybody = /^(?:people|everybody|everyone|anyone|nobody|somebody|someone|user)$/
/** Without anything it is done with only these are done: "client records" and "staff picks" are things. */
const doneAlone = /^(?:confirm|approve|decline|accept|agree|decide|deliver|pay|proofread)$/

/**
 * "Office uploads the scans", "expert confirms" in a list: no uploads of an office, but what they do. Where the word is a verb and
 * one person or group stands before it, it is said that they can.
 */
export function plainDoers(text: string): string {
  const said = (whole: string, who: string, verb: string, at: number, all: string): string => {
    const head = who.toLowerCase().split(' ').at(-1) ?? ''
    const base = baseOfVerb(verb, known)
    const isWith = /^ (?:the|an?|all|it|them|their|his|her|every|each|what|which)\b/i.test(
      all.slice(at + whole.length),
    )
    const isDone =
      base !== undefined &&
      base !== verb &&
      known.has(base) &&
      (isWith ? !/^(?:see|need|want|get|have|like|work|run)$/.test(base) : doneAlone.test(base))
    const isOne = toSingular(head) === head && !anybody.test(head)
    return isDone && isOne && isRole(head) ? `${who} can ${base}` : whole
  }
  return replaced(replaced(text, doing, said), plainlyDoing, said)
}
