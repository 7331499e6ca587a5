import { stemOf } from '../../words/forms.ts'
import type { Phrase } from '../phrase.ts'
import { replaced } from '../searched.ts'

/** "Who must not sit next to each other", "which fish can't be kept together". */
const apart =
  /(?<!\p{L})(?:,? ?(?:and |with |plus )?(?:the )?(?:who|which|that|what|whom) (?:\p{L}{3,12} )?)?((?:must|should|may|could|do|does) ?(?:not|n['’]?t)|can(?:['’]?t|not| not)) (?:be )?(\p{L}{3,10}) (?:together|next to (?:each other|one another)|side by side|with (?:each other|one another)|beside each other)(?!\p{L})/giu

/** At most four words: "Must not sit together", "Cannot be kept together". */
function labelOf(modal: string, verb: string): string {
  const isDone = /(?:ed|pt)$/u.test(verb)
  if (/^must/iu.test(modal)) return isDone ? `Never ${verb} together` : `Must not ${verb} together`
  return isDone ? `Cannot be ${verb} together` : `Cannot ${verb} together`
}

/** The text without what must be kept apart, and this: a reader of what is not wanted would drop it. */
export function takeKeptApart(text: string): { rest: string; phrases: readonly Phrase[] } {
  const phrases = new Map<string, Phrase>()
  const rest = replaced(text, apart, (_whole, modal = '', verb = '') => {
    const label = labelOf(modal, verb.toLowerCase())
    const words = label.toLowerCase().split(' ')
    phrases.set(label, {
      text: label.toLowerCase(),
      label,
      words,
      stems: words.map(stemOf),
      options: [],
      isSet: true,
    })
    return ''
  })
  return { rest, phrases: [...phrases.values()] }
}
