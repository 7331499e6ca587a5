import type { ComponentNode } from '@kwiq/app-model'
import { toSingular } from '../words/forms.ts'
import { findExamples } from '../words/examples.ts'
import { find } from '../understand/searched.ts'
import { groupShares } from './group-shares.ts'
import type { Scene } from './scene.ts'

const asLine = /\b(?:line|curve|trend|trends|growth|over time|history)\b/i
const asRing = /\b(?:pie|donut|doughnut|ring|share|shares|split|breakdown|by (?:category|kind|type|group))\b/i
const fewestParts = 3

const ofEach = / (?:per|by) (?!(?:day|week|month|quarter|year|season|hour)$)(\p{L}{3,})$/iu

/** "Income per crop": a bar for each of a few crops. */
function namesOfEach(label: string): string[] {
  const [, each = ''] = find(ofEach, label) ?? []
  const names = each === '' ? [] : (findExamples(toSingular(each.toLowerCase()))?.names ?? [])
  return names.slice(0, mostBars).map((name) => name.split(',')[0] ?? name)
}
const mostBars = 4

/** "Chart over time", "graph of every month": the course there is on such a screen, and no other. */
export const isCourse = (label: string): boolean =>
  /^(?:line |bar )?(?:chart|graph|curve|trend|statistics|diagram)s? (?:over time|over the \p{L}+|(?:of|for|per|by) (?:every |each |the )?(?:days?|weeks?|months?|years?)|a (?:day|week|month|year))$/iu.test(
    label,
  )

/** What the chart of a screen of numbers is called: as the description says it, else as what it shows. */
export const nameOfCourse = ({ screen, entity }: Scene): string =>
  screen.extras.flatMap((extra) =>
    extra.kind === 'chart' && isCourse(extra.label) ? [extra.label] : [],
  )[0] ?? entity.trend.title

/** A chart under a description's words, in the form they name: "line chart" is a line, "pie chart" a ring of its groups, any other bars. */
export function namedChart({ kit, entity }: Scene, label: string): ComponentNode {
  const { trend, groups } = entity
  const parts = groups.slice(0, 4)
  if (asRing.test(label) && parts.length >= fewestParts)
    return kit.chart(label, 'donut', groupShares(entity).slice(0, parts.length), { labels: parts, size: 116 })
  const each = namesOfEach(label)
  if (each.length >= fewestParts)
    return kit.chart(label, 'bar', trend.data.slice(0, each.length), { labels: each, height: 120 })
  return kit.chart(label, asLine.test(label) ? 'line' : 'bar', trend.data, {
    labels: trend.labels,
    height: 120,
  })
}
