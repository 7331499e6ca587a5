import type { Phrase } from '../../understand/phrase.ts'
import type { Understanding } from '../../understand/understand.ts'
import { toSingular } from '../../words/forms.ts'
import { isNamed, mainOfWish } from './main-of-wish.ts'
import type { Register, RegisterThing, Said } from './register.ts'

const headOf = (noun: string) => noun.split(' ').at(-1) ?? noun
const weightOfAsk = 0.6

/** What is kept, with all a wish asks of each: "something for my jam: which jar" keeps jam. */
export function withAsks(
  register: Register,
  { asks, asksOf, phrases }: Pick<Understanding, 'asks' | 'asksOf' | 'phrases'>,
): Register {
  const [first] = asks ?? []
  if (!asks || !first) return register
  const { things } = register
  const noun = asksOf ?? mainOfWish(phrases) ?? (things[0] ? undefined : first.name.toLowerCase())
  const known = noun === undefined ? things[0] : things.find((thing) => headOf(thing.noun) === headOf(noun))
  const others = things.filter((thing) => thing !== known && isThing(thing, phrases))
  // What was said of no thing at all is said of this one.
  const loose = known ? [] : (things.find((thing) => !others.includes(thing))?.said ?? [])
  const main: RegisterThing = {
    ...(known ?? { verbs: ['keep'], weight: 2 }),
    noun: noun ?? known?.noun ?? first.name.toLowerCase(),
    said: [...(known?.said ?? []), ...loose],
  }
  const said: Said[] = asks
    .filter(
      ({ name }) =>
        toSingular(name.toLowerCase()) !== headOf(main.noun) && !main.said.some((each) => each.name === name),
    )
    .map(({ name, kind, options }) => ({ name, options, ...(kind ? { kind } : {}) }))
  main.said.push(...said)
  main.weight += said.length * weightOfAsk
  return { ...register, things: [main, ...others] }
}

/** Whether a thing is named by itself: no "still owe" and no "child say". */
const isThing = ({ noun }: RegisterThing, phrases: readonly Phrase[]): boolean =>
  isNamed(noun.split(' ')) && phrases.some(({ words }) => toSingular(words.at(-1) ?? '') === headOf(noun))
