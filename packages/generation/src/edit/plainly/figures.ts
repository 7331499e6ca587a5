import { type AppDocument, walkNodes } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { put } from '../frames/put.ts'
import { itemsOf, textOf } from '../entry.ts'
import { endOf, startOf, topOf } from '../places.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { placeMeant, stemsIn } from './app-parts.ts'
import { nameOfTotal } from './totals.ts'

const total =
  /^(?:(?:i|we)(?: would|['’]d)? (?:like|want|need)(?: to see)?\s+|add\s+|show\s+|tell(?: me)?\s+|display\s+|see\s+)?(?:how (?:much|many)\s+(?<what>.{3,60}?)|(?:the\s+|a\s+)?(?:total|sum|count|counter|number)(?:\s+(?:of|for)\s+(?:how many\s+|how much\s+)?(?<sum>.{3,40}?))?)(?:\s+(?:right\s+)?(?<where>(?:on|at|in)\s+(?:the\s+)?(?:first|start|home|main|top|bottom|end)[\p{L} ]{0,30}))?$/iu

/** What "how much I harvested this year" is called: "harvested this year". */
function figureName(what: string): string {
  const total = nameOfTotal(what)
  if (total !== undefined) return total
  const words = what
    .replace(/^(?:the\s+)?(?:whole|entire|full)\s+/i, '')
    .replace(/^(?:i|we|you|they|people)\s+(?:have\s+|had\s+)?/i, '')
    .replace(/\s+(?:i|we|you|they)\s+(?:have|had|got|own)$/i, '')
    .replace(/\s+(?:is|are)\s+worth(?:\s+in total)?$/i, ' value')
    .replace(/\s+(?:there are|there is|is|are)$/i, '')
    .replace(/\s+(?:altogether|in total|overall|all in all)$/i, '')
    .replace(/^(?:the|my|our|all)\s+/i, '')
  return capitalise(words)
}

/** A figure on a screen about the same, with its value. */
function figureLike(document: AppDocument, stems: readonly string[]): string | undefined {
  for (const { node } of walkNodes(document)) {
    // What one thing has is no total.
    if (/^at a glance$/i.test(node.label)) continue
    const pairs =
      node.type === 'text' && node.properties.variant === 'stat'
        ? [[String(node.properties.caption ?? ''), node.label] as const]
        : node.properties.layout === 'stats'
          ? itemsOf(node).map((item) => [textOf(item, 'title') ?? '', textOf(item, 'value') ?? ''] as const)
          : []
    const same = pairs.find(
      ([name, value]) => value !== '' && stemsIn(name).some((stem) => stems.includes(stem)),
    )
    if (same) return same[1]
  }
  return undefined
}

/** Amounts of the entries of the first list that has some, added up. */
function sumOf(document: AppDocument): string | undefined {
  for (const { node } of walkNodes(document)) {
    if (node.type !== 'list' || node.properties.layout === 'stats') continue
    const values = itemsOf(node).map((item) => textOf(item, 'value') ?? '')
    const sign = /^(?:[$€£¥₹]|CHF)/.exec(values[0] ?? '')?.[0]
    if (sign === undefined || values.length < 3) continue
    const numbers = values.map((value) => Number(value.replaceAll(/[^\d.]/g, '')))
    const all = numbers.reduce((one, other) => one + other, 0)
    if (Number.isFinite(all) && all > 0)
      return `${sign}${sign === '€' ? ' ' : ''}${Math.round(all).toLocaleString('en-US')}`
  }
  return undefined
}

/** "How much I harvested this year, on the first page": a figure, as it is told elsewhere in the app. */
const addFigure: EditRule = (clause, document): EditOutcome | undefined => {
  const { what, sum, where } = total.exec(clause)?.groups ?? {}
  const told = what ?? sum
  if (told === undefined || /\b(?:each|every|one|it|per)\b/i.test(told)) return undefined
  const name = figureName(told)
  const isMoney = /\b(?:worth|value|cost|costs|spent|earned|paid|money|price)\b/i.test(told)
  const stems = stemsIn(name)
  const value = figureLike(document, stems) ?? (isMoney ? sumOf(document) : undefined)
  const host =
    (where === undefined
      ? document.screens.find(({ components }) =>
          components.some(
            ({ type, label }) => type === 'header' && stemsIn(label).some((stem) => stems.includes(stem)),
          ),
        )
      : undefined) ?? startOf(document)
  if (value === undefined || !host || name.split(' ').length > 5) return undefined
  const at = /\b(?:bottom|end)\b/i.test(where ?? '') ? endOf(host) : topOf(host)
  return put(document, host, at, {
    type: 'list',
    label: name,
    properties: { layout: 'stats', items: [{ title: name, value }], columns: 1 },
  })
}

const onFirst =
  /^(?:(?:show|put|add|display|make|let|have|i want to see|we want to see)\s+)?(?:the\s+|my\s+|our\s+)?(?<what>[\p{L} ]{4,36}?)\s+(?:(?:should|must)\s+(?:be|stand|appear)\s+|be\s+)?(?:on|at)\s+(?:the\s+)?(?:start|home|first|main|front)\s*(?:page|screen)$/iu

/** "Collection value on the start page": a figure the app tells elsewhere. */
const figureOnFirst: EditRule = (clause, document): EditOutcome | undefined => {
  const what = onFirst.exec(clause)?.groups?.what
  const start = startOf(document)
  const stems = stemsIn(what ?? '')
  if (what === undefined || !start || stems.length === 0) return undefined
  const onStart = { ...document, screens: [start] }
  // Where its name is told in full, and it is a figure, it is there.
  const place = placeMeant(document, what)
  if (!place && figureCalled(onStart, stems, stems.length) !== undefined)
    return refuse(`${capitalise(what)} is on ${start.name} already.`)
  if (place) return undefined
  if (/^(?:who|what|which|how|when|where)\b|\b(?:should|must)\b/i.test(what)) return undefined
  const isThere = start.components.some((node) =>
    JSON.stringify(node).toLowerCase().includes(what.toLowerCase()),
  )
  const value = isThere ? undefined : figureCalled(document, stems)
  return value === undefined
    ? undefined
    : put(document, start, topOf(start), {
        type: 'list',
        label: capitalise(what),
        properties: { layout: 'stats', items: [{ title: capitalise(what), value }], columns: 1 },
      })
}

/** A figure whose name has one of these words and no other than they. */
function figureCalled(
  document: AppDocument,
  stems: readonly string[],
  least = stems.length / 2,
): string | undefined {
  const isNamed = (name: string) => {
    const own = stemsIn(name)
    return own.length >= least && own.every((stem) => stems.includes(stem))
  }
  for (const { node, screen } of walkNodes(document)) {
    const isFigure = node.type === 'text' && node.properties.variant === 'stat'
    // "€ 6,180", worth, on the screen called Value.
    if (
      isFigure &&
      (isNamed(String(node.properties.caption ?? '')) || (least < stems.length && isNamed(screen.name)))
    )
      return node.label
    if (node.properties.layout !== 'stats') continue
    const item = itemsOf(node).find((each) => isNamed(textOf(each, 'title') ?? ''))
    const value = textOf(item, 'value')
    if (value !== undefined) return value
  }
  return undefined
}

/** A figure that is wanted on the first screen, before a list of that name is made. */
export const figureRules: readonly EditRule[] = [figureOnFirst]
/** Figures asked for in words of any kind. */
export const lateFigureRules: readonly EditRule[] = [addFigure]
