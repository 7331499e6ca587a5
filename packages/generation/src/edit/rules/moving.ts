import {
  type AppDocument,
  collectNodeIds,
  type Command,
  type ComponentNode,
  type JsonValue,
  type Screen,
  walkNodes,
} from '@kwiq/app-model'
import { type FoundNode, findNamedNode, findNamedScreen } from '../find-target.ts'
import { freeId } from '../free-id.ts'
import type { EditRule } from '../rule.ts'

const mostTabs = 5
const startOf = (document: AppDocument) =>
  document.screens.find(({ id }) => id === document.app.startScreenId)
const isFixed = ({ type, properties }: ComponentNode) =>
  type === 'header' || type === 'navbar' || properties.variant === 'footer' || properties.kind === 'composer'

const targetOf = (item: JsonValue): string | undefined => {
  if (item === null || typeof item !== 'object' || Array.isArray(item)) return undefined
  const { action } = item
  return action !== null &&
    typeof action === 'object' &&
    !Array.isArray(action) &&
    typeof action.screenId === 'string'
    ? action.screenId
    : undefined
}

const tabBars = (document: AppDocument) =>
  [...walkNodes(document)].filter(({ node }) => node.type === 'navbar')
const tabsOf = (document: AppDocument): JsonValue[] => {
  const items = tabBars(document)[0]?.node.properties.items
  return Array.isArray(items) ? items : []
}
const setTabs = (document: AppDocument, items: JsonValue[]): Command[] =>
  tabBars(document).map(({ node }) => ({ type: 'set-properties', id: node.id, set: { items } }))

/** The place before the foot of a screen. */
function endOf({ components }: Screen): number {
  const foot = components.findIndex((node) => isFixed(node) && node.type !== 'header')
  return foot < 0 ? components.length : foot
}

/** "Swap the search and the list": they change places on the screen that has both. */
const swapNodes: EditRule = (clause, document) => {
  const pair = /^swap\s+(.+?)\s+(?:and|with)\s+(.+)$/i.exec(clause)
  const start = startOf(document)
  if (!pair?.[1] || !pair[2] || !start) return undefined
  const [, left, right] = pair
  const screens = [start, ...document.screens.filter((screen) => screen !== start)]
  for (const { id } of screens) {
    const one = findNamedNode(document, left, id)
    const other = findNamedNode(document, right, id)
    if (!one || !other || one.node === other.node) continue
    if (isFixed(one.node) || isFixed(other.node))
      return { commands: [], note: 'Headers and tab bars have their fixed place.' }
    return exchange(...(isBefore(document, one, other) ? ([one, other] as const) : ([other, one] as const)))
  }
  return { commands: [], note: `No screen has both ${left} and ${right}.` }
}

function isBefore(document: AppDocument, one: FoundNode, other: FoundNode): boolean {
  for (const { node } of walkNodes(document)) {
    if (node.id === one.node.id) return true
    if (node.id === other.node.id) return false
  }
  return true
}

const exchange = (low: FoundNode, high: FoundNode): Command[] => {
  const place = ({ screen, parentId, index }: FoundNode) => ({ screenId: screen.id, parentId, index })
  return [
    { type: 'move-component', id: high.node.id, to: place(low) },
    { type: 'move-component', id: low.node.id, to: place(high) },
  ]
}

