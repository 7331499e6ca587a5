import {
  type AppDocument,
  collectNodeIds,
  type Command,
  type ComponentNode,
  type JsonValue,
  type Screen,
} from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { isEntry, itemsOf, targetOf } from '../entry.ts'
import { findNamedScreen } from '../find-screen.ts'
import { freeId } from '../free-id.ts'
import { isOfEntries } from '../lists.ts'
import { placeMeant } from '../plainly/app-parts.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { unquote } from '../words.ts'

const split =
  '(?:please\\s+|can you\\s+|could you\\s+(?:please\\s+)?)*(?:split|divide|separate|break)(?:\\s+up)?'
const what = '(?:the\\s+|our\\s+|my\\s+)?(?<what>[^,"“”]{3,50}?)'
const two = '(?:up\\s+)?(?:in|into)\\s+(?:two|2)?\\s*'
const both =
  '(?:one\\s+(?:for|with)\\s+)?(?:the\\s+)?["“]?(?<one>[^,"“”]{2,24}?)["”]?\\s+and\\s+(?:(?:one|the other|another)\\s+(?:for|with)\\s+)?(?:the\\s+)?["“]?(?<other>[^,"“”]{2,24}?)["”]?'
const forms = [
  `^${split}\\s+${what}\\s+${two}(?<as>tabs|lists?|parts|sections|groups)?\\s*[,:-]?\\s+${both}$`,
  `^${split}\\s+${what}\\s+${two}(?<as>screens|pages|tabs)?\\s*[,:-]?\\s+${both}$`,
].map((form) => new RegExp(form, 'iu'))

/** The screen of such words: "the screen with the recipes" is that of the recipes. */
const screenMeant = (document: AppDocument, words: string): Screen | undefined => {
  const bare = words
    .replace(/^(?:screen|page|list|tab)\s+(?:with|of|for)\s+(?:the\s+)?/i, '')
    .replace(/\s+(?:screen|page|list|tab)$/i, '')
  return findNamedScreen(document, words) ?? findNamedScreen(document, bare) ?? placeMeant(document, bare)
}

const longestOf = ({ components }: Screen): ComponentNode | undefined =>
  components
    .filter((node) => isOfEntries(node) && itemsOf(node).length > 1)
    .toSorted((one, other) => itemsOf(other).length - itemsOf(one).length)[0]

const wordOf = (text: string): string => capitalise(unquote(text).trim())

/** Two tabs above the list of a screen; each entry says in which it is. */
function inTabs(document: AppDocument, screen: Screen, [one, other]: readonly [string, string]): Command[] {
  const list = longestOf(screen)
  if (!list) return []
  const items = itemsOf(list).map((item, index): JsonValue =>
    isEntry(item) ? { ...item, overline: index % 2 === 0 ? one : other } : item,
  )
  const own = screen.components.find(
    ({ type, label }) => type === 'tabs' || (/^filter/i.test(label) && type === 'list'),
  )
  const tabs = [{ title: one }, { title: other }]
  const set: Command = { type: 'set-properties', id: list.id, set: { items } }
  if (own)
    return [
      set,
      {
        type: 'set-properties',
        id: own.id,
        set: { items: tabs, ...(own.type === 'tabs' ? {} : { active: 0 }) },
      },
    ]
  const node = {
    id: freeId(collectNodeIds(document), 'tabs'),
    type: 'tabs',
    label: 'Filter',
    properties: { items: tabs },
  }
  const index = screen.components.indexOf(list)
  return [set, { type: 'add-component', node, place: { screenId: screen.id, parentId: null, index } }]
}

/** A component with new ids, and all within it. */
function copied(node: ComponentNode, taken: Set<string>): ComponentNode {
  const id = freeId(taken, node.type)
  taken.add(id)
  return {
    ...node,
    id,
    ...(node.children ? { children: node.children.map((each) => copied(each, taken)) } : {}),
  }
}

