import {
  type AppDocument,
  checkNavigation,
  type ComponentNode,
  type Screen,
  validateDocument,
  walkComponents,
} from '@kwiq/app-model'
import { contrast, parseColors, resolveTheme } from '@kwiq/catalogue/theme'
import { generateApp } from '../../src/index.ts'
import { isCovered, stringsOf, whereCovered } from './coverage.ts'

export interface ScoredDescription {
  prompt: string
  features: string[]
  expect?: string[]
}

export interface Measured {
  prompt: string
  document: AppDocument
  coverage: number
  missed: string[]
  typed: number
  untyped: string[]
  longLabels: number
  uniqueLabels: number
  titles: Set<string>
  signature: string
  navigationProblems: number
  isBalanced: boolean
  hasNeedlessMedia: boolean
  /** Share of the stated colours that are in the theme; 1 when none is stated. */
  colors: number
  hasContrast: boolean
  isDeterministic: boolean
  /** Taps from the start to the screen farthest away. */
  depth: number
}

/** What a feature of these words has to be made of, on a screen that names it. */
const classes: readonly [RegExp, (node: ComponentNode) => boolean][] = [
  [/\bsearch|\bfind\b/i, (node) => node.type === 'input'],
  [/\bcharts?$|\bgraph/i, (node) => node.type === 'chart'],
  [
    /\bstats\b|statistic|progress/i,
    (node) =>
      node.type === 'chart' || node.properties.layout === 'stats' || node.properties.variant === 'stat',
  ],
  [/\bmaps?$|nearby/i, (node) => node.type === 'map' || node.type === 'list'],
  [/calendar|schedule|timetable/i, (node) => node.type === 'datepicker' || node.type === 'list'],
  [
    /photo|picture|image|gallery/i,
    (node) => node.type === 'image' || JSON.stringify(node.properties).includes('"image"'),
  ],
  [/\bchat|message/i, (node) => node.type === 'input' || node.type === 'list'],
  [/remind|alert/i, (node) => node.type === 'checkbox' || node.type === 'datepicker' || node.type === 'list'],
  [
    /\bdates?\b/i,
    (node) => node.type === 'datepicker' || node.type === 'list' || node.properties.kind === 'date',
  ],
  [
    /\bbutton|^(?:create|edit|delete|remove|share|swap|save|book|pay|report|donate|start)\b/i,
    (node) => node.type === 'button' || JSON.stringify(node.properties).includes('"action"'),
  ],
  [/\btimer\b|countdown/i, (node) => ['timer', 'chart', 'text'].includes(node.type)],
  [/\blist\b/i, (node) => node.type === 'list'],
]

const cues: Readonly<Record<string, RegExp>> = {
  map: /map|where|near|route|trail|parking|guide|place|location|gps|city|cities|spot|station|truck|bike|stop|bus|geo|walk|run|hik|travel|trip|deliver|address|track/i,
  camera: /camera|scan|photo|picture|barcode|qr|receipt|upload|pdf|id\b|image|parcel|post/i,
  video: /video|film|movie|watch|stream|record|lesson|course|exercise|webcam|tutorial/i,
  webview: /web|link|site|url|browser|article|news|more information/i,
}

export const share = <One>(all: readonly One[], holds: (one: One) => boolean): number =>
  all.length === 0 ? 1 : all.filter(holds).length / all.length

const normal = (type: string) => type.toLowerCase()
const nodesOf = (screen: Screen) => [...walkComponents(screen.components)]

/** One description's app and all that is measured of it. */
export function measureApp(described: ScoredDescription): Measured {
  const { prompt, features, expect = [] } = described
  const { document } = generateApp({ prompt })
  const shown = stringsOf(document)
  const missed = features.filter((feature) => !isCovered(feature, shown))
  const nodes = document.screens.flatMap(nodesOf)
  const types = new Set(nodes.map((node) => normal(node.type)))
  const byId = new Map(document.screens.map((screen) => [screen.id, nodesOf(screen)] as const))
  const typedOf = (feature: string) => {
    const wanted = classes.find(([form]) => form.test(feature))?.[1]
    if (!wanted) return isCovered(feature, shown)
    return [...whereCovered(feature, shown)].some((id) => (byId.get(id) ?? []).some(wanted))
  }
  const untyped = [
    ...features.filter((feature) => !typedOf(feature)),
    ...expect.filter((type) => !types.has(normal(type))).map((type) => `<${type}>`),
  ]
  const labels = nodes
    .filter(
      (node) =>
        ['button', 'input', 'checkbox', 'datepicker', 'header'].includes(node.type) && node.label !== '',
    )
    .map((node) => node.label)
  const theme = resolveTheme(document.app.theme)
  const stated = statedColors(prompt)
  return {
    prompt,
    document,
    coverage: share(features, (feature) => !missed.includes(feature)),
    missed,
    typed: 1 - untyped.length / Math.max(1, features.length + expect.length),
    untyped,
    longLabels: 1 - share(labels, (label) => label.split(/\s+/).length <= 4),
    uniqueLabels: new Set(labels).size / Math.max(1, labels.length),
    titles: new Set(
      document.screens.flatMap((screen) => [
        screen.name.toLowerCase(),
        (screen.components[0]?.label ?? '').toLowerCase(),
      ]),
    ),
    signature: document.screens
      .map((screen) => screen.components.map((node) => node.properties.layout ?? node.type).join())
      .join('/'),
    navigationProblems: checkNavigation(document).length,
    isBalanced:
      validateDocument(document).ok &&
      document.screens.length >= 4 &&
      document.screens.length <= 9 &&
      types.size >= 6 &&
      document.screens.every((screen) => screen.components.length >= 4 && screen.components.length <= 12),
    hasNeedlessMedia: Object.entries(cues).some(([type, cue]) => types.has(type) && !cue.test(prompt)),
    colors: share(stated, (color) => (document.app.theme.colors ?? []).includes(color)),
    hasContrast:
      contrast(theme.roles.text, theme.roles.background) >= 4.5 &&
      contrast(theme.roles.onPrimary, theme.roles.primary) >= 4.5,
    isDeterministic: JSON.stringify(generateApp({ prompt }).document) === JSON.stringify(document),
    depth: depthOf(document),
  }
}

function depthOf(document: AppDocument): number {
  const links = new Map(
    document.screens.map((screen) => [
      screen.id,
      [...JSON.stringify(screen.components).matchAll(/"screenId":"([^"]+)"/g)].map(([, id = '']) => id),
    ]),
  )
  const steps = new Map([[document.app.startScreenId, 0]])
  for (const [id, step] of steps)
    for (const target of links.get(id) ?? []) if (!steps.has(target)) steps.set(target, step + 1)
  return Math.max(...steps.values())
}

const statedColors = (prompt: string) => {
  const clause = /\bin\s+([a-z]+(?:\s+and\s+[a-z]+)?)\s*$/i.exec(prompt.replace(/\.$/, ''))?.[1]
  return clause ? parseColors(clause) : []
}
