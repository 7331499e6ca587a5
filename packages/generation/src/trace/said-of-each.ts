import type { AppPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { toSingular } from '../words/forms.ts'
import { isParticiple } from '../words/verbs.ts'
import { find } from '../understand/searched.ts'

const perThing = /^(.+) (?:per|at) (?:\p{L}+ )?(\p{L}+)$/u

/** Whether a phrase names a value with the thing it is of, which has it: "ringing times per tower" where towers have ringing times. */
export function isSaidOfEach(
  { text, words, verb, label }: Phrase,
  { entities }: Pick<AppPlan, 'entities'>,
): boolean {
  const said = (label ?? text).toLowerCase()
  const [, value = '', whose = ''] = find(perThing, said) ?? []
  const [before = '', last = ''] = words.slice(-2)
  // "Faults noted" where faults are.
  if (verb === undefined && words.length === 2 && isParticiple(last) && toSingular(before) !== before)
    return [...entities.values()][0]?.one.toLowerCase() === toSingular(before)
  if (verb !== undefined || value === '') return false
  const one = toSingular(whose)
  return [...entities.values()].some(
    (entity) =>
      entity.one.toLowerCase().split(' ').at(-1) === one &&
      entity.fields.some(({ name }) => name.toLowerCase() === value),
  )
}
