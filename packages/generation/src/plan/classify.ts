import type { Archetype } from '../archetype.ts'
import { archetypes, genericArchetype } from '../archetypes/index.ts'

export interface Classification {
  main: Archetype
  /** A second kind of app the description is nearly as much of. */
  blend?: Archetype
  score: number
}

/** The archetypes whose triggers weigh most. Words near the beginning weigh more: they say what the app is. */
export function classify(stems: string, subjectId?: string): Classification {
  const early = stems.slice(0, 90)
  const scored = archetypes
    .map((archetype) => {
      let score = 0
      for (const trigger of archetype.triggers) {
        if (early.includes(trigger.stems)) score += trigger.weight * 1.6
        else if (stems.includes(trigger.stems)) score += trigger.weight
      }
      const isAbout = subjectId !== undefined && archetype.entity === subjectId && score > 0
      return { archetype, score: archetype.isWide ? score * 0.4 : isAbout ? score + 4 : score }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
  const [first, second] = scored
  if (!first || first.score < 2) return { main: genericArchetype, score: 0 }
  if (
    second &&
    !second.archetype.isWide &&
    second.archetype.entity !== 'subject' &&
    second.score >= 6 &&
    second.score >= first.score * 0.7
  ) {
    return { main: first.archetype, blend: second.archetype, score: first.score }
  }
  return { main: first.archetype, score: first.score }
}
