import { byWord } from '../by-word.ts'
import type { ComponentNode, ComponentType } from '@kwiq/app-model'
import { findType } from '../model/repair/aliases.ts'

/** Words for parts of a screen that are one type or another. */
const severalKinds: Readonly<Record<string, readonly ComponentType[]>> = byWord({
  box: ['container', 'input'],
  section: ['container', 'list'],
  block: ['container', 'list'],
  cover: ['image'],
  artwork: ['image'],
  illustration: ['image'],
  covers: ['image'],
  badge: [],
  logo: [],
  icon: [],
  icons: [],
  spacer: [],
})

/** The types that are called so. */
export function kindsOf(word: string): readonly ComponentType[] {
  const type = findType(word)
  return severalKinds[word] ?? (type ? [type] : [])
}

export const isKindOf = (kinds: readonly ComponentType[], { type }: ComponentNode): boolean =>
  kinds.some((kind) => kind === type)

/** "The heat map" is a chart of that kind, and so is "the pie". */
export const asChart = (words: string): string =>
  words
    .replace(/\bheat ?map$/, 'heat chart')
    .replace(/\b(?:pie|doughnut)(?: chart)?$/, 'donut chart')
    .replace(/\b(ring|donut)$/, '$1 chart')
    .replace(/\bprogress (?:bar|line)$/, 'progress chart')

/** "The chips" are the list that is drawn so. */
export const layoutOf = (word: string): string | undefined =>
  ({
    chips: 'chips',
    filters: 'chips',
    stats: 'stats',
    figures: 'stats',
    numbers: 'stats',
    carousel: 'carousel',
    timeline: 'timeline',
    stories: 'stories',
    bubbles: 'bubbles',
  })[word]

/** Drawn in the way that word says. */
export const isOfLook = ({ properties: { kind, variant } }: ComponentNode, word: string): boolean =>
  variant === word || kind === word

export const titles: readonly string[] = ['display', 'title', 'heading']

const amount = /^\D{0,2}\p{Sc}\s?\d|^\d\S*\s?\p{Sc}$/u

/** What a text is that is called so, by what it says. */
export const byLook: Readonly<Record<string, RegExp>> = byWord({
  rating: /^★/,
  stars: /^★/,
  price: amount,
  balance: amount,
  amount,
  total: amount,
  counter: /^\D{0,3}\d[\d.,:]*\D{0,8}$/u,
  description: /.{50,}/,
  paragraph: /.{50,}/,
})

const ofKindNamed =
  (kind: string) =>
  ({ properties }: ComponentNode) =>
    properties.kind === kind
const inLayoutNamed =
  (layouts: RegExp) =>
  ({ properties }: ComponentNode) =>
    layouts.test(String(properties.layout ?? 'rows'))

/** Words for one way in which something of its type is drawn; what is drawn otherwise is not meant. */
const precise: Readonly<Record<string, (node: ComponentNode) => boolean>> = byWord({
  quote: ({ properties }) => properties.variant === 'quote',
  banner: ({ properties }) => properties.variant === 'banner',
  hero: ({ properties }) => properties.variant === 'hero' || properties.variant === 'feature',
  footer: ({ properties }) => properties.variant === 'footer',
  slider: ofKindNamed('slider'),
  stepper: ofKindNamed('stepper'),
  dropdown: ofKindNamed('select'),
  select: ofKindNamed('select'),
  gallery: inLayoutNamed(/^(?:grid|carousel|media|cards|feed)$/),
  checklist: inLayoutNamed(/^checklist$/),
  timeline: inLayoutNamed(/^timeline$/),
  carousel: inLayoutNamed(/^carousel$/),
})

/** Which kinds of chart a word before "chart" stands for. */
const chartsCalled: Readonly<Record<string, RegExp>> = byWord({
  donut: /^(?:donut|ring)$/,
  ring: /^(?:ring|donut)$/,
  progress: /^(?:progress|ring)$/,
  heat: /^heat$/,
  line: /^(?:line|area)$/,
  area: /^(?:area|line)$/,
})

/** Whether what is called so may be drawn like that: "the slider" is no other field, "the pie chart" no line. */
export function isDrawnSo(words: readonly string[], node: ComponentNode): boolean {
  const last = words.at(-1) ?? ''
  if (last === 'chart' || last === 'graph')
    return words
      .slice(0, -1)
      .every((word) => chartsCalled[word]?.test(String(node.properties.kind ?? 'bar')) ?? true)
  return precise[last]?.(node) ?? true
}
