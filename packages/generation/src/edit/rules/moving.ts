import {
  type AppDocument,
  collectNodeIds,
  type Command,
  type ComponentNode,
  walkComponents,
  walkNodes,
} from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { entryTo } from '../entry-to.ts'
import { splitHost } from '../find-host.ts'
import { entriesCalled } from '../find-loosely.ts'
import { findNamedScreen } from '../find-screen.ts'
import { type FoundNode, findNamedNode, findNear } from '../find-target.ts'
import { findList } from '../lists.ts'
import { endOf, isFixed, placeAtEnd, placeOn, startOf, topOf } from '../places.ts'
import { type EditRule, noScreen, refuse } from '../rule.ts'

const isOfScreen = (words: string) => /\s(?:screen|page|tab)$/i.test(words)
const nameOf = ({ node }: FoundNode) => node.label || capitalise(node.type)

/** "Swap the search and the list": they change places on the screen that has both. */
const swapNodes: EditRule = (clause, document) => {
  const pair = /^swap\s+(.+?)\s+(?:and|with)\s+(.+)$/i.exec(clause)
  const start = startOf(document)
  if (!pair?.[1] || !pair[2] || !start) return undefined
  const left = pair[1]
  const { subject: right, screen: host } = splitHost(document, pair[2])
  for (const { id } of host ? [host] : [start, ...document.screens.filter((screen) => screen !== start)]) {
    const one = findNamedNode(document, left, id)
    const other = findNamedNode(document, right, id)
    if (!one || !other || one.node === other.node) continue
    if (isFixed(one.node) || isFixed(other.node))
      return refuse('Headers and tab bars have their fixed place.')
    return isBefore(document, one, other) ? exchange(one, other) : exchange(other, one)
  }
  return refuse(`No screen has both ${left} and ${right}.`)
}

function isBefore(document: AppDocument, one: FoundNode, other: FoundNode): boolean {
  const first = [...walkNodes(document)].find(({ node }) => node === one.node || node === other.node)
  return first?.node === one.node
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
  if (!host && isOfScreen(found[1]) && findNamedScreen(document, found[1])) return undefined
  const near = findNamedNode(document, found[1], host?.id ?? document.app.startScreenId)
  // An entry of a list there is another rule's.
  if (host && !near)
    return entriesCalled(document, `${found[1]} on ${host.name}`).length > 0
      ? undefined
      : refuse(`There is no ${found[1].replace(/^the\s+/i, '')} on ${host.name}.`)
  const target = near ?? findNamedNode(document, found[1])
  if (!target || isFixed(target.node)) return undefined
  const isOnScreen = target.parentId === null
  const low = isOnScreen ? topOf(target.screen) : 0
  const high = isOnScreen ? endOf(target.screen) - 1 : Number.MAX_SAFE_INTEGER
  const word = found[2].toLowerCase()
  const index = /first|top/.test(word)
    ? low
    : /last|bottom/.test(word)
      ? high
      : /up|higher/.test(word)
        ? Math.max(low, target.index - 1)
        : Math.min(high, target.index + 1)
  if (index === target.index) return refuse(`${target.node.label} is there already.`)
  const to = { screenId: target.screen.id, parentId: target.parentId, index }
  return [{ type: 'move-component', id: target.node.id, to }]
}

/** "Move the chart to Orders": to the end of another screen. */
const moveToScreen: EditRule = (clause, document) => {
  const found = /^(?:move|put|bring|take)\s+(.+?)\s+(?:to|into|onto|on|over to)\s+(.+)$/i.exec(clause)
  if (!found?.[1] || !found[2] || /\b(?:top|bottom|end|front|tab bar|navigation)\b|\bstart$/i.test(found[2]))
    return undefined
  // Beside something of that screen: that is another rule's.
  if (/\b(?:above|below|before|after|under|over|behind)\b/i.test(found[1])) return undefined
  // "Put a search on the home page" is a new one.
  if (/^put\s+(?:an?|another|some)\s/i.test(clause)) return undefined
  const from = /^(.+?)\s+(?:from|of|on)\s+(.+)$/i.exec(found[1])
  const source = from?.[2] ? findNamedScreen(document, from[2]) : undefined
  const target = findNamedNode(document, source && from?.[1] ? from[1] : found[1], source?.id)
  const screen = findNamedScreen(document, found[2])
  if (!target) return undefined
  if (!screen) return /\b(?:screen|page|tab)$/i.test(found[2]) ? noScreen(found[2]) : undefined
  // "Put events on the home screen": the way to the screen of that title.
  if (target.node.type === 'header' && target.screen.id !== screen.id)
    return [entryTo(document, screen.id, { ...target.screen, icon: 'next' }, collectNodeIds(document))]
  if (isFixed(target.node)) return refuse('Headers and tab bars stay on their screen.')
  if (target.screen.id === screen.id) return refuse(`${target.node.label} is on ${screen.name} already.`)
  return [{ type: 'move-component', id: target.node.id, to: placeAtEnd(screen) }]
}

