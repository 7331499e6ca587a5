import type { Phrase } from '../../understand/phrase.ts'
import type { Understanding } from '../../understand/understand.ts'
import { toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { asOneOpinion } from '../liked-things.ts'
import { matterBefore } from '../matter.ts'
import { isNamed, isOwner, mainOfWish } from './main-of-wish.ts'
import type { Register, RegisterThing, Said } from './register.ts'

const headOf = (noun: string) => noun.split(' ').at(-1) ?? noun
const weightOfAsk = 0.6

/** What is kept, with all a wish asks of each: "something for my jam: which jar" keeps jam. */
export function withAsks(
  register: Register,
  { asks: asked, asksOf, phrases, text }: Pick<Understanding, 'asks' | 'asksOf' | 'phrases' | 'text'>,
): Register {
  const asks = asOneOpinion(asked ?? [])
  const [first] = asks
  if (!first) return register
  const things = register.things.map((thing) => ownedBy(thing) ?? thing)
  const shared = things.find(({ titles }) => titles !== undefined)
  const wished = mainOfWish(phrases, text)
  const noun =
    shared?.noun ?? asksOf ?? matterBefore(wished && headOf(wished), { text, phrases })?.noun ?? wished
  const known =
    noun === undefined
      ? things.find((thing) => isThing(thing, phrases))
      : things.find((thing) => headOf(thing.noun) === headOf(noun))
  const others = things.filter(
    (thing) => thing !== known && (isThing(thing, phrases) || thing.said.length >= leastSaid),
  )
  // What was said of no thing at all is said of this one.
  const loose = known ? [] : (things.find((thing) => !others.includes(thing))?.said ?? [])
  const main: RegisterThing = {
    ...(known ?? { verbs: ['keep'], weight: 2 }),
    noun: noun ?? known?.noun ?? (first.kind || things.length > 0 ? 'entry' : first.name.toLowerCase()),
    said: [...(known?.said ?? []), ...loose],
    ...(asksOf && classOf(headOf(asksOf)) === 'person' ? { isSomebody: true } : {}),
  }
  const said: Said[] = asks
    .filter(
      ({ name }) =>
        toSingular(name.toLowerCase()) !== headOf(main.noun) && !main.said.some((each) => each.name === name),
    )
    .map((ask) => ({ ...ask }))
  main.said.push(...said)
  main.weight += said.length * weightOfAsk
  return { ...register, things: [main, ...others] }
}

const leastShared = 2
/** Of which as much is said is a thing, whatever its word is otherwise. */
const leastSaid = 3
/** "The village has a tent, a trailer and a mill": what is had is kept, and no village. */
function ownedBy(thing: RegisterThing): RegisterThing | undefined {
  const had = thing.said.filter(
    ({ options, unit, name }) => options.length === 0 && !unit && isNamed(name.toLowerCase().split(' ')),
  )
  if (!isOwner(headOf(thing.noun)) || had.length < leastShared) return undefined
  return {
    ...thing,
    noun: 'thing',
    titles: had.map(({ name }) => name),
    said: thing.said.filter((each) => !had.includes(each)),
  }
}

/** Whether a thing is named by itself: no "still owe" and no "child say". */
const isThing = ({ noun }: RegisterThing, phrases: readonly Phrase[]): boolean =>
  phrases.some(
    ({ words }) =>
      toSingular(words.at(-1) ?? '') === headOf(noun) &&
      (isNamed(noun.split(' ')) || isPlayedAt(noun, words.at(-1) ?? '')),
  )

/** "40 players in three venues": several of those who take part, and of where, are lists of their own. */
const isPlayedAt = (noun: string, written: string): boolean =>
  written !== headOf(noun) &&
  /^(?:player|venue|contestant|entrant|competitor|vendor|supplier|exhibitor)$/.test(headOf(noun))
