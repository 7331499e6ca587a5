import { type AppDocument, collectNodeIds, type ComponentNode, type Properties } from '@kwiq/app-model'
import { rowItems } from '../compose/items.ts'
import { createKit } from '../compose/kit.ts'
import { makeEntity } from '../plan/make-entity.ts'
import { hashText } from '../seed.ts'
import { toSingular } from '../words/forms.ts'
import { freeId } from './free-id.ts'
import { findList } from './lists.ts'

const mostShown = 3

/** A few entries under a title: of a list of the same things where there is one, else made for it. */
export function newList(document: AppDocument, title: string, layout?: string): ComponentNode {
  // "Events this weekend" are events.
  const thing = title
    .replace(/\s+(?:this|next|for|in|on|of|from|with|near|nearby|by|at|today|tonight|tomorrow)\b.*$/i, '')
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
  const made = createKit().list('rows', title, rowItems(entity, entity.samples.slice(0, mostShown)))
  const drawn = like?.node.properties.layout ?? 'rows'
  const properties: Properties = like
    ? { layout: drawn === 'grid' ? 'carousel' : drawn, title, items: like.entries.slice(0, mostShown) }
    : { ...made.properties, title }
  return {
    ...made,
    id: freeId(collectNodeIds(document), 'list'),
    properties: layout === undefined ? properties : { ...properties, layout },
  }
}
