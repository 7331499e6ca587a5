import { capitalise } from '../../words/forms.ts'

/** What changes, takes away or moves something that is there, or has values of its own: nothing to be guessed. */
const isOfWhatIsThere =
  /["“”:\d]|\b(?:not|never|no|none|without|instead|remove|delete|hide|rename|move|change|replace|swap|put|bigger|smaller|larger|colou?rs?|fonts?|tabs?|icons?|screens?|pages?|sections?|bottom|top|above|below|title|header|chart|graph)\b/i

const people = String.raw`(?:(?:the|our|my|all|other)\s+)?(?:me|us|people|everyone|\p{L}+(?:\s\p{L}+)?s)`
const letting = new RegExp(String.raw`^(?:let|allow|enable)\s+(${people})\s+(?:to\s+)?(.{3,90})$`, 'iu')
const saying = new RegExp(
  String.raw`^${people}\s+(?:can|could|should|must|may|need to|needs to|want to)\s+(?:(?:be able to|also|always)\s+)*(\p{L}+)\s?.{0,90}$`,
  'iu',
)
const having =
  /^(?:add|include|offer)\s+(?!how|what|when|which|who|where|why)(?!(?:an?|some|the|our|my)\s+\S+$)(\S+\s.{3,90})$/i

/** What is wished for, as a description would say it. */
export interface Wish {
  sentence: string
  /** What people are to do. */
  verb?: string | undefined
}

/** A wish as a sentence of a description; undefined for what is none. */
export function asSentence(clause: string): Wish | undefined {
  if (isOfWhatIsThere.test(clause)) return undefined
  const [, whom = '', deed] = letting.exec(clause) ?? []
  const verb = deed?.split(' ')[0]?.toLowerCase()
  if (deed)
    return {
      sentence: `${/^me$/i.test(whom) ? 'User' : /^us$/i.test(whom) ? 'We' : capitalise(whom)} can ${deed}.`,
      verb,
    }
  const [, thing] = having.exec(clause) ?? []
  if (thing) return { sentence: `It also has ${thing}.` }
  const done = saying.exec(clause)?.[1]?.toLowerCase()
  return done === undefined ? undefined : { sentence: `${capitalise(clause)}.`, verb: done }
}
