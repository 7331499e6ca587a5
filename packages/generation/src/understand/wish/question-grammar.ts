import { capitalise } from '../../words/forms.ts'
import type { FieldKind } from '../../entity.ts'
import type { Ask } from './ask.ts'

const pronoun =
  '(?:i|we|you|they|he|she|it|one|people|everyone|everybody|somebody|someone|each(?: one| of them| of us)?)'
const article = '(?:the|my|our|their|his|her|your|an?|this|that|each|every)'
/** Who does it, or what it is done with. */
export const subject = String.raw`(?:${pronoun}|${article} (?:\p{L}+ ){0,2}?\p{L}+)`
export const little =
  '(?:(?:all|ever|last|first|already|still|just|really|actually|also|only|finally|usually|then) )*'
export const is = '(?:is|are|was|were|has been|have been|had been|got|gets|get)'

const made = new Map<string, RegExp>()
/** The pattern of a whole question, made once. */
export function whole(form: string): RegExp {
  const known = made.get(form) ?? new RegExp(`^${form}$`, 'u')
  made.set(form, known)
  return known
}

export const ask = (name: string, kind?: FieldKind, options: readonly string[] = []): Ask => ({
  name: capitalise(name),
  options,
  ...(kind ? { kind } : {}),
})
