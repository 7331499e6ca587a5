import {
  type AppDocument,
  collectNodeIds,
  type ComponentNode,
  type JsonValue,
  type Properties,
  walkNodes,
} from '@kwiq/app-model'
import { rowItems } from '../compose/items.ts'
import { createKit } from '../compose/kit.ts'
import { makeEntity } from '../plan/make-entity.ts'
import { hashText } from '../seed.ts'
import { toSingular } from '../words/forms.ts'
import { freeId } from './free-id.ts'
import { knownEntries } from './known-entries.ts'
import { itemsOf, targetOf, textOf } from './entry.ts'
import { findList, isOfEntries } from './lists.ts'

const mostShown = 3

/** What a shop or a library shows some of its things as. */
const someOfOwn =
  /\b(?:arrivals|best ?sellers?|favou?rites|picks|recommend(?:ed|ations)|offers|deals|specials|highlights|popular|featured|trending|recently (?:viewed|added)|newest|latest|on sale|top rated|for you|similar)\b|^prices?$/i

/** The list of what the app is full of: the longest that leads to one of them. */
export const ownList = (document: AppDocument) => {
  const lists = [...walkNodes(document)]
    .map(({ node }) => node)
    .filter((node) => isOfEntries(node) && itemsOf(node).length > 2)
    .filter((node) => itemsOf(node).every((item) => targetOf(item) !== undefined))
  return lists.toSorted((one, other) => itemsOf(other).length - itemsOf(one).length)[0]
}

/** "Items under 10 euro" are of those that have a price. */
const thingsOf = (document: AppDocument, title: string) =>
  (anyThings.test(title) ? pricedList(document) : undefined) ?? ownList(document)

const isPriced = (item: JsonValue) => /[$€£¥₹]|CHF/.test(textOf(item, 'value') ?? '')

/** The longest list of things that have a price. */
const pricedList = (document: AppDocument) => {
  const priced = ({ node }: { node: ComponentNode }) => itemsOf(node).filter(isPriced).length
  const lists = [...walkNodes(document)].filter((each) => isOfEntries(each.node) && priced(each) > 1)
  return lists.toSorted((one, other) => priced(other) - priced(one))[0]?.node
}

const nth = ['First', 'Second', 'Third']

/** "Voucher 7, kept since May", made of a word nobody has examples of: only which one it is. */
function plainly(item: JsonValue, index: number): JsonValue {
  const [, name = ''] = /^(\p{L}[\p{L} -]*) \d{1,2}$/u.exec(textOf(item, 'title') ?? '') ?? []
  return name === '' ? item : { title: `${nth[index] ?? 'Another'} ${name.toLowerCase()}` }
}

/** What any list of the app may be of. */
const anyThings = /^(?:items?|things?|products?|articles?|entries|goods)\b/i

/** A few entries under a title: of a list of the same things where there is one, else made for it. */
export function newList(document: AppDocument, title: string, layout?: string): ComponentNode {
  // "Events this weekend" are events.
  const thing = title
    .replace(
      /\s+(?:this|next|for|in|on|of|from|under|over|below|above|with|near|nearby|by|at|today|tonight|tomorrow)\b.*$/i,
      '',
    )
    .toLowerCase()
  const found = findList(document, title)
  const isLike = (text: string) => text.toLowerCase().includes(toSingular(thing.split(' ').at(-1) ?? ''))
  const names = document.screens.filter(({ id }) => id === found?.screenId).map(({ name }) => name)
  const like =
    found && [found.node.label, String(found.node.properties.title ?? ''), ...names].some(isLike)
      ? found
      : undefined
  const words = thing.split(' ')
  const entity = makeEntity([toSingular(words.at(-1) ?? 'item')], hashText(title))
  const rows = createKit().list('rows', title, rowItems(entity, entity.samples.slice(0, mostShown)))
  const made = { ...rows, properties: { ...rows.properties, items: itemsOf(rows).map(plainly) } }
  const drawn = like?.node.properties.layout ?? 'rows'
  const own =
    like || !(someOfOwn.test(title) || anyThings.test(title)) ? undefined : thingsOf(document, title)
  const priced = /^prices?$/i.test(title) ? pricedList(document) : undefined
  if (priced)
    return {
      ...made,
      id: freeId(collectNodeIds(document), 'list'),
      label: 'Prices',
      properties: {
        layout: 'rows',
        title: 'Prices',
        items: itemsOf(priced).filter(isPriced),
      },
    }
  // Not those the list begins with: they stand above.
  if (own)
    return {
      ...made,
      id: freeId(collectNodeIds(document), 'list'),
      properties: {
        ...own.properties,
        layout: layout ?? (own.properties.layout === 'grid' ? 'carousel' : (own.properties.layout ?? 'rows')),
        title,
        items: itemsOf(own).slice(-mostShown),
      },
    }
  const known = like ? undefined : knownEntries(title)
  const isTicked = known?.every(({ checked }) => checked !== undefined) === true
  const properties: Properties = known
    ? { layout: isTicked ? 'checklist' : 'rows', title, items: known }
    : like
      ? { layout: drawn === 'grid' ? 'carousel' : drawn, title, items: like.entries.slice(0, mostShown) }
      : { ...made.properties, title }
  return {
    ...made,
    id: freeId(collectNodeIds(document), 'list'),
    properties: layout === undefined ? properties : { ...properties, layout },
  }
}