/** The row something stands in, beside others of its kind. */
const rowOf = (document: AppDocument, { node, parentId }: FoundNode): ComponentNode | undefined =>
  [...walkNodes(document)]
    .map((each) => each.node)
    .find(
      ({ id, type, properties, children }) =>
        id === parentId &&
        type === 'stack' &&
        properties.direction === 'row' &&
        (children ?? []).every((child) => child.type === node.type),
    )

/** What stands on the screen itself: the card of what is in a card. */
function onScreen(found: FoundNode): FoundNode {
  const { screen, node } = found
  const index = screen.components.findIndex((each) => [...walkComponents([each])].includes(node))
  const outer = screen.components[index]
  return outer ? { node: outer, screen, parentId: null, index } : found
}

/** The screen that has both, the first one before the others. */
function withBoth(document: AppDocument, one: string, other: string): string | undefined {
  const start = startOf(document)
  return [...(start ? [start] : []), ...document.screens].find(({ id }) => {
    const [left, right] = [one, other].map((words) => findNamedNode(document, words, id)?.node)
    return left && right && left !== right && !isFixed(left)
  })?.id
}

/** "Put search above the list", "move the chart to the top". */
const moveBeside: EditRule = (whole, document) => {
  const { subject: clause, screen: host } = splitHost(document, whole)
  const edge = /^(?:move|put)\s+(.+?)\s+(?:to|at)\s+the\s+(?:very\s+)?(top|bottom|start|end)$/i.exec(clause)
  const beside =
    /^(?:move|put)\s+(.+?)\s+(above|before|over|below|under|underneath|beneath|after|next to|beside|behind)\s+(.+)$/i.exec(
      clause,
    )
  const subject = edge?.[1] ?? beside?.[1]
  const target = subject
    ? (findNamedNode(
        document,
        subject,
        host?.id ?? (beside?.[3] ? withBoth(document, subject, beside[3]) : undefined),
      ) ?? (beside && host ? findNear(document, subject) : undefined))
    : undefined
  if (!target || !subject || (edge && isOfScreen(subject))) return undefined
  if (isFixed(target.node)) return refuse('Headers and tab bars have their fixed place.')
  const row = edge && target.parentId !== null ? rowOf(document, target) : undefined
  if (row && !/top|bottom/i.test(edge?.[2] ?? '')) {
    const index = /start/i.test(edge?.[2] ?? '') ? 0 : (row.children?.length ?? 1) - 1
    if (index === target.index) return refuse(`${nameOf(target)} is there already.`)
    return [
      {
        type: 'move-component',
        id: target.node.id,
        to: { screenId: target.screen.id, parentId: row.id, index },
      },
    ]
  }
  if (edge) {
    const last = endOf(target.screen) - (target.parentId === null ? 1 : 0)
    const to = placeOn(target.screen, /top|start/i.test(edge[2] ?? '') ? topOf(target.screen) : last)
    return [{ type: 'move-component', id: target.node.id, to }]
  }
  const named = beside?.[3]
    ? (findNamedNode(document, beside[3], host?.id ?? target.screen.id) ??
      listOn(document, beside[3], host?.id ?? target.screen.id))
    : undefined
  const other = named && target.parentId === null ? onScreen(named) : named
  if (!other || other.node.id === target.node.id) return undefined
  const isDown = !/above|before|over/i.test(beside?.[2] ?? '')
  const isSameList = other.parentId === target.parentId && other.screen.id === target.screen.id
  const isAfter = isSameList && target.index > other.index
  if (isSameList && isDown === isAfter && Math.abs(target.index - other.index) === 1)
    return refuse(`${nameOf(target)} is ${isDown ? 'below' : 'above'} ${nameOf(other)} already.`)
  // Taken out first, what stands before the other moves it up by one.
  const shift = isSameList && !isAfter ? -1 : 0
  const index = other.index + shift + (isDown ? 1 : 0)
  const to = { screenId: other.screen.id, parentId: other.parentId, index }
  return [{ type: 'move-component', id: target.node.id, to }]
}

/** "The podcasts" are the list of them, whatever it is called. */
function listOn(document: AppDocument, words: string, screenId: string): FoundNode | undefined {
  const list = findList(document, words)
  return list?.screenId === screenId ? findNamedNode(document, `node:${list.node.id}`, screenId) : undefined
}

export const movingRules: readonly EditRule[] = [swapNodes, moveAlong, moveToScreen, moveBeside]
