import type { Archetype } from '../archetype.ts'
import { archetypes } from '../archetypes/index.ts'

/** What people write who want each kind of app, word by word. */
export interface ExampleWords {
  /** Every word there is, in lower case, once. */
  words: readonly string[]
  /** The texts of a kind, each as the places of its words in `words`. */
  texts: ReadonlyMap<Archetype, readonly (readonly number[])[]>
}

let read: ExampleWords | undefined

/** The words of all kinds' examples; read when they are first asked for. */
export function exampleWords(): ExampleWords {
  return (read ??= readExamples())
}

function readExamples(): ExampleWords {
  const places = new Map<string, number>()
  const placeOf = (word: string) => {
    let place = places.get(word)
    if (place === undefined) places.set(word, (place = places.size))
    return place
  }
  const textOf = (example: string) =>
    (example.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'-]*/gu) ?? []).map(placeOf)
  const texts = new Map(archetypes.map((kind) => [kind, kind.examples.map(textOf)] as const))
  return { words: [...places.keys()], texts }
}
