import { byWord } from '../../by-word.ts'
import { type AppDocument, type ComponentNode, type Properties, walkNodes } from '@kwiq/app-model'
import { splitHost } from '../find-host.ts'
import { findNamedNode, findNear } from '../find-target.ts'
import { type EditRule, refuse } from '../rule.ts'
import { countOf, indexOfOrdinal, listed, unquote } from '../words.ts'
import { replace } from './changing.ts'

const kinds: Readonly<Record<string, string>> = byWord({
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
})

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

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** Which value a word names: by its label, its day or its place. */
function indexOf(word: string, { data, labels }: Properties): number | undefined {
  const length = Array.isArray(data) ? data.length : 0
  const name = word.toLowerCase().replace(/\s+(?:bar|value|number|point|day|column|slice|part)$/, '')
  const texts = Array.isArray(labels) ? labels.map((label) => String(label).toLowerCase()) : []
  const day = days.findIndex((each) => each === name || each.slice(0, 3) === name)
  const index =
    [texts.indexOf(name), texts.length === days.length ? day : -1, indexOfOrdinal(name, length) ?? -1].find(
      (each) => each >= 0,
    ) ?? -1
  return index < length && index >= 0 ? index : undefined
}

const chartsOf = (document: AppDocument, words: string | undefined): ComponentNode[] => {
  const { subject, screen } = splitHost(document, words ?? 'chart')
  const named = (screen ? findNamedNode(document, subject, screen.id) : findNear(document, subject))?.node
  const all = [...walkNodes(document)].map(({ node }) => node).filter(({ type }) => type === 'chart')
  return named?.type === 'chart' ? [named] : words === undefined ? all : []
}

/** "Change the numbers of the chart to 3, 5 and 8", "set Tuesday to 40 in the visits chart". */
const chartNumbers: EditRule = (clause, document) => {
  const whole =
    /^(?:change|set|update|make|use)\s+(?:the\s+)?(?:numbers|values|data|bars|figures)(?:\s+(?:of|in|on|for)\s+(?:the\s+)?(.{2,40}?))?\s+(?:to|as|into)?\s*:?\s*(-?\d[\d.]*(?:\s*(?:,|and|;|\s)\s*-?\d[\d.]*)+)$/i.exec(
      clause,
    )
  const named =
    /^(?:change|set|update|make)\s+(?:the\s+)?(.{0,30}?\b(?:chart|graph|bars|line|curve))\s+(?:to|as|into|show)?\s*:?\s*(-?\d[\d.]*(?:\s*(?:,|and|;|\s)\s*-?\d[\d.]*)+)(\s+(?:on|in)\s+.{2,40})?$/i.exec(
      clause,
    )
  const numbers = whole?.[2] ?? named?.[2]
  if (numbers !== undefined) {
    const [node] = chartsOf(document, whole ? whole[1] : `${named?.[1] ?? ''}${named?.[3] ?? ''}`)
    const data = (numbers.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
    return node && [{ type: 'set-properties', id: node.id, set: { data } }]
  }
  const names =
    /^(?:change|set|update|rename)\s+(?:the\s+)?labels(?:\s+(?:of|in|on|under)\s+(?:the\s+)?(.{2,40}?))?\s+(?:to|as|into)\s+(.{3,80})$/i.exec(
      clause,
    )
  if (names?.[2]) {
    const [node] = chartsOf(document, names[1])
    return node && [{ type: 'set-properties', id: node.id, set: { labels: listed(names[2]).map(unquote) } }]
  }
  const one =
    /^(?:change|set|make|update|raise|lower)\s+(?:the\s+)?(.{1,30}?)(?:\s+(?:of|in|on)\s+(?:the\s+)?(.{2,40}?))?\s+(?:to|at|be)\s+(-?\d+(?:\.\d+)?)\S{0,3}(?:\s+(?:of|in|on)\s+(?:the\s+)?(.{2,40}))?$/i.exec(
      clause,
    )
  if (!one?.[1] || one[3] === undefined) return undefined
  const word = one[1]
  const place = one[2] ?? one[4]
  // A row of that name is meant before a part of some chart.
  if (place === undefined && !days.includes(word.toLowerCase())) return undefined
  for (const node of chartsOf(document, place)) {
    const at = indexOf(word, node.properties)
    const { data } = node.properties
    if (at === undefined || !Array.isArray(data)) continue
    return [{ type: 'set-properties', id: node.id, set: { data: data.with(at, Number(one[3])) } }]
  }
  return undefined
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** In samples it is November. */
const now = 10

/** What stands under the last so many of these. */
function labelsOf(count: number, unit: string): string[] {
  const back = (index: number) => count - 1 - index
  return Array.from({ length: count }, (_, index) =>
    unit === 'month'
      ? (months[(now - back(index) + 24) % 12] ?? '')
      : unit === 'year'
        ? String(2026 - back(index))
        : unit === 'week'
          ? `W ${47 - back(index)}`
          : ('SMTWTFS'[(4 - back(index) + 70) % 7] ?? ''),
  )
}

/** "The chart should show the last 6 months": as many numbers, with what they are of. */
const chartSpan: EditRule = (clause, document) => {
  const [, words = '', told = '', unit = ''] =
    /^(?:change|make|let|set|have)\s+(?:the\s+|my\s+|our\s+)?(.{0,30}?(?:chart|graph))\s+(?:to\s+)?(?:show|display|cover)\s+(?:the\s+)?(?:last\s+|past\s+)?(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)\s+(day|week|month|year)s$/i.exec(
      clause,
    ) ?? []
  if (words === '') return undefined
  const count = Math.min(12, told === 'twelve' ? 12 : countOf(told))
  const [node] = chartsOf(document, words)
  const former = node?.properties.data
  if (!node || !Array.isArray(former) || former.length < 2 || count < 2) return undefined
  const data = Array.from({ length: count }, (_, index) => former[index % former.length] ?? 0)
  return [{ type: 'set-properties', id: node.id, set: { data, labels: labelsOf(count, unit.toLowerCase()) } }]
}

export const chartRules: readonly EditRule[] = [chartSpan, chartNumbers, chartKind]
