import { type AppDocument, collectNodeIds, type Command, type JsonValue, walkNodes } from '@kwiq/app-model'
import { findType } from '../../model/repair/aliases.ts'
import { entryTo } from '../entry-to.ts'
import { findNamedNode, findNamedScreen } from '../find-target.ts'
import { capitalise } from '../../words/forms.ts'
import { freeId } from '../free-id.ts'
import type { EditRule } from '../rule.ts'
import { definitions } from '@kwiq/catalogue'

const fewestTabs = 2
const ordinals: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth']

const leadsTo = (item: JsonValue | undefined): string | undefined => {
  if (item === null || typeof item !== 'object' || Array.isArray(item)) return undefined
  const { action } = item
  return action !== null &&
    typeof action === 'object' &&
    !Array.isArray(action) &&
    typeof action.screenId === 'string'
    ? action.screenId
    : undefined
}

/** Commands that change the items of every tab bar. */
function changeTabs(document: AppDocument, change: (items: JsonValue[]) => JsonValue[]): Command[] {
  const commands: Command[] = []
  for (const { node } of walkNodes(document)) {
    const { items } = node.properties
    if (node.type !== 'navbar' || !Array.isArray(items)) continue
    const next = change(items)
    if (next !== items) commands.push({ type: 'set-properties', id: node.id, set: { items: next } })
  }
  return commands
}

/** "Swap the first two screens", "swap Home and Stats": their order and that of their tabs. */
const swapScreens: EditRule = (clause, document) => {
  const pair = /^swap\s+(?:the\s+)?(?:first two|1st and 2nd)\s+(?:screens|pages|tabs)$/i.test(clause)
    ? ['first screen', 'second screen']
    : /^swap\s+(.+?)\s+(?:and|with)\s+(.+?)$/i.exec(clause)?.slice(1)
  const [one, other] = (pair ?? []).map((words) => findNamedScreen(document, words))
  if (!one || !other || one.id === other.id) return undefined
  const at = (id: string) => document.screens.findIndex((screen) => screen.id === id)
  const [low, high] = at(one.id) < at(other.id) ? [one, other] : [other, one]
  return [
    { type: 'reorder-screen', screenId: high.id, index: at(low.id) },
    { type: 'reorder-screen', screenId: low.id, index: at(high.id) },
    ...changeTabs(document, (items) => {
      const first = items.findIndex((item) => leadsTo(item) === one.id)
      const second = items.findIndex((item) => leadsTo(item) === other.id)
      if (first < 0 || second < 0) return items
      return items.map((item, index) =>
        index === first ? (items[second] ?? item) : index === second ? (items[first] ?? item) : item,
      )
    }),
  ]
}

/** "Remove the second tab": the screen stays and is offered on the start screen. */
const removeTab: EditRule = (clause, document) => {
  const found =
    /^(?:remove|delete|hide)\s+(?:the\s+)?(.+?)\s+(?:tab|from the (?:tab bar|navigation|navbar|tabs))$/i.exec(
      clause,
    )
  if (!found?.[1]) return undefined
  const word = found[1].toLowerCase().replace(/\s+tab$/, '')
  const bars = [...walkNodes(document)].filter(({ node }) => node.type === 'navbar')
  const items = bars[0]?.node.properties.items
  if (!Array.isArray(items)) return undefined
  const place = ordinals.indexOf(word)
  const target =
    leadsTo(word === 'last' ? items.at(-1) : place >= 0 ? items[place] : undefined) ??
    findNamedScreen(document, word)?.id
  const screen = document.screens.find(({ id }) => id === target)
  if (!screen || !items.some((item) => leadsTo(item) === screen.id)) return undefined
  if (items.length <= fewestTabs) return { commands: [], note: 'A tab bar needs at least two tabs.' }
  if (screen.id === document.app.startScreenId)
    return { commands: [], note: `${screen.name} is the first screen and keeps its tab.` }
  return [
    ...changeTabs(document, (all) => all.filter((item) => leadsTo(item) !== screen.id)),
    entryTo(
      document,
      document.app.startScreenId,
      { id: screen.id, name: screen.name, icon: 'next' },
      collectNodeIds(document),
    ),
  ]
}

