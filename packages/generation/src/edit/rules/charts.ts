import { walkNodes } from '@kwiq/app-model'
import { findNamedNode, findNamedScreen } from '../find-target.ts'
import type { EditRule } from '../rule.ts'

const kinds: Readonly<Record<string, string>> = {
  bar: 'bar',
  column: 'bar',
  line: 'line',
  area: 'area',
  pie: 'donut',
  donut: 'donut',
  doughnut: 'donut',
  ring: 'ring',
  progress: 'progress',
  heat: 'heat',
}

/** "Turn the bar chart into a line chart", "show the sales as a pie". */
const chartKind: EditRule = (clause, document) => {
  const found =
    /^(?:turn|change|make|replace|swap|show|convert|switch)\s+(.+?)\s+(?:(?:in|by|with|into|to|as|for)\s+(?:an?\s+)?|(?:be\s+)?an?\s+)(bar|column|line|area|pie|donut|doughnut|ring|heat|progress)s?(?:\s*(?:chart|graph|diagram|map|bar))?$/i.exec(
      clause,
    )
  const kind = kinds[found?.[2]?.toLowerCase() ?? '']
  if (!found?.[1] || !kind) return undefined
  const from = /\b(bar|column|line|area|pie|donut|doughnut|ring|heat)\b/i.exec(found[1])?.[1]?.toLowerCase()
  const where = /^(.+?)\s+(?:on|in|of)\s+(.+)$/i.exec(found[1])
  const host = where?.[2] ? findNamedScreen(document, where[2]) : undefined
  const charts = [...walkNodes(document)].filter(
    ({ node, screen }) => node.type === 'chart' && (!host || host.id === screen.id),
  )
  const named = findNamedNode(document, host && where?.[1] ? where[1] : found[1], host?.id)?.node
  const node =
    charts.find((each) => from !== undefined && (each.node.properties.kind ?? 'bar') === kinds[from])?.node ??
    (named?.type === 'chart' ? named : undefined) ??
    (/\b(?:chart|graph|diagram)s?\b/i.test(found[1]) ? charts[0]?.node : undefined)
  if (!node) return undefined
  if (node.properties.kind === kind)
    return { commands: [], note: `${node.label} is drawn like that already.` }
  return [{ type: 'set-properties', id: node.id, set: { kind } }]
}

export const chartRules: readonly EditRule[] = [chartKind]
