import { toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'

/** "Rehearsal plan": what is on those days. */
export const datedNoun = (title: string): string => {
  const [, noun = ''] = /^(\p{L}+) (?:plan|schedule|calendar|dates|days|times|programme)$/iu.exec(title) ?? []
  const singular = toSingular(noun.toLowerCase())
  // A "programme schedule" is a schedule.
  return classOf(singular) === 'event' &&
    !/^(?:programme|program|event|date|time|day|season|emergency|evacuation|escape|accident|crisis)$/.test(
      singular,
    )
    ? singular
    : ''
}
