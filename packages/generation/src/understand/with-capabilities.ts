import { capabilityOf } from '../words/capabilities.ts'
import { capitalise, stemOf } from '../words/forms.ts'
import { findPlaceName } from '../words/place-names.ts'
import type { Phrase } from './phrase.ts'

/**
 * The phrases, those marked that say what the app can do rather than what it is about. What a description begins with
 * is what the app is, and what such a phrase says in full is not said once more by a piece of it.
 */
export function withCapabilities(phrases: readonly Phrase[], text: string): Phrase[] {
  const marked = phrases.map((phrase, index): Phrase => {
    if (phrase.isActor || phrase.options.length > 0) return phrase
    // "For Switzerland" is where, and no thing.
    const place = phrase.verb ? undefined : findPlaceName(phrase.text)
    if (place && text.includes(place.name))
      return { ...phrase, capability: { label: place.kind, value: place.name } }
    if (index === 0) return phrase
    const read = capabilityOf(phrase.text, phrase.verb)
    if (!read) return phrase
    const capability = { ...read, label: asWritten(read.label, text) }
    const words = capability.label.toLowerCase().split(' ')
    return { text: words.join(' '), words, stems: words.map(stemOf), options: [], capability }
  })
  const told = marked.flatMap(({ capability, stems }) => (capability ? [stems] : []))
  return marked.filter(
    ({ capability, verb, words, stems }, index) =>
      index === 0 ||
      capability !== undefined ||
      verb !== undefined ||
      words.length > 1 ||
      !told.some((said) => said.length > 1 && said.at(-1) === stems[0]),
  )
}

/** "FTP server", as the description has it, with a capital first letter. */
function asWritten(label: string, text: string): string {
  const place = text.toLowerCase().indexOf(label.toLowerCase())
  return place < 0 ? label : capitalise(text.slice(place, place + label.length))
}
