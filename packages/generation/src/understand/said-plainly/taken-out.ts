import { takeNamedButtons } from '../grammar/named-buttons.ts'
import type { Phrase } from '../phrase.ts'
import { takeNamedExamples } from './named-examples.ts'

/** The text without what no reader of it may see any more, and this as phrases: buttons by name, and kinds of things by example. */
export function takenOut(text: string): { rest: string; phrases: readonly Phrase[] } {
  const buttons = takeNamedButtons(text)
  const examples = takeNamedExamples(buttons.rest)
  return { rest: examples.rest, phrases: [...examples.phrases, ...buttons.phrases] }
}
