import {
  type AppDocument,
  collectNodeIds,
  type ComponentNode,
  type JsonValue,
  walkNodes,
} from '@kwiq/app-model'
import { rowItems } from '../../compose/items.ts'
import { createKit } from '../../compose/kit.ts'
import { makeEntity } from '../../plan/make-entity.ts'
import { hashText } from '../../seed.ts'
import { capitalise, stemOf, toSingular } from '../../words/forms.ts'
import { findNamedScreen } from '../find-target.ts'
import { itemsOf } from '../find-text.ts'
import { freeId } from '../free-id.ts'
import type { EditRule } from '../rule.ts'

const mostShown = 3

/** Entries of a list that is of the same things. */
function entriesLike(
  document: AppDocument,
  words: string,
): { items: JsonValue[]; layout: JsonValue } | undefined {
  const stem = stemOf(words.toLowerCase().split(' ').at(-1) ?? '')
  const same = (text: string) =>
    text
      .toLowerCase()
      .split(' ')
      .some((word) => stemOf(word) === stem)
  for (const { node, screen } of walkNodes(document)) {
    const isList = node.type === 'list' && !/^(?:chips|stats|stories)$/.test(String(node.properties.layout))
    if (isList && itemsOf(node).length > 1 && (same(node.label) || same(screen.name)))
      return { items: itemsOf(node).slice(0, mostShown), layout: node.properties.layout ?? 'rows' }
  }
  return undefined
}

/** "Add a section with top rated recipes to the home screen": a few of them under that title. */
const addSection: EditRule = (clause, document) => {
  const found =
    /^(?:add|insert|create)\s+(?:an?|another)?\s*(?:new\s+)?section\s+(?:with|for|of|showing|called|named|about)\s+["“]?(.+?)["”]?(?:\s+(?:on|to|in)\s+(.+))?$/i.exec(
      clause,
    )
  if (!found?.[1]) return undefined
  const host = found[2]
    ? findNamedScreen(document, found[2])
    : document.screens.find(({ id }) => id === document.app.startScreenId)
  if (!host)
    return { commands: [], note: `There is no screen named ${(found[2] ?? '').replace(/^the\s+/i, '')}.` }
  const title = capitalise(found[1].replace(/^(?:the|my|some|all)\s+/i, ''))
  const like = entriesLike(document, title)
  const words = title.toLowerCase().split(' ')
  const entity = makeEntity([toSingular(words.at(-1) ?? 'item')], hashText(title))
  const [made] = [createKit().list('rows', title, rowItems(entity, entity.samples.slice(0, mostShown)))]
  const node: ComponentNode = {
    ...made,
    id: freeId(collectNodeIds(document), 'list'),
    properties: like
      ? { layout: like.layout === 'grid' ? 'carousel' : like.layout, title, items: like.items }
      : { ...made.properties, title },
  }
  const foot = host.components.findIndex(
    ({ type, properties }) => type === 'navbar' || properties.variant === 'footer',
  )
  const index = foot < 0 ? host.components.length : foot
  return [{ type: 'add-component', node, place: { screenId: host.id, parentId: null, index } }]
}

export const sectionRules: readonly EditRule[] = [addSection]
