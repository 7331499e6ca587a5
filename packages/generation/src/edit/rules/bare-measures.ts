import {
  type AppDocument,
  type Command,
  type ComponentNode,
  type JsonValue,
  walkNodes,
} from '@kwiq/app-model'
import { isEntry, itemsOf, targetOf, textOf, withPart } from '../entry.ts'

const bare = /^[−-]?\d+(?:[.,]\d+)?$/
const numberOf = (text: string): number => Number(text.replace('−', '-').replace(',', '.'))

/** A number without its unit, as it would be in another: with a place behind the point where it is small. */
function converted(text: string, of: (value: number) => number): string {
  const value = of(numberOf(text))
  const digits = Math.abs(value) < 20 ? value.toFixed(1) : String(Math.round(value))
  return digits.replace('-', '−')
}

interface Measure {
  /** What names the unit: "mg/dl". */
  signs: readonly string[]
  of: (value: number) => number
}

/** The numbers whose name in a row of figures is the unit, "104" over "mg/dl", and what the app calls that quantity. */
function quantityIn(document: AppDocument, { signs }: Measure) {
  const nodes = [...walkNodes(document)].map(({ node }) => node)
  const pairs = nodes.flatMap((node) =>
    itemsOf(node).map((item) => [textOf(item, 'title') ?? '', textOf(item, 'value') ?? ''] as const),
  )
  const numbers = new Set(
    pairs.filter(([name, value]) => signs.includes(name) && bare.test(value)).map(([, value]) => value),
  )
  const fields = nodes.flatMap(({ type, label, properties }) =>
    type === 'input' ? [[label, String(properties.value ?? properties.placeholder ?? '')] as const] : [],
  )
  const told = nodes.flatMap((node) =>
    node.properties.layout === 'stats' || /^(?:details|at a glance)$/i.test(node.label)
      ? itemsOf(node).map((item) => [textOf(item, 'title') ?? '', textOf(item, 'value') ?? ''] as const)
      : [],
  )
  const names = new Set(
    [...told, ...fields]
      .filter(([name, value]) => numbers.has(value) && name !== '' && !signs.includes(name))
      .map(([name]) => name),
  )
  // "112" of that quantity is also the average of it.
  for (const { type, label, properties } of nodes)
    if (type === 'text' && names.has(String(properties.caption ?? '')) && bare.test(label)) numbers.add(label)
  // The numbers of the lists whose entries lead to where that is told.
  const targets = new Set(
    [...walkNodes(document)].flatMap(({ node, screen }) =>
      itemsOf(node).some((item) => signs.includes(textOf(item, 'title') ?? '')) ? [screen.id] : [],
    ),
  )
  return { numbers, names, targets }
}

/** One component with its numbers of that quantity in the other unit. */
function inOther(
  node: ComponentNode,
  { numbers, names, targets }: ReturnType<typeof quantityIn>,
  { of, signs }: Measure,
  sign: string,
): Command[] {
  const { type, label, properties } = node
  const write = (text: unknown): string | undefined =>
    typeof text === 'string' && bare.test(text) ? converted(text, of) : undefined
  const set: Record<string, JsonValue> = {}
  const isNamed = names.has(label)
  if (type === 'chart' && isNamed && Array.isArray(properties.data))
    set.data = properties.data.map((value) =>
      typeof value === 'number' ? Math.round(of(value) * 10) / 10 : value,
    )
  if (type === 'chart' && numbers.has(String(properties.center ?? '')))
    set.center = converted(String(properties.center), of)
  if (type === 'input' && isNamed) {
    for (const key of ['value', 'placeholder']) {
      const next = write(properties[key])
      if (next !== undefined) set[key] = next
    }
    set.suffix = sign
  }
  const isFigure = type === 'text' && names.has(String(properties.caption ?? '')) && bare.test(label)
  if (isFigure && write(properties.delta) !== undefined) set.delta = write(properties.delta) ?? null
  const items = itemsOf(node)
  // Of a list of readings all numbers are of that quantity.
  const isOfThem =
    properties.layout !== 'stats' &&
    !items.some((item) => names.has(textOf(item, 'title') ?? '')) &&
    items.some((item) => numbers.has(textOf(item, 'value') ?? '') || targets.has(targetOf(item) ?? '-'))
  const next = items.map((item) => {
    const value = textOf(item, 'value') ?? ''
    const title = textOf(item, 'title') ?? ''
    const isIt =
      isOfThem ||
      names.has(title) ||
      signs.includes(title) ||
      (properties.layout === 'stats' && numbers.has(value))
    return isEntry(item) && isIt && bare.test(value) ? withPart(item, 'value', converted(value, of)) : item
  })
  if (next.some((item, index) => item !== items[index])) set.items = next
  return [
    ...(isFigure ? [{ type: 'rename-component' as const, id: node.id, label: converted(label, of) }] : []),
    ...(Object.keys(set).length > 0 ? [{ type: 'set-properties' as const, id: node.id, set }] : []),
  ]
}

/** The numbers of an app that stand without their unit, where a row of figures tells which that is. */
export function convertBare(document: AppDocument, measure: Measure, sign: string): Command[] {
  const quantity = quantityIn(document, measure)
  return quantity.numbers.size === 0
    ? []
    : [...walkNodes(document)].flatMap(({ node }) => inOther(node, quantity, measure, sign))
}