/** "Move the list up", "put the orders list first on the home screen". */
const moveAlong: EditRule = (clause, document) => {
  const found =
    /^(?:move|put|bring|push)\s+(.+?)\s+(?:one\s+)?(up|down|higher|lower|first|last|to the very top|to the very bottom|further up|further down)(?:\s+(?:on|in|of)\s+(.+))?$/i.exec(
      clause,
    )
  if (!found?.[1] || !found[2]) return undefined
  const host = found[3] ? findNamedScreen(document, found[3]) : undefined
  const screen =
    !host && /\s(?:screen|page|tab)$/i.test(found[1]) ? findNamedScreen(document, found[1]) : undefined
  if (screen) return undefined
  const near = findNamedNode(document, found[1], host?.id ?? document.app.startScreenId)
  if (host && !near)
    return { commands: [], note: `There is no ${found[1].replace(/^the\s+/i, '')} on ${host.name}.` }
  const target = near ?? findNamedNode(document, found[1])
  if (!target || isFixed(target.node)) return undefined
  const siblings = target.parentId === null ? target.screen.components : undefined
  const low = siblings?.[0]?.type === 'header' ? 1 : 0
  const high = siblings ? endOf(target.screen) - 1 : Number.MAX_SAFE_INTEGER
  const word = found[2].toLowerCase()
  const index = /first|top/.test(word)
    ? low
    : /last|bottom/.test(word)
      ? high
      : /up|higher/.test(word)
        ? Math.max(low, target.index - 1)
        : Math.min(high, target.index + 1)
  if (index === target.index) return { commands: [], note: `${target.node.label} is there already.` }
  const to = { screenId: target.screen.id, parentId: target.parentId, index }
  return [{ type: 'move-component', id: target.node.id, to }]
}

/** "Move the chart to Orders": to the end of another screen. */
const moveToScreen: EditRule = (clause, document) => {
  const found = /^(?:move|put|bring|take)\s+(.+?)\s+(?:to|into|onto|on|over to)\s+(.+)$/i.exec(clause)
  if (!found?.[1] || !found[2] || /\b(?:top|bottom|start|end|front|tab bar|navigation)\b/i.test(found[2]))
    return undefined
  // Beside something of that screen: that is another rule's.
  if (/\b(?:above|below|before|after|under|over|behind)\b/i.test(found[1])) return undefined
  const from = /^(.+?)\s+(?:from|of|on)\s+(.+)$/i.exec(found[1])
  const source = from?.[2] ? findNamedScreen(document, from[2]) : undefined
  const target = findNamedNode(document, source && from?.[1] ? from[1] : found[1], source?.id)
  const screen = findNamedScreen(document, found[2])
  if (!target || !screen) {
    return target && /\b(?:screen|page|tab)$/i.test(found[2])
      ? {
          commands: [],
          note: `There is no screen named ${found[2].replace(/^the\s+|\s+(?:screen|page|tab)$/gi, '')}.`,
        }
      : undefined
  }
  if (isFixed(target.node)) return { commands: [], note: 'Headers and tab bars stay on their screen.' }
  if (target.screen.id === screen.id)
    return { commands: [], note: `${target.node.label} is on ${screen.name} already.` }
  return [
    {
      type: 'move-component',
      id: target.node.id,
      to: { screenId: screen.id, parentId: null, index: endOf(screen) },
    },
  ]
}

/** "Move Orders before Recipes": the screens and their tabs. */
const moveScreen: EditRule = (clause, document) => {
  const found = /^(?:move|put)\s+(.+?)\s+(before|after|behind|in front of)\s+(.+)$/i.exec(clause)
  const screen = found?.[1] ? findNamedScreen(document, found[1]) : undefined
  const other = found?.[3] ? findNamedScreen(document, found[3]) : undefined
  if (!found?.[2] || !screen || !other || screen === other) return undefined
  const isAfter = /after|behind/i.test(found[2])
  const rest = document.screens.filter(({ id }) => id !== screen.id)
  const index = rest.findIndex(({ id }) => id === other.id) + (isAfter ? 1 : 0)
  const tabs = tabsOf(document)
  const own = tabs.find((item) => targetOf(item) === screen.id)
  const left = tabs.filter((item) => item !== own)
  const beside = left.findIndex((item) => targetOf(item) === other.id)
  return [
    { type: 'reorder-screen', screenId: screen.id, index },
    ...(own !== undefined && beside >= 0
      ? setTabs(document, left.toSpliced(beside + (isAfter ? 1 : 0), 0, own))
      : []),
  ]
}

const namesOf = (items: readonly JsonValue[]) =>
  items
    .flatMap((item) =>
      item !== null && typeof item === 'object' && !Array.isArray(item) ? [String(item.title)] : [],
    )
    .join(', ')

