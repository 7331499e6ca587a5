import {
  type AppDocument,
  type Command,
  type ComponentNode,
  type JsonValue,
  walkNodes,
} from '@kwiq/app-model'
import { capitalise, toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { isEntry, itemsOf, textOf, withPart } from '../entry.ts'
import { isOfEntries } from '../lists.ts'
import { applyQuietly } from '../apply-quietly.ts'
import { writeAll } from '../rules/phrases.ts'
import { stemsIn } from '../plainly/app-parts.ts'
import { isOfSort } from './sorts-of-things.ts'

/** What is wanted of some things: one sort only, and none of another. */
export interface Sorts {
  only: string
  none?: string
}

/** What an entry says of its sort; who wrote what to whom says nothing of it. */
const textsOf = (item: JsonValue): string[] =>
  ['title', 'overline', 'badge', 'tag', 'image', 'subtitle'].flatMap((key) => {
    const text = textOf(item, key)
    return text !== undefined && (key === 'title' || text.split(' ').length < 6) ? [text] : []
  })
const isTalk = ({ properties }: ComponentNode) =>
  /^(?:bubbles|feed|stories|steps)$/.test(String(properties.layout))
const ofOne =
  /^(?:details|at a glance|contact|numbers|today in numbers|more to do|see also|conversations|messages|ingredients|method)$/i

const titleOf = (item: JsonValue) => textOf(item, 'title') ?? ''

interface Sorted {
  node: ComponentNode
  items: readonly JsonValue[]
  isKept: (item: JsonValue) => boolean
}

/** The lists in which things of these sorts stand, and those in which the same things do. */
function sortedLists(document: AppDocument, { only, none }: Sorts): Sorted[] {
  const isNone = (item: JsonValue) => none !== undefined && isOfSort(textsOf(item), none)
  const isOnly = (item: JsonValue) => isOfSort(textsOf(item), only) && !isNone(item)
  const lists = [...walkNodes(document)]
    .map(({ node }) => node)
    .filter(
      (node) => isOfEntries(node) && !isTalk(node) && !ofOne.test(node.label) && itemsOf(node).length > 0,
    )
  const isAbout = (node: ComponentNode) =>
    itemsOf(node).some((item) => isNone(item)) || itemsOf(node).some((item) => isOnly(item))
  const told = lists.filter(isAbout)
  const titles = new Set(told.flatMap((node) => itemsOf(node).map(titleOf)))
  const shared = lists.filter(
    (node) => !told.includes(node) && itemsOf(node).every((item) => titles.has(titleOf(item))),
  )
  const wanted = new Set(
    told.flatMap((node) =>
      itemsOf(node)
        .filter((item) => isOnly(item))
        .map(titleOf),
    ),
  )
  return [...told, ...shared].map((node) => ({
    node,
    items: itemsOf(node),
    isKept: (item) => (wanted.size > 0 ? wanted.has(titleOf(item)) : !isNone(item)),
  }))
}

/** Choices above a list that nothing fits any more, and those of the sorts themselves. */
function withoutChoices(
  document: AppDocument,
  { only, none }: Sorts,
  gone: readonly JsonValue[],
  left: readonly JsonValue[],
): Command[] {
  // A badge tells of a state, whatever the sort.
  const says = (items: readonly JsonValue[], title: string) =>
    items.some((item) => textOf(item, 'badge') === undefined && isOfSort(textsOf(item), title))
  const isOver = (item: JsonValue, isAsked: boolean) => {
    const title = titleOf(item)
    const stems = stemsIn(title)
    const isSort = [only, none].some((sort) => sort !== undefined && stems.join() === stemsIn(sort).join())
    if (isAsked) return isSort
    return isSort || (stems.length > 0 && says(gone, title) && !says(left, title))
  }
  return [...walkNodes(document)].flatMap(({ node }): Command[] => {
    const isChoice = node.type === 'tabs' || node.properties.layout === 'chips'
    const isAsked = node.properties.title !== undefined
    const items = isChoice ? itemsOf(node).filter((item) => !isOver(item, isAsked)) : []
    if (!isChoice || items.length === itemsOf(node).length) return []
    return items.filter((item) => titleOf(item) !== 'All').length < 2 && !isAsked
      ? [{ type: 'remove-component', id: node.id }]
      : items.length > 0
        ? [
            {
              type: 'set-properties',
              id: node.id,
              set: { items, ...(typeof node.properties.active === 'number' ? { active: 0 } : {}) },
            },
          ]
        : []
  })
}

/** Where one of those that went stood alone: another in its place. */
function withOther(
  document: AppDocument,
  gone: ReadonlySet<string>,
  other: JsonValue | undefined,
): Command[] {
  const title = other === undefined ? '' : titleOf(other)
  if (title === '') return []
  return [...walkNodes(document)].flatMap(({ node }): Command[] => {
    const { pins } = node.properties
    if (Array.isArray(pins)) {
      const left = pins.filter((pin) => !gone.has(textOf(pin, 'title') ?? textOf(pin, 'label') ?? ''))
      return left.length < pins.length && left.length > 0
        ? [{ type: 'set-properties', id: node.id, set: { pins: left } }]
        : []
    }
    if (!gone.has(node.label) || !/^(?:container|header)$/.test(node.type)) return []
    const below = node.type === 'header' ? 'subtitle' : 'text'
    const text = textOf(other, 'subtitle')
    const set = {
      ...(node.properties.title === node.label ? { title } : {}),
      ...(node.properties[below] !== undefined && text !== undefined ? { [below]: text } : {}),
      ...(isEntry(other) && typeof other.image === 'string' && node.properties.image !== undefined
        ? { image: other.image }
        : {}),
    }
    return [
      { type: 'rename-component', id: node.id, label: title },
      ...(Object.keys(set).length > 0 ? [{ type: 'set-properties' as const, id: node.id, set }] : []),
    ]
  })
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** "Guitars and violins" are guitars then. */
function withoutBoth(document: AppDocument, { only, none }: Sorts): Command[] {
  if (none === undefined) return []
  const [one, other] = [escape(only), escape(none)]
  const both = new RegExp(
    `\\b(${one})(?:,| and| or| &) ${other}\\b|\\b${other}(?:,| and| or| &) (${one})\\b`,
    'giu',
  )
  return writeAll(document, (text) =>
    text.replaceAll(both, (_, first?: string, second?: string) => first ?? second ?? only),
  )
}

const priced = /[$€£¥₹]|CHF/
/** Where used things are sold or lent, one differs from the next by how it was used. */
const used = /\b(?:second[- ]?hand|used|flea|vintage|rental|hire|lend(?:ing)?|swap)\b/i
const variants = (one: string): string[] => [
  `${capitalise(one)}, nearly new`,
  `Older ${one}, well kept`,
  `${capitalise(one)} with a small scratch`,
  `${capitalise(one)}, hardly used`,
]

/**
 * Others of the sort for those that went, where things are sold by what they are: "Acoustic guitar" is followed by
 * other guitars at the prices of what went. Nothing where names do not say what a thing is.
 */
function othersOf(
  about: string,
  only: string,
  gone: readonly JsonValue[],
  kept: readonly JsonValue[],
): Map<string, JsonValue> {
  const one = toSingular(only.toLowerCase())
  const like = kept.find((item) => stemsIn(titleOf(item)).includes(stemsIn(one)[0] ?? ''))
  const isSold =
    like !== undefined &&
    used.test(about) &&
    priced.test(textOf(like, 'value') ?? '') &&
    classOf(one) === 'thing'
  if (!isSold || kept.length > 2) return new Map()
  const titles = [...new Set(gone.map(titleOf))].slice(0, variants(one).length)
  return new Map(
    titles.flatMap((title, index) => {
      const former = gone.find((item) => titleOf(item) === title)
      const value = textOf(former, 'value')
      const made = withPart(like, 'title', variants(one)[index] ?? title)
      if (!isEntry(made) || value === undefined) return []
      const { subtitle: _, badge: __, rating: ___, ...rest } = made
      return [[title, { ...rest, value }] as const]
    }),
  )
}

export interface Kept {
  commands: Command[]
  /** What went, by its titles. */
  gone: string[]
  /** How many are left in the longest list, and its name. */
  left: number
  label: string
}

/** What makes an app one of that sort only; undefined where no list of it tells of either sort. */
export function keepSorts(document: AppDocument, sorts: Sorts): Kept | undefined {
  const lists = sortedLists(document, sorts)
  if (lists.length === 0) return undefined
  const all = lists.flatMap(({ items }) => items)
  const kept = new Map(
    lists
      .flatMap(({ items, isKept }) => items.filter(isKept))
      // As the first list tells of it.
      .toReversed()
      .map((item) => [titleOf(item), item] as const),
  )
  const gone = all.filter((item) => !kept.has(titleOf(item)))
  if (kept.size === 0) return undefined
  const others = othersOf(document.app.description, sorts.only, gone, [...kept.values()])
  const leftOf = (items: readonly JsonValue[]): JsonValue[] =>
    items.flatMap((item): JsonValue[] => {
      const other = kept.has(titleOf(item)) ? item : others.get(titleOf(item))
      return other === undefined ? [] : [other]
    })
  const emptied: Command[] = lists.flatMap(({ node, items }): Command[] => {
    const left = leftOf(items)
    if (left.every((item, index) => item === items[index]) && left.length === items.length) return []
    if (left.length === 0) return [{ type: 'remove-component', id: node.id }]
    return [{ type: 'set-properties', id: node.id, set: { items: left } }]
  })
  const titles = new Set(gone.map(titleOf))
  const steps = [
    () => emptied,
    (now: AppDocument) => withoutChoices(now, sorts, gone, [...kept.values()]),
    (now: AppDocument) => withOther(now, titles, [...kept.values()][0]),
    (now: AppDocument) => withoutBoth(now, sorts),
  ]
  const commands: Command[] = []
  let now = document
  for (const step of steps) {
    const made = step(now)
    commands.push(...made)
    now = made.reduce(applyQuietly, now)
  }
  const [longest] = lists.toSorted((one, other) => leftOf(other.items).length - leftOf(one.items).length)
  return {
    commands,
    gone: [...titles],
    left: longest ? leftOf(longest.items).length : 0,
    label: longest?.node.label ?? '',
  }
}
