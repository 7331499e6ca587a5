import type { Entity, Sample } from '../entity.ts'
import { capitalise } from '../words/forms.ts'
import { findAll, has } from '../understand/searched.ts'

/** Lists any catalogue of things has, whatever it is of. */
const standing =
  /(?<![\p{L}-])(?:now playing|now showing|in (?:cinemas|theat(?:er|re)s)|top[- ]rated|(?:most )?popular|trending|upcoming|coming soon|new(?:est)?(?: releases| arrivals)?|latest|most (?:read|played|downloaded|watched)|best[- ]?sell(?:ers|ing)|classics|hidden gems)(?![\p{L}-])/giu
const fewest = 3
const most = 4
/** Further apart they are not said together. */
const longestGap = 24
const toCome = /^(?:upcoming|coming soon)$/i

/** The standing lists a description names side by side: "trending, new and upcoming games"; empty for fewer than three. */
export function readLists(text: string): string[] {
  const found = findAll(standing, text)
  const together = found.filter(
    ({ index, 0: words }, place) =>
      (found[place + 1]?.index ?? Number.POSITIVE_INFINITY) - index - words.length < longestGap ||
      index - (found[place - 1]?.index ?? Number.NEGATIVE_INFINITY) - (found[place - 1]?.[0].length ?? 0) <
        longestGap,
  )
  const names = [...new Set(together.map(([words]) => capitalise(words.toLowerCase())))]
  return names.length >= fewest ? names.slice(0, most) : []
}

/** Which of the lists a sample is in: the one it says, else by its place. */
function listOf(sample: Sample, place: number, count: number, lists: readonly string[]): string {
  const said = lists.find((list) => list.toLowerCase() === sample.overline?.toLowerCase())
  return said ?? lists[Math.floor((place * lists.length) / count)] ?? ''
}

/** The entity with these lists as its groups, each sample in one of them; nobody has rated what is still to come. */
export function withLists(entity: Entity, lists: readonly string[]): Entity {
  // What somebody keeps is where they are with it, and in no list of others.
  const isOwn = entity.fields.some(({ name }) => name === 'Status') || /^log\b/i.test(entity.add)
  if (lists.length === 0 || isOwn || !entity.samples.every(({ image }) => image !== undefined)) return entity
  return {
    ...entity,
    groups: [...lists],
    samples: entity.samples.map(({ rating, ...sample }, place) => {
      const list = listOf(sample, place, entity.samples.length, lists)
      return { ...sample, overline: list, ...(toCome.test(list) || rating === undefined ? {} : { rating }) }
    }),
  }
}

/** The lists a thing's samples stand in, each with its samples; none where its groups are something else. */
export function standingLists({ groups, samples }: Entity): { title: string; samples: Sample[] }[] {
  const lists = groups.map((title) => ({
    title,
    samples: samples.filter(({ overline }) => overline === title),
  }))
  const isStanding = groups.every((group) => has(standing, group))
  return groups.length >= fewest && isStanding && lists.every((list) => list.samples.length > 0) ? lists : []
}
