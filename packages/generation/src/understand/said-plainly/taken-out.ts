import { takeNamedButtons } from '../grammar/named-buttons.ts'
import type { Phrase } from '../phrase.ts'
import { takeEveryKind } from './every-kind.ts'
import { takeHowMuchSo } from './how-much-so.ts'
import { takeNamedExamples } from './named-examples.ts'
import { takeTimeFor } from './time-for.ts'

/**
 * The text without what no reader of it may see any more, and this as phrases: buttons by name, kinds of things by example, and what
 * a good time is for.
 */
export function takenOut(text: string): { rest: string; phrases: readonly Phrase[] } {
  const phrases: Phrase[] = []
  let rest = text
  for (const take of [takeNamedButtons, takeNamedExamples, takeEveryKind, takeTimeFor, takeHowMuchSo]) {
    const taken = take(rest)
    rest = taken.rest
    phrases.push(...taken.phrases)
  }
  return { rest, phrases }
}
