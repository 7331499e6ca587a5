import type { DrawnSubject } from './drawings/drawn-subject.ts'
import { drawnSubjects } from './drawings/index.ts'
import { findSubject } from './lookup.ts'

/** The drawings kept as text that the pictures of these words show, which is all that a built app carries of them. */
export function drawingsFor(words: readonly string[]): DrawnSubject[] {
  const places = new Set(
    words.map((word) => {
      const { scene, detail } = findSubject(word)
      return `${scene}:${detail}`
    }),
  )
  return drawnSubjects.filter(({ place }) => places.has(place))
}
