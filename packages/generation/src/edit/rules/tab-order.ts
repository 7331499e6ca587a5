import {
  type AppDocument,
  collectNodeIds,
  type Command,
  type ComponentNode,
  type JsonValue,
  type Screen,
  walkNodes,
} from '@kwiq/app-model'
import { findIconName } from '@kwiq/catalogue/icons'
import { capitalise, toSingular } from '../../words/forms.ts'
import { iconFor } from '../../words/noun-icons.ts'
import { entryTo } from '../entry-to.ts'
import { findNamedScreen } from '../find-target.ts'
import { itemsOf } from '../find-text.ts'
import { freeId } from '../free-id.ts'
import type { EditRule } from '../rule.ts'

const titleOf = (item: JsonValue): string =>
  item !== null && typeof item === 'object' && !Array.isArray(item) && typeof item.title === 'string'
    ? item.title
    : ''

const leadsTo = (item: JsonValue, screenId: string): boolean => {
  if (item === null || typeof item !== 'object' || Array.isArray(item)) return false
  const { action } = item
  return (
    action !== null && typeof action === 'object' && !Array.isArray(action) && action.screenId === screenId
  )
}

const barsOf = (document: AppDocument) =>
  [...walkNodes(document)].map(({ node }) => node).filter(({ type }) => type === 'navbar')

/** Where a tab stands, by its number. */
const nthPlaces = ['first', 'second', 'third', 'fourth']

/** "Move Messages to the end of the tab bar". */
const moveTab: EditRule = (clause, document) => {
  const found =
    /^(?:move|put|bring)\s+(?:the\s+)?(.{1,40}?)(?:\s+tab)?\s+(?:to|at)\s+the\s+(end|start|front|beginning|left|right)\s+(?:of|in)\s+(?:the\s+)?(?:tab bar|tabs|navigation(?: bar)?|menu|bottom bar|navbar)$/i.exec(
      clause,
    ) ??
    /^(?:move|put|bring)\s+(?:the\s+)?(.{1,40}?)\s+tab\s+(?:to|at)\s+the\s+(?:very\s+)?(end|start|front|beginning|left|right)$/i.exec(
      clause,
    ) ??
    /^(?:move|put|bring)\s+(?:the\s+)?(.{1,40}?)(?:\s+tab)?\s+(last|first)\s+in\s+(?:the\s+)?(?:tab bar|tabs|navigation(?: bar)?|menu|bottom bar|navbar)$/i.exec(
      clause,
    )
  const nth =
    /^(?:make|put|move)\s+(?:the\s+)?(.{1,40}?)\s+(?:(?:as|to)\s+)?the\s+(first|second|third|fourth|last)\s+(?:tab|in the (?:tab bar|navigation))$/i.exec(
      clause,
    )
  const place = nthPlaces.indexOf(nth?.[2]?.toLowerCase() ?? '')
  const [bar] = barsOf(document)
  const items = bar?.properties.items
  const name = found?.[1] ?? nth?.[1]
  if (!name) return undefined
  if (!Array.isArray(items)) return { commands: [], note: 'The app has no tab bar. Try "Add a tab bar".' }
  const screen = findNamedScreen(document, name)
  const at = items.findIndex(
    (item) =>
      titleOf(item).toLowerCase() === name.toLowerCase() ||
      (screen !== undefined && leadsTo(item, screen.id)),
  )
  const own = items[at]
  if (own === undefined)
    return {
      commands: [],
      note: `There is no tab named ${name}. The tabs are ${items.map(titleOf).join(', ')}.`,
    }
  const rest = items.filter((_, index) => index !== at)
  const isLast = /end|right|last/i.test(found?.[2] ?? nth?.[2] ?? '')
  const next = isLast ? [...rest, own] : rest.toSpliced(Math.max(0, place), 0, own)
  return barsOf(document).map(({ id }): Command => ({ type: 'set-properties', id, set: { items: next } }))
}

/** "Reverse the order of the tabs". */
const reverseTabs: EditRule = (clause, document) => {
  if (
    !/^(?:swap|reverse|flip|invert|turn around)\s+(?:the\s+)?(?:order of (?:the\s+)?tabs|tab order|tabs)$/i.test(
      clause,
    )
  )
    return undefined
  const bars = barsOf(document)
  if (bars.length === 0) return { commands: [], note: 'The app has no tab bar. Try "Add a tab bar".' }
  return bars.flatMap(({ id, properties: { items } }): Command[] =>
    Array.isArray(items) ? [{ type: 'set-properties', id, set: { items: items.toReversed() } }] : [],
  )
}

/** "Swap the second and third tab". */
const swapTabs: EditRule = (clause, document) => {
  const pair =
    /^(?:swap|switch|exchange)\s+(?:the\s+)?(first|second|third|fourth|last)(?:\s+tab)?\s+(?:and|with)\s+(?:the\s+)?(first|second|third|fourth|last)\s+tabs?$/i.exec(
      clause,
    )
  if (!pair) return undefined
  const bars = barsOf(document)
  if (bars.length === 0) return { commands: [], note: 'The app has no tab bar. Try "Add a tab bar".' }
  return bars.flatMap(({ id, properties: { items } }): Command[] => {
    if (!Array.isArray(items)) return []
    const [one = -1, other = -1] = pair
      .slice(1)
      .map((word) => (/last/i.test(word) ? items.length - 1 : nthPlaces.indexOf(word.toLowerCase())))
    const [first, second] = [items[one], items[other]]
    if (first === undefined || second === undefined || one === other) return []
    return [{ type: 'set-properties', id, set: { items: items.with(one, second).with(other, first) } }]
  })
}