/** The screen under the first name with half of its entries, and a copy under the second with the rest. */
function inScreens(
  document: AppDocument,
  screen: Screen,
  [one, other]: readonly [string, string],
): Command[] {
  const list = longestOf(screen)
  if (!list) return []
  const half = Math.ceil(itemsOf(list).length / 2)
  const taken = collectNodeIds(document)
  const isTab = screen.components.some(({ type }) => type === 'navbar')
  const id = freeId(new Set(document.screens.map((each) => each.id)), `${screen.id}-2`)
  const components = screen.components
    .filter(({ type }) => type !== 'navbar')
    .map((node) => {
      const next = copied(node, taken)
      const leading = { icon: 'back', label: 'Back', action: { kind: 'back' } }
      if (node.type === 'header')
        return { ...next, label: other, properties: { ...next.properties, ...(isTab ? { leading } : {}) } }
      return node === list
        ? { ...next, label: other, properties: { ...next.properties, items: itemsOf(list).slice(half) } }
        : next
    })
  const header = screen.components.find(({ type }) => type === 'header')
  const linkId = freeId(taken, 'button')
  return [
    {
      type: 'add-screen',
      screen: { id, name: other, components },
      index: document.screens.indexOf(screen) + 1,
    },
    { type: 'rename-screen', screenId: screen.id, name: one },
    ...(header ? [{ type: 'rename-component' as const, id: header.id, label: one }] : []),
    { type: 'set-properties', id: list.id, set: { items: itemsOf(list).slice(0, half) } },
    ...waysBeside(document, screen, id, [one, other]),
    {
      type: 'add-component',
      node: {
        id: linkId,
        type: 'button',
        label: other,
        properties: { variant: 'secondary', full: true, action: { kind: 'screen', screenId: id } },
      },
      place: { screenId: screen.id, parentId: null, index: header ? 1 : 0 },
    },
  ]
}

/** Where a row leads to the one, another leads to the other. */
const waysBeside = (
  document: AppDocument,
  screen: Screen,
  id: string,
  [one, other]: readonly [string, string],
): Command[] =>
  document.screens.flatMap(({ components }) =>
    components.flatMap((node): Command[] => {
      const items = itemsOf(node)
      const at = items.findIndex((item) => targetOf(item) === screen.id)
      const isWay = at >= 0 && items.filter((item) => targetOf(item) === screen.id).length === 1
      const item = items[at]
      if (!isWay || !isEntry(item)) return []
      const first = { ...item, title: one }
      const second = { ...item, title: other, action: { kind: 'screen', screenId: id } }
      const isBar = node.type === 'navbar'
      return [
        {
          type: 'set-properties',
          id: node.id,
          set: {
            items: items.flatMap((each, index) =>
              index === at ? (isBar ? [first] : [first, second]) : [each],
            ),
          },
        },
      ]
    }),
  )

/** "Split the recipes in two, one for glazes and one for clay", "split projects in two tabs". */
const splitScreen: EditRule = (clause, document): EditOutcome | undefined => {
  const found = forms.map((form) => form.exec(clause)?.groups).find(Boolean)
  if (!found?.what || !found.one || !found.other) return undefined
  const screen = screenMeant(document, found.what)
  const names = [wordOf(found.one), wordOf(found.other)] as const
  if (!screen || names.some((each) => each.split(' ').length > 3)) return undefined
  if (!longestOf(screen)) return refuse(`${screen.name} has no list to split.`)
  const isTabs =
    /^(?:tabs|lists?|parts|sections|groups)$/i.test(found.as ?? '') ||
    screen.id === document.app.startScreenId
  const commands = isTabs ? inTabs(document, screen, names) : inScreens(document, screen, names)
  return commands.length > 0
    ? { commands, note: `Which entries are “${names[0]}” and which “${names[1]}” is an example.` }
    : undefined
}

/** One screen that becomes two, or has two tabs. */
export const splitScreenRules: readonly EditRule[] = [splitScreen]
