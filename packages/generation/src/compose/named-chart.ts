import type { ComponentNode } from '@kwiq/app-model'
import { groupShares } from './group-shares.ts'
import type { Scene } from './scene.ts'

const asLine = /\b(?:line|curve|trend|trends|growth|over time|history)\b/i
const asRing = /\b(?:pie|donut|doughnut|ring|share|shares|split|breakdown|by (?:category|kind|type|group))\b/i
const fewestParts = 3

/** A chart under a description's words, in the form they name: "line chart" is a line, "pie chart" a ring of its groups, any other bars. */
export function namedChart({ kit, entity }: Scene, label: string): ComponentNode {
  const { trend, groups } = entity
  const parts = groups.slice(0, 4)
  if (asRing.test(label) && parts.length >= fewestParts)
    return kit.chart(label, 'donut', groupShares(entity).slice(0, parts.length), { labels: parts, size: 116 })
  return kit.chart(label, asLine.test(label) ? 'line' : 'bar', trend.data, {
    labels: trend.labels,
    height: 120,
  })
}
