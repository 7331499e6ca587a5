import { find } from '../understand/searched.ts'
import { toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { looksLikePerson } from '../words/person-endings.ts'

const opening = /^[^.;:!?\n]{0,160}/u
const audience =
  /\bfor ((?:(?!(?:the|my|our|your|an?|all|any|every|other|those|these|use|free)\b)[\p{L}\d'’-]+ ){0,3}?)(\p{L}{3,}s|people|women|men|children)(?: (in|at|of|on) ((?:(?:the|an?) )?[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}))?(?=[,.;:]| who | that | where | to | with | and | which |$)/iu
/** They say of nobody who it is. */
const anybody =
  /^(?:people|users|friends|members|others|persons|individuals|customers|clients|adults|everyone|groups|teams|families)$/i
const mostWords = 6
const longest = 38

/**
 * Whom an app is for, as its first sentence says it: "For beekeepers in the mountains"; undefined where it is for nobody in
 * particular, or says so in too many words.
 */
export function forWhom(text: string): string | undefined {
  const [first = ''] = opening.exec(text) ?? []
  const [, which = '', who = '', joined = '', where = ''] = find(audience, first) ?? []
  const one = toSingular(who.toLowerCase())
  if (who === '' || (which.trim() === '' && anybody.test(who))) return undefined
  if (classOf(one) !== 'person' && !looksLikePerson(one)) return undefined
  const whom = `For ${which}${who}`
  const whole = where === '' ? whom : `${whom} ${joined} ${where}`
  return [whole, whom].find((line) => line.length <= longest && line.split(' ').length <= mostWords)
}