/** "Reorder the tabs: Orders first, then Home", "put Orders first in the tab bar". */
const orderTabs: EditRule = (clause, document) => {
  const found =
    /^(?:re-?order|order|arrange|sort|set|change)\s+(?:the\s+)?(?:order\s+of\s+(?:the\s+)?)?(?:tabs|tab bar|navigation)(?:\s+(?:order))?\s*(?::|to|as|like this:?)\s*(.+)$/i.exec(
      clause,
    ) ??
    /^(?:put|move|make)\s+(.+?)\s+(?:the\s+)?(?:first|as the first)(?:\s+(?:tab|in the (?:tab bar|navigation|tabs)))$/i.exec(
      clause,
    )
  if (!found?.[1]) return undefined
  const tabs = tabsOf(document)
  const wanted = found[1]
    .split(/,\s*(?:and\s+|then\s+)?|\s+(?:and|then)\s+/)
    .map((words) =>
      findNamedScreen(document, words.replace(/\s+(?:first|second|third|last)$|^then\s+/gi, '')),
    )
    .flatMap((screen) => tabs.filter((item) => screen !== undefined && targetOf(item) === screen.id))
  const ordered = [...new Set([...wanted, ...tabs])]
  if (wanted.length === 0 || ordered.every((item, index) => item === tabs[index]))
    return { commands: [], note: `The tabs are ${namesOf(tabs)}; nothing of that is to be moved.` }
  return setTabs(document, ordered)
}

/** "Put Orders in the tab bar": its tab on every bar, and the bar on it. */
const addTab: EditRule = (clause, document) => {
  const found =
    /^(?:add|put|show|include|move|pin)\s+(.+?)\s+(?:to|in|into|on)\s+(?:the\s+)?(?:tab bar|tabs|main navigation|navigation(?: bar)?|bottom (?:bar|navigation|menu)|navbar|menu)$/i.exec(
      clause,
    )
  if (!found?.[1]) return undefined
  const screen = findNamedScreen(document, found[1].replace(/^(?:a|an|the)\s+/i, ''))
  const bar = tabBars(document)[0]?.node
  if (!screen)
    return { commands: [], note: `There is no screen named ${found[1].replace(/^(?:a|an|the)\s+/i, '')}.` }
  if (!bar) return { commands: [], note: 'The app has no tab bar. Try "Add a tab bar".' }
  const tabs = tabsOf(document)
  if (tabs.some((item) => targetOf(item) === screen.id))
    return { commands: [], note: `${screen.name} is a tab already.` }
  if (tabs.length >= mostTabs)
    return { commands: [], note: `A tab bar holds at most ${mostTabs} tabs. Remove one first.` }
  const tab = {
    title: screen.name,
    icon: iconLeadingTo(document, screen.id) ?? 'spark',
    action: { kind: 'screen', screenId: screen.id, transition: 'none' },
  }
  const items = [...tabs, tab]
  return [
    ...setTabs(document, items),
    ...(screen.components.some(({ type }) => type === 'navbar')
      ? []
      : [
          {
            type: 'add-component' as const,
            node: {
              id: freeId(collectNodeIds(document), 'navbar'),
              type: 'navbar',
              label: bar.label,
              properties: { ...bar.properties, items },
            },
            place: { screenId: screen.id, parentId: null, index: screen.components.length },
          },
        ]),
  ]
}

/** The icon of an entry that leads to a screen already. */
function iconLeadingTo(document: AppDocument, screenId: string): string | undefined {
  for (const { node } of walkNodes(document)) {
    const { items } = node.properties
    for (const item of Array.isArray(items) ? items : [])
      if (
        targetOf(item) === screenId &&
        item !== null &&
        typeof item === 'object' &&
        !Array.isArray(item) &&
        typeof item.icon === 'string'
      )
        return item.icon
  }
  return undefined
}

export const movingRules: readonly EditRule[] = [
  swapNodes,
  orderTabs,
  addTab,
  moveScreen,
  moveAlong,
  moveToScreen,
]
