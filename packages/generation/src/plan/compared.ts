import type { Archetype } from '../archetype.ts'

/** Of a kind the description compares itself to ("like Duolingo"): less than words that name another. */
const comparedScore = 12
/** A client for a known service is what such a service is used with, whatever else it has. */
const servedScore = 60
const muchLiker = 1.5

/** From here a description is so like what people write who want a kind of app that it is one. */
export const surelyLike = 0.12

/** "A Tinder for jobs": surely about jobs, of which one chooses as in the other app. */
export function ofTheCompared(
  likeness: ReadonlyMap<Archetype, number>,
  comparedTo: string | undefined,
): string | undefined {
  if (comparedTo === undefined) return undefined
  let itsOwn = 0
  let most = 0
  for (const [{ id }, like] of likeness) {
    if (id === comparedTo) itsOwn = like
    most = Math.max(most, like)
  }
  return most >= surelyLike && most >= muchLiker * itsOwn ? undefined : comparedTo
}

/** A candidate with what it gains when the description compares itself to its kind, or is a client for such a service. */
export const asCompared = <Rated extends { archetype: Archetype; score: number }>(
  candidate: Rated,
  comparedTo: string | undefined,
  isClient = false,
): Rated =>
  candidate.archetype.id === comparedTo
    ? {
        ...candidate,
        score: candidate.score + (isClient ? servedScore : comparedScore),
        isCertain: true,
        isSaid: true,
      }
    : candidate
