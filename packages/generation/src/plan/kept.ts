import type { Entity, Sample } from '../entity.ts'
import type { ScreenPlan } from './types.ts'

/** Places of what is kept among all of them: not the first ones, and not in their order. */
const places = [4, 2, 5, 1, 3]
const most = 4

/** What somebody kept of an app's things, last kept first: fewer than there are. */
export function keptOf({ samples }: Entity): Sample[] {
  const count = samples.length > most ? Math.min(most, samples.length - 2) : samples.length - 1
  const kept = places.flatMap((place) => samples[place] ?? []).slice(0, Math.max(1, count))
  return kept.length > 0 ? kept : [...samples]
}

/** What is counted of what one kept. */
const keeping = /^(?:saved|favou?rites|kept|pinned|liked|bookmarks|bookmarked|wishlist|watchlist|shortlist)$/i

/** A thing whose numbers say as many kept as the list of those shows, where the app has one. */
export function countingKept(entity: Entity, screens: readonly ScreenPlan[]): Entity {
  if (!screens.some(({ kind, entity: of }) => kind === 'saved' && of === entity.id)) return entity
  const kept = String(keptOf(entity).length)
  return {
    ...entity,
    figures: entity.figures.map((figure) =>
      keeping.test(figure.title) && /^\d+$/.test(figure.value) ? { ...figure, value: kept } : figure,
    ),
  }
}
