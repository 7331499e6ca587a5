import { byWord } from '../by-word.ts'
import type { Phrase } from '../understand/phrase.ts'
import { stemOf } from '../words/forms.ts'

/** What an app does by itself, and what comes of it. */
const outputs: Readonly<Record<string, string>> = byWord({
  predict: 'predicted',
  forecast: 'forecast',
  recommend: 'recommended',
  estimate: 'estimated',
  propose: 'proposed',
})
const mostWords = 3

/** "Predict nap times": nobody presses that; the app shows predicted nap times. */
export function asOutput(phrase: Phrase): Phrase {
  const done = outputs[phrase.verb ?? '']
  if (done === undefined || phrase.label !== undefined || phrase.isButton || phrase.options.length > 0)
    return phrase
  if (phrase.words.length === 0 || phrase.words.length > mostWords) return phrase
  const { verb: _verb, ...rest } = phrase
  return {
    ...rest,
    words: [done, ...phrase.words],
    stems: [stemOf(done), ...phrase.stems],
    text: `${done} ${phrase.words.join(' ')}`,
  }
}
