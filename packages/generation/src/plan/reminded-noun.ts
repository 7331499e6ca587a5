import { findExamples } from '../words/examples.ts'
import { toSingular } from '../words/forms.ts'

/** "Medication reminder": what one is reminded of, singular; empty where it is no thing one could list. */
export const remindedNoun = (title: string): string => {
  const [, noun = ''] = /^(\p{L}+)[ -](?:reminders?|alerts?|notifications?)$/iu.exec(title) ?? []
  const singular = toSingular(noun.toLowerCase())
  // "Watering reminder": the plants are what is watered.
  if (singular.endsWith('ing')) return ''
  const nounClass = findExamples(singular)?.nounClass
  return nounClass === 'thing' || nounClass === 'event' || nounClass === 'document' ? singular : ''
}
