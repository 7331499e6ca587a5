import type { Phrase } from '../understand/phrase.ts'
import { stemOf } from '../words/forms.ts'
import { type DictatedScreen, partsOf } from './part.ts'

/** Every name a dictated part has on its screen, as phrases to be found there. */
export function dictatedPhrases(screens: readonly DictatedScreen[]): Phrase[] {
  const parts = screens.flatMap(partsOf)
  const named = parts.flatMap((part) =>
    'options' in part && part.kind !== 'input' && part.kind !== 'choice'
      ? part.options
      : part.label === ''
        ? []
        : [part.label],
  )
  return [...new Set(named)].map((label) => {
    const words = label.toLowerCase().split(/\s+/)
    return { text: label.toLowerCase(), label, words, stems: words.map(stemOf), isSet: true, options: [] }
  })
}
