import type { KeywordEntry } from '../keywords.ts'

/** Something there is a drawing of that few apps show: built apps carry only those that they need. */
export interface DrawnSubject {
  /** Name of the scene, whose ways with colours it shares, and of itself: `product:guitar`. */
  place: string
  icon: string
  /** Main and second hue, degrees. */
  hues: readonly [number, number]
  /** What names it, matched like keywords; the first is its own. */
  words: readonly string[]
  /** What names it where no keyword is in the label. */
  also: readonly string[]
  /** Shapes on a ground of 400 by 300, in the colours of `ink`. */
  drawing: string
}

/** Subjects of one kind by name: scene, icon, the two hues, words between commas (further ones after a bar), drawing. */
export type Family = Readonly<
  Record<
    string,
    readonly [scene: string, icon: string, hue: number, secondHue: number, words: string, drawing: string]
  >
>

/** The subjects of a family. */
export function subjectsOf(family: Family): DrawnSubject[] {
  return Object.entries(family).map(([name, [scene, icon, hue, secondHue, words, drawing]]) => {
    const [first = '', further = ''] = words.split('|')
    return {
      place: `${scene}:${name}`,
      icon,
      hues: [hue, secondHue],
      words: listed(first),
      also: listed(further),
      drawing,
    }
  })
}

const listed = (words: string): string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** Keywords and what they show, of these subjects. */
export function keywordsOf(subjects: readonly DrawnSubject[]): Record<string, KeywordEntry> {
  return Object.fromEntries(
    subjects.flatMap(({ place, icon, hues, words }) =>
      words.map((word) => [word, [place, icon, ...hues] as const]),
    ),
  )
}

/** Other words for the keywords of these subjects. */
export function synonymsOf(subjects: readonly DrawnSubject[]): Record<string, string> {
  return Object.fromEntries(
    subjects.flatMap(({ words: [keyword = ''], also }) => also.map((word) => [word, keyword])),
  )
}