/** "Add a button that opens the map", "add a link to the stats screen". */
const addWay: EditRule = (clause, document) => {
  const found =
    /^(?:add|insert|put)\s+(?:a|an|another)\s+(?:(.{1,30}?)\s+)?(?:button|link)\s+(?:at the (?:top|bottom)\s+)?(?:(?:on|of|to|in)\s+(?:the\s+)?(?<host>.{1,24}?)\s+)?(?:that\s+|which\s+)?(?:opens?|shows?|leads?\s+to|leading\s+to|goes\s+to|to\s+open|to\s+show|to\s+go\s+to|for\s+opening)\s+(.+?)(?:\s+(?:on|in)\s+(.+))?$/i.exec(
      clause,
    )
  if (!found?.[3]) return undefined
  const target = findNamedScreen(document, found[3])
  if (!target) return { commands: [], note: `There is no screen named ${found[3].replace(/^the\s+/i, '')}.` }
  const words = (found[1] ?? '').replaceAll(/["'“”]/g, '').trim()
  const host =
    ((found[4] ?? found.groups?.host)
      ? findNamedScreen(document, found[4] ?? found.groups?.host ?? '')
      : undefined) ?? document.screens.find(({ id }) => id === document.app.startScreenId)
  if (!host) return undefined
  const foot = host.components.findIndex(
    (node) => node.type === 'navbar' || node.properties.variant === 'footer',
  )
  return [
    {
      type: 'add-component',
      node: {
        id: freeId(collectNodeIds(document), 'button'),
        type: 'button',
        label: words === '' ? target.name : capitalise(words),
        properties: { variant: 'secondary', full: true, action: { kind: 'screen', screenId: target.id } },
      },
      place: { screenId: host.id, parentId: null, index: foot < 0 ? host.components.length : foot },
    },
  ]
}

/** "Replace the list with a map". */
const replace: EditRule = (clause, document) => {
  const found = /^(?:replace|swap|exchange)\s+(.+?)\s+(?:with|by|for)\s+(?:a\s+|an\s+|the\s+)?(.+)$/i.exec(
    clause,
  )
  const type = found?.[2] ? findType(found[2].split(/\s+/).at(-1) ?? '') : undefined
  if (
    !found?.[1] ||
    !type ||
    /^(?:a\s+)?(?:grid|cards|carousel|rows|timeline|checklist|chips)$/i.test(found[2] ?? '')
  )
    return undefined
  const target =
    findNamedNode(document, found[1], document.app.startScreenId) ?? findNamedNode(document, found[1])
  if (!target) return undefined
  const { node, screen, parentId, index } = target
  return [
    { type: 'remove-component', id: node.id },
    {
      type: 'add-component',
      node: {
        id: freeId(collectNodeIds(document), type),
        type,
        label: node.label || definitions[type].defaultLabel,
        properties: {},
        ...(definitions[type].acceptsChildren ? { children: [] } : {}),
      },
      place: { screenId: screen.id, parentId, index },
    },
  ]
}

/** "Remove all images", "delete all the charts on the home screen". */
const removeAll: EditRule = (clause, document) => {
  const found =
    /^(?:remove|delete|hide)\s+(?:all|every|each)\s+(?:of\s+)?(?:the\s+)?(.+?)(?:\s+(?:on|from|in)\s+(.+))?$/i.exec(
      clause,
    )
  const type = found?.[1] ? (findType(found[1]) ?? findType(found[1].replace(/s$/i, ''))) : undefined
  if (!found || !type) return undefined
  if (type === 'navbar' || type === 'header')
    return {
      commands: [],
      note: 'Headers and tab bars are the ways between screens; remove them one by one.',
    }
  const host = found[2] ? findNamedScreen(document, found[2]) : undefined
  const commands = [...walkNodes(document)]
    .filter(({ node, screen }) => node.type === type && (!host || screen.id === host.id))
    .map(({ node }): Command => ({ type: 'remove-component', id: node.id }))
  const where = host ? `on ${host.name}` : 'on any screen'
  return commands.length > 0 ? commands : { commands, note: `There is no ${type} ${where}.` }
}

/** "Add a back button to every screen": in the headers that have nothing in that place. */
const addBack: EditRule = (clause, document) => {
  if (!/^(?:add|put|insert)\s+(?:a\s+)?back\s+(?:button|arrow|link)s?\b/i.test(clause)) return undefined
  const named = /\b(?:to|on)\s+(.+)$/i.exec(clause)?.[1]
  const host = named && !/\b(?:every|all|each)\b/i.test(named) ? findNamedScreen(document, named) : undefined
  const leading = { icon: 'back', label: 'Back', action: { kind: 'back' } }
  const commands = document.screens
    .filter(({ id }) => (host ? id === host.id : id !== document.app.startScreenId))
    .flatMap(({ components }) => components.filter(({ type }) => type === 'header'))
    .filter(({ properties }) => properties.leading === undefined)
    .map((node): Command => ({ type: 'set-properties', id: node.id, set: { leading } }))
  return commands.length > 0 ? commands : { commands, note: 'Every screen has a way back already.' }
}

/** What no command can do, with the way there is. */
const explain: EditRule = (clause) => {
  if (/^undo\b|^go back\b|^revert\b/i.test(clause))
    return { commands: [], note: 'Undo is in the header and on Ctrl+Z; older states are under History.' }
  if (/\b(?:more|less|bigger|smaller)\s+(?:space|spacing|padding|margin)s?\b/i.test(clause))
    return {
      commands: [],
      note: 'Spacing comes with the theme. Try "switch to the calm theme" or "switch to the bold theme".',
    }
  return undefined
}

export const swappingRules: readonly EditRule[] = [
  explain,
  addBack,
  swapScreens,
  removeTab,
  addWay,
  replace,
  removeAll,
]
