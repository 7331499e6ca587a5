import {
  type AppDocument,
  collectNodeIds,
  type Command,
  type ComponentNode,
  type JsonValue,
  type Properties,
  type Screen,
  walkComponents,
} from '@kwiq/app-model'
import { iconFor } from '../../words/noun-icons.ts'
import { entryTo } from '../entry-to.ts'
import { itemsOf, textOf } from '../entry.ts'
import { newScreen, withFreeIds } from '../new-screen.ts'
import { placeOn, startOf } from '../places.ts'
import { lastFilledIn } from '../rules/told-fields.ts'
import { type Brought, detailsOf, named } from './brought.ts'

/** The id of a screen in another document that has one of that name. */
type IdOf = (id: string) => string | undefined

/** Values with what they lead to in another document: to the screen of that name there, or back. */
function ledThere(value: JsonValue, idOf: IdOf): JsonValue {
  if (Array.isArray(value)) return value.map((each) => ledThere(each, idOf))
  if (value === null || typeof value !== 'object') return value
  if (value.kind === 'screen' && typeof value.screenId === 'string') {
    const screenId = idOf(value.screenId)
    return screenId === undefined ? { kind: 'back' } : { ...value, screenId }
  }
  return propertiesThere(value, idOf)
}

const propertiesThere = (properties: { [key: string]: JsonValue | undefined }, idOf: IdOf): Properties =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, ledThere(value, idOf)]],
    ),
  )

const nodeThere = (node: ComponentNode, idOf: IdOf): ComponentNode => ({
  ...node,
  properties: propertiesThere(node.properties, idOf),
  ...(node.children ? { children: node.children.map((child) => nodeThere(child, idOf)) } : {}),
})

/** No tab, but something one goes back from. */
const withWayBack = (components: readonly ComponentNode[]): ComponentNode[] =>
  components
    .filter(({ type }) => type !== 'navbar')
    .map((node) =>
      node.type === 'header' && node.properties.leading === undefined
        ? {
            ...node,
            properties: {
              ...node.properties,
              leading: { icon: 'back', label: 'Back', action: { kind: 'back' } },
            },
          }
        : node,
    )

/** Screens of another app under ids of this one, and a row each on the first screen. */
function addScreens(
  screens: readonly Screen[],
  document: AppDocument,
  idOf: IdOf,
  taken: Set<string>,
): Command[] {
  const start = startOf(document)
  return screens.flatMap((screen, index): Command[] => {
    const components = screen.components.map((node) => nodeThere(node, idOf))
    const added: Command = {
      type: 'add-screen',
      screen: { ...screen, components },
      index: document.screens.length + index,
    }
    if (!start) return [added]
    const icon = iconFor(screen.name.toLowerCase().split(' ').at(-1) ?? '', 'layers')
    const entry = entryTo(document, start.id, { id: screen.id, name: screen.name, icon }, taken)
    if (entry.type === 'add-component') taken.add(entry.node.id)
    return [added, entry]
  })
}

/** What is filled in on a screen of that name here, below what is there already. */
function addFields(
  { screen, nodes }: Brought['fields'][number],
  document: AppDocument,
  idOf: IdOf,
  taken: Set<string>,
): Command[] {
  const there = named(document.screens, screen)
  const last = there ? lastFilledIn(there) : -1
  if (!there || last < 0) return []
  const said = new Set([...walkComponents(there.components)].map(({ label }) => label))
  const fresh = nodes.filter(({ label }) => !said.has(label))
  return withFreeIds(fresh, taken).map((node, index) => ({
    type: 'add-component',
    node: nodeThere(node, idOf),
    place: placeOn(there, last + 1 + index),
  }))
}

/** Values of a thing below those its screen tells already. */
function addDetails(
  { screen, items }: Brought['details'][number],
  document: AppDocument,
  idOf: IdOf,
): Command[] {
  const there = named(document.screens, screen)
  const list = there && detailsOf(there)
  if (!list) return []
  const known = new Set(itemsOf(list).map((item) => textOf(item, 'title')))
  const fresh = items.filter((item) => !known.has(textOf(item, 'title')))
  const set = { items: [...itemsOf(list), ...fresh.map((item) => ledThere(item, idOf))] }
  return fresh.length > 0 ? [{ type: 'set-properties', id: list.id, set }] : []
}

/** Commands that add to a document what was brought to `told`. */
export function commandsFor(
  { screens, fields, details }: Brought,
  told: AppDocument,
  document: AppDocument,
): Command[] {
  const taken = collectNodeIds(document)
  const added = new Map<string, Screen>()
  for (const screen of screens) {
    const there = { ...document, screens: [...document.screens, ...added.values()] }
    added.set(screen.id, newScreen(there, screen.name, withWayBack(screen.components), taken))
  }
  const idOf = (id: string): string | undefined => {
    const target = told.screens.find((screen) => screen.id === id)
    return added.get(id)?.id ?? (target && named(document.screens, target)?.id)
  }
  return [
    ...addScreens([...added.values()], document, idOf, taken),
    ...fields.flatMap((one) => addFields(one, document, idOf, taken)),
    ...details.flatMap((one) => addDetails(one, document, idOf)),
  ]
}
