import { toSingular } from '../../words/forms.ts'
import type { RegisterThing } from './register.ts'

const lastOf = (noun: string) => toSingular(noun.toLowerCase().split(' ').at(-1) ?? noun)

/**
 * Things in an order in which what is told to refer to others comes behind these: a loan of a prop behind the props, whose
 * names its rows have. Those told otherwise keep their places.
 */
export function referredFirst(things: readonly RegisterThing[]): RegisterThing[] {
  const ordered: RegisterThing[] = []
  const begun = new Set<RegisterThing>()
  const put = (thing: RegisterThing): void => {
    if (begun.has(thing)) return
    begun.add(thing)
    for (const { name } of thing.isTold ? thing.said : []) {
      const other = things.find(({ noun }) => lastOf(noun) === lastOf(name))
      if (other) put(other)
    }
    ordered.push(thing)
  }
  for (const thing of things) put(thing)
  return ordered
}
