import type { FoundNode } from './find-target.ts'
import { stemOf } from '../words/forms.ts'
import { asChart, isKindOf, kindsOf, layoutOf } from './kinds.ts'
import { indexOfOrdinal, ordinal } from './words.ts'

const form = new RegExp(`^(?:the\\s+)?(${ordinal})\\s+(.{2,40})$`, 'i')
const stems = (text: string) => text.toLowerCase().split(/\s+/).map(stemOf).join(' ')

/** "The second filter", "the last button": that one of its sort, on the first screen that has so many. */
export function findNth(near: readonly FoundNode[], words: string): FoundNode | undefined {
  const [, place, thing = ''] = form.exec(words.trim()) ?? []
  if (place === undefined || /^first$/i.test(place)) return undefined
  const last = asChart(thing.toLowerCase()).split(' ').at(-1) ?? ''
  const called = near.filter(({ node }) => stems(node.label) === stems(thing))
  const kinds = thing.includes(' ') ? [] : kindsOf(last)
  const layout = thing.includes(' ') ? undefined : layoutOf(`${last.replace(/s$/, '')}s`)
  // "The last pickup field": of the fields that are called so, if only among other words.
  const sort = thing.includes(' ') ? kindsOf(last) : []
  const own = thing.toLowerCase().split(/\s+/).slice(0, -1).map(stemOf)
  const named = near.filter(
    ({ node }) =>
      isKindOf(sort, node) &&
      own.every((stem) =>
        stems(`${node.label} ${String(node.properties.placeholder ?? '')}`)
          .split(' ')
          .includes(stem),
      ),
  )
  const alike =
    called.length > 1
      ? called
      : named.length > 0
        ? named
        : near.filter(
            ({ node }) =>
              isKindOf(kinds, node) ||
              (layout !== undefined && node.type === 'list' && node.properties.layout === layout),
          )
  for (const { screen } of near) {
    const there = alike.filter((each) => each.screen === screen)
    const found = there[indexOfOrdinal(place, there.length) ?? -1]
    const isOne = named.length === 1 && /^last$/i.test(place)
    if (found && (there.length > 1 || isOne)) return found
  }
  return undefined
}
