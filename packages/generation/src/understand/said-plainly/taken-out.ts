import { takeNamedButtons } from '../grammar/named-buttons.ts'
import type { Phrase } from '../phrase.ts'
import { takeEveryKind } from './every-kind.ts'
import { takeHowMuchSo } from './how-much-so.ts'
import { takeNamedExamples } from './named-examples.ts'
import { takeRolesTold } from './roles-told.ts'
import { takeTimeFor } from './time-for.ts'

type Taken = Readonly<{ rest: string; phrases: readonly Phrase[] }>

/** Of these the names tell of what kind the app is. */
const namesThings: readonly ((text: string) => Taken)[] = [takeNamedExamples, takeEveryKind, takeTimeFor]
const others: readonly ((text: string) => Taken)[] = [takeNamedButtons, takeRolesTold, takeHowMuchSo]

/** What a text says in words that no reader may take for anything else. */
export interface TakenOut extends Taken {
  /** The names among it, in a sentence: what has no place by its name tells all the same what an app is about. */
  examples: string
}

/**
 * The text without what no reader of it may see any more, and this as phrases: buttons by name, kinds of things by example, roles,
 * what a good time is for, and how much so something is.
 */
export function takenOut(text: string): TakenOut {
  const phrases: Phrase[] = []
  const takeAll = (from: string, takes: readonly ((text: string) => Taken)[]): string =>
    takes.reduce((said, take) => {
      const taken = take(said)
      phrases.push(...taken.phrases)
      return taken.rest
    }, from)
  const named = takeAll(text, namesThings)
  const examples = phrases.map(({ options }) => ` ${options.join(', ').toLowerCase()}.`).join('')
  return { rest: takeAll(named, others), phrases, examples }
}
