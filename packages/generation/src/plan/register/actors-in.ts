import { findAll } from '../../understand/searched.ts'
import { toSingular } from '../../words/forms.ts'

const acting =
  /(?:^|[.;:\n]\s*|[-*•]\s+)(?:the |an? |each |every )?(\p{L}{3,}) (?:can|may|must|should|could) /giu
const doing =
  /(?:^|[.!?;:\n]\s*)(?:an? |the |each |every )?([\p{L}' -]{3,60}?) (?:can|could|should|must|may) (?!be )/giu
const wishing = /\bas an? ([^,.]{3,40}?),? i\b/giu
const furtherOff = / (?:at|of|in|on|with|from|for|who|that) .*$/iu

/** What was read last: several parts of a plan ask for the doers of one text. */
let last: { text: string; doers: readonly string[] } | undefined

/** Those a description says can or want to do something, each a singular noun, in their order. */
export function doersIn(text: string): readonly string[] {
  if (last?.text !== text) last = { text, doers: readDoers(text) }
  return last.doers
}

const readDoers = (text: string): string[] =>
  [...findAll(doing, text), ...findAll(wishing, text)]
    .toSorted((one, other) => one.index - other.index)
    .map(([, who = '']) => toSingular(who.toLowerCase().replace(furtherOff, '').split(' ').at(-1) ?? ''))

/** Those a text says may do something, singular and lower case: "student" of "Student can apply for leave". */
export const actorsIn = (text: string): ReadonlySet<string> =>
  new Set([...findAll(acting, text).map(([, who = '']) => toSingular(who.toLowerCase())), ...doersIn(text)])
