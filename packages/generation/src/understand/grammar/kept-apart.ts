import { stemOf } from '../../words/forms.ts'
import type { Phrase } from '../phrase.ts'

/** "Who must not sit next to each other", "which fish can't be kept together". */
const apart =
  /(?<!\p{L})(?:,? ?(?:and |with |plus )?(?:the )?(?:who|which|that|what|whom) (?:\p{L}{3,12} )?)?((?:must|should|may|could|do|does) ?(?:not|n['’]?t)|can(?:['’]?t|not| not)) (?:be )?(\p{L}{3,10}) (?:together|next to (?:each other|one another)|side by side|with (?:each other|one another)|beside each other)(?!\p{L})/giu

/** The text without what must be kept apart, and this: a reader of what is not wanted would drop it. */
export function takeKeptApart(text: string): { rest: string; phrases: readonly Phrase[] } {
  const phrases = new Map<string, Phrase>()
  const rest = text.replaceAll(apart, (_whole, modal: string, verb: string) => {
    const isMust = /^must/iu.test(modal)
    const done = /(?:ed|pt)$/iu.test(verb) ? 'kept' : verb.toLowerCase()
    const whole = `${isMust ? 'Must not' : 'Cannot'} ${done === 'kept' ? 'be ' : ''}${done} together`.replace(
      'Must not be',
      'Never',
    )
    phrases.set(whole, {
      text: whole.toLowerCase(),
      label: whole,
      words: whole.toLowerCase().split(' '),
      stems: whole.toLowerCase().split(' ').map(stemOf),
      options: [],
      isSet: true,
    })
    return ''
  })
  return { rest, phrases: [...phrases.values()] }
}