/** "Change the icon of the second tab to a star", "use a star for the Orders tab". */
const tabIcon: EditRule = (clause, document) => {
  const set =
    /^(?:change|set|make)\s+(?:the\s+)?icon\s+(?:of|for|on)\s+(?:the\s+)?(.{2,40}?)\s+(?:tab\s+)?(?:to|into|as|be)\s+(?:an?\s+|the\s+)?(.{2,30}?)(?:\s+icon)?$/i.exec(
      clause,
    ) ??
    /^(?:change|set|make)\s+(?:the\s+)?(.{2,40}?)\s+tab(?:['’]s)?\s+icon\s+(?:to|into|as|be)\s+(?:an?\s+|the\s+)?(.{2,30}?)(?:\s+icon)?$/i.exec(
      clause,
    )
  const used =
    /^use\s+(?:an?\s+|the\s+)?(.{2,30}?)(?:\s+icon)?\s+(?:for|on)\s+(?:the\s+)?(.{2,40}?)\s+tab$/i.exec(
      clause,
    )
  const name = (set?.[1] ?? used?.[2])?.toLowerCase().replace(/\s+tab$/, '')
  const word = (set?.[2] ?? used?.[1])?.toLowerCase()
  if (!name || !word) return undefined
  const [bar] = barsOf(document)
  const shown = bar?.properties.items
  if (!Array.isArray(shown)) return undefined
  const place = name === 'last' ? shown.length - 1 : nthPlaces.indexOf(name)
  const screen = findNamedScreen(document, name)
  const at =
    place >= 0
      ? place
      : shown.findIndex(
          (item) =>
            titleOf(item).toLowerCase() === name || (screen !== undefined && leadsTo(item, screen.id)),
        )
  const title = titleOf(shown[at] ?? null)
  if (title === '') return undefined
  const icon = findIconName(word) ?? findIconName(toSingular(word)) ?? iconFor(toSingular(word), '')
  if (!icon)
    return { commands: [], note: `${capitalise(word)} is not among the icons. Pick one in the inspector.` }
  return barsOf(document).flatMap(({ id, properties: { items } }): Command[] =>
    Array.isArray(items)
      ? [
          {
            type: 'set-properties',
            id,
            set: {
              items: items.map((item) =>
                titleOf(item) === title && item !== null && typeof item === 'object' && !Array.isArray(item)
                  ? { ...item, icon }
                  : item,
              ),
            },
          },
        ]
      : [],
  )
}

/** A way back from a screen that tabs led away from. */
function wayBack({ id, components }: Screen, taken: Set<string>): Command[] {
  const action = { kind: 'back' }
  const header = components.find(({ type }) => type === 'header')
  if (header?.properties.leading) return []
  if (header)
    return [
      { type: 'set-properties', id: header.id, set: { leading: { icon: 'back', label: 'Back', action } } },
    ]
  const node: ComponentNode = {
    id: freeId(taken, 'button'),
    type: 'button',
    label: 'Back',
    properties: { variant: 'ghost', action },
  }
  taken.add(node.id)
  return [{ type: 'add-component', node, place: { screenId: id, parentId: null, index: 0 } }]
}

/** "Remove the tab bar": what only it led to is offered on the start screen instead. */
const removeBar: EditRule = (clause, document) => {
  if (
    !/^(?:remove|delete|hide)\s+(?:the\s+)?(?:tab bar|tabs|nav(?:igation)? ?bar|bottom (?:bar|navigation|menu)|navbar)$/i.test(
      clause,
    )
  )
    return undefined
  const bars = barsOf(document)
  if (bars.length === 0) return { commands: [], note: 'The app has no tab bar.' }
  const { startScreenId } = document.app
  const taken = collectNodeIds(document)
  const tabs = [...new Map((bars[0] ? itemsOf(bars[0]) : []).map((item) => [titleOf(item), item])).values()]
  const entries = tabs.flatMap((item): Command[] => {
    const screen = document.screens.find(({ id }) => leadsTo(item, id))
    if (!screen || screen.id === startScreenId) return []
    const entry = entryTo(document, startScreenId, { id: screen.id, name: screen.name, icon: 'next' }, taken)
    if (entry.type === 'add-component') taken.add(entry.node.id)
    return [entry]
  })
  const ways = document.screens
    .filter(({ id, components }) => id !== startScreenId && components.some(({ type }) => type === 'navbar'))
    .flatMap((screen): Command[] => wayBack(screen, taken))
  return [...entries, ...ways, ...bars.map(({ id }): Command => ({ type: 'remove-component', id }))]
}

export const tabOrderRules: readonly EditRule[] = [moveTab, reverseTabs, swapTabs, tabIcon, removeBar]
