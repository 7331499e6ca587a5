import type { Archetype } from '../archetype.ts'
import { archetypes } from '../archetypes/index.ts'
import { stemOf } from '../words/forms.ts'

/** What a line of a catalogue is called, before it says what that has: "Handwriting notes with a stylus and layers". */
const headed =
  /^(?:an? |the |simple |minimal |free |open[- ]source )*((?:[\p{L}\d'’-]+ ){0,5}[\p{L}\d'’-]+) with /iu
/** Told at length it says more than its first words. */
const longestLine = 200
const leastWeight = 5
const leastWords = 3

/**
 * The kind of app that a line of a catalogue names with the last words before "with", undefined where it names none: what it
 * has beside that speaks for no other kind.
 */
export function headedKind(text: string): Archetype | undefined {
  const line = text.trim()
  const [, words = ''] = line.length <= longestLine && !/[.!?]\s/u.test(line) ? (headed.exec(line) ?? []) : []
  const stems = (words.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map(stemOf)
  if (stems.length === 0 || line.split(' ').length < leastWords) return undefined
  const heading = ` ${stems.join(' ')} `
  let best: { archetype: Archetype; rank: number } | undefined
  for (const archetype of archetypes) {
    if (archetype.needs?.test(text) === false || archetype.unless?.test(text)) continue
    for (const { stems: said, weight } of archetype.triggers) {
      if (weight < leastWeight || !heading.endsWith(said)) continue
      const rank = said.length * 100 + weight
      if (!best || rank > best.rank) best = { archetype, rank }
    }
  }
  return best?.archetype
}
