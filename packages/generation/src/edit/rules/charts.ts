import { walkNodes } from '@kwiq/app-model'
import { splitHost } from '../find-host.ts'
import { findNamedNode } from '../find-target.ts'
import { type EditRule, refuse } from '../rule.ts'
import { replace } from './changing.ts'

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
  const { subject, screen: host } = splitHost(document, found[1])
  const charts = [...walkNodes(document)].filter(
    ({ node, screen }) => node.type === 'chart' && (!host || host.id === screen.id),
  )
  const named = findNamedNode(document, subject, host?.id)?.node
  const node =
    charts.find((each) => from !== undefined && (each.node.properties.kind ?? 'bar') === kinds[from])?.node ??
    (named?.type === 'chart' ? named : undefined) ??
    (/^(?:the\s+|my\s+)?(?:chart|graph|diagram)s?\b/i.test(found[1]) || charts.length === 1
      ? charts[0]?.node
      : undefined)
  if (!node && /^(?:turn|convert|change|show)\s/i.test(clause))
    return replace(`replace ${found[1]} with a ${found[2]} chart`, document)
  if (!node) return undefined
  if (node.properties.kind === kind) return refuse(`${node.label} is drawn like that already.`)
  return [{ type: 'set-properties', id: node.id, set: { kind } }]
}

export const chartRules: readonly EditRule[] = [chartKind]
