import {
  type AppDocument,
  collectNodeIds,
  type Command,
  type ComponentNode,
  type JsonValue,
  type Screen,
  walkNodes,
} from '@kwiq/app-model'
import { applyQuietly } from '../apply-quietly.ts'
import { capitalise } from '../../words/forms.ts'
import { entryTo } from '../entry-to.ts'
import { itemsOf, targetOf, textOf, withPart } from '../entry.ts'
import { findNamedScreen } from '../find-screen.ts'
import { freeId } from '../free-id.ts'
import { iconNamed, noIcon } from '../icons.ts'
import { placeOn } from '../places.ts'
import { type EditRule, noScreen, refuse } from '../rule.ts'
import {
  barsOf,
  changeTabs,
  fewestTabs,
  findTab,
  isMenuOfDishes,
  mostTabs,
  noTab,
  noTabBar,
  tabBar,
  tabsOf,
  tabTitle,
} from '../tabs.ts'
import { listed, unquote, withoutArticle } from '../words.ts'

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
  const name = set?.[1] ?? used?.[2]
  const word = set?.[2] ?? used?.[1]
  const at = name === undefined ? undefined : findTab(document, name)
  if (word === undefined) return undefined
  if (at === undefined)
    return name !== undefined && /\btab\b/i.test(clause) ? noTab(document, name) : undefined
  const title = tabTitle(tabsOf(document)[at])
  const icon = iconNamed(word)
  if (icon === undefined) return noIcon(word, 'the inspector')
  return changeTabs(document, (tabs) =>
    tabs.map((tab) => (tabTitle(tab) === title ? withPart(tab, 'icon', icon) : tab)),
  )
}

/** "Rename only the Me tab to Account": the screen keeps its name. */
const renameTab: EditRule = (clause, document) => {
  const found = /^(?:rename|change)\s+only\s+(?:the\s+)?(.{1,30}?)\s+tab\s+(?:to|into|as)\s+(.{1,30})$/i.exec(
    clause,
  )
  if (!found?.[1] || !found[2]) return undefined
  const at = findTab(document, found[1])
  if (at === undefined) return noTab(document, found[1])
  const title = unquote(found[2])
  return changeTabs(document, (tabs) =>
    tabs.map((tab, index) => (index === at ? withPart(tab, 'title', title) : tab)),
  )
}

const insteadForms = [
  `^(?:put|add|show)\\s+(.{2,40}?)\\s+(?:in|to|into)\\s+(?:the\\s+)?${tabBar}\\s+instead\\s+of\\s+(?:the\\s+)?(.{2,40}?)(?:\\s+tab)?$`,
  `^(?:use|have)\\s+(.{2,40}?)\\s+(?:as\\s+(?:a\\s+)?tab\\s+)?instead\\s+of\\s+(?:the\\s+)?(.{2,40}?)\\s+tab$`,
].map((form) => new RegExp(form, 'i'))

/** "Put Settings in the tab bar instead of Saved": none goes where the other cannot come. */
const tabInstead: EditRule = (clause, document) => {
  const found = insteadForms.map((form) => form.exec(clause)).find(Boolean)
  if (!found?.[1] || !found[2]) return undefined
  const screen = findNamedScreen(document, withoutArticle(found[1]))
  if (!screen) return noScreen(withoutArticle(found[1]))
  const tabs = tabsOf(document)
  if (tabs.some((tab) => targetOf(tab) === screen.id)) return refuse(`${screen.name} is a tab already.`)
  const at = findTab(document, found[2])
  const former = document.screens.find(({ id }) => id === targetOf(tabs[at ?? -1]))
  if (!former) return refuse(`The tabs are ${tabs.map(tabTitle).join(', ')}.`)
  const gone = removeTab(`remove the ${former.name} tab`, document)
  if (!Array.isArray(gone)) return gone
  const left = applyAll(document, gone)
  const made = addTab(`add ${screen.name} to the tab bar`, left)
  return Array.isArray(made) ? [...gone, ...made] : made
}

const applyAll = (document: AppDocument, commands: readonly Command[]): AppDocument => {
  let next = document
  for (const command of commands) next = applyQuietly(next, command)
  return next
}

/** "Rename the tabs: Want, Reading, Done": in their order. */
const nameTabs: EditRule = (clause, document) => {
  const words =
    /^(?:rename|call|name|label)\s+(?:all\s+)?(?:the\s+|my\s+|our\s+)?tabs\s*(?::|to|as|like this:?|in)\s*(.{3,120})$/i.exec(
      clause,
    )?.[1]
  if (words === undefined) return undefined
  const tabs = tabsOf(document)
  if (tabs.length === 0) return noTabBar
  const names = listed(words).map(unquote)
  if (names.length !== tabs.length)
    return refuse(`There are ${tabs.length} tabs: ${tabs.map(tabTitle).join(', ')}. Name as many.`)
  return changeTabs(document, (all) =>
    all.map((tab, index) => withPart(tab, 'title', capitalise(names[index] ?? ''))),
  )
}

/** "Give the tabs other icons: a house, a medal and a bell": one for each, in their order. */
const tabIcons: EditRule = (clause, document) => {
  const words =
    /^(?:give|use|set|change|make|put)\s+(?:all\s+|every\s+|each\s+|(?:on|for|to)\s+)*(?:the\s+)?(?:(?:of\s+)?the\s+)?tabs?\s+(?:(?:an?|other|different|new|own|these|the|have|their|its)\s+)*icons?\s*(?::|to|,|-|be)\s*(.{5,160})$/i.exec(
      clause,
    )?.[1] ??
    /^(?:use|set|change|make)\s+(?:(?:these|the|following|different|new|other)\s+)*icons?\s+(?:for|of|on|in)\s+(?:the\s+|all\s+)*(?:tabs?|tab bar|navigation)\s*(?::|to|,|-)\s*(.{5,160})$/i.exec(
      clause,
    )?.[1]
  if (words === undefined) return undefined
  const tabs = tabsOf(document)
  if (tabs.length === 0) return noTabBar
  const names = listed(words).map((name) => withoutArticle(name).replace(/\s+icons?$/i, ''))
  if (names.length !== tabs.length)
    return refuse(`There are ${tabs.length} tabs: ${tabs.map(tabTitle).join(', ')}. Name as many icons.`)
  const missing = names.find((name) => iconNamed(name) === undefined)
  if (missing !== undefined) return noIcon(missing, 'the inspector')
  return changeTabs(document, (all) =>
    all.map((tab, index) => withPart(tab, 'icon', iconNamed(names[index] ?? '') ?? 'spark')),
  )
}

const addForm = new RegExp(
  `^(?:add|put|show|include|move|pin)\\s+(.+?)\\s+(?:to|in|into|on)\\s+(?:the\\s+)?${tabBar}$`,
  'i',
)

/** "Put Orders in the tab bar": its tab on every bar, and the bar on it. */
export const addTab: EditRule = (clause, document) => {
  const name = addForm.exec(clause)?.[1]
  if (!name) return undefined
  if (/^icons?$/i.test(withoutArticle(name)) && tabsOf(document).every((tab) => textOf(tab, 'icon')))
    return refuse('Every tab has an icon already. Try "Change the icon of the first tab to a star".')
  const screen = findNamedScreen(document, withoutArticle(name))
  const [bar] = barsOf(document)
  if (!screen && isMenuOfDishes(document, /\s(\S+)$/.exec(clause)?.[1] ?? '')) return undefined
  // One that is to be made is another rule's.
  if (!screen)
    return /^(?:add|include)\s.*\b(?:screen|page)\b/i.test(clause)
      ? undefined
      : noScreen(withoutArticle(name))
  if (!bar) return noTabBar
  const tabs = tabsOf(document)
  if (tabs.some((tab) => targetOf(tab) === screen.id)) return refuse(`${screen.name} is a tab already.`)
  if (tabs.length >= mostTabs) return refuse(`A tab bar holds at most ${mostTabs} tabs. Remove one first.`)
  const tab = {
    title: screen.name,
    icon: iconLeadingTo(document, screen.id) ?? 'spark',
    action: { kind: 'screen', screenId: screen.id, transition: 'none' },
  }
  const items: JsonValue[] = [...tabs, tab]
  const commands = changeTabs(document, () => items)
  if (screen.components.some(({ type }) => type === 'navbar')) return commands
  const node: ComponentNode = {
    id: freeId(collectNodeIds(document), 'navbar'),
    type: 'navbar',
    label: bar.label,
    properties: { ...bar.properties, items },
  }
  return [...commands, { type: 'add-component', node, place: placeOn(screen, screen.components.length) }]
}

/** The icon of an entry that leads to a screen already. */
function iconLeadingTo(document: AppDocument, screenId: string): string | undefined {
  return [...walkNodes(document)]
    .flatMap(({ node }) => itemsOf(node))
    .filter((item) => targetOf(item) === screenId)
    .map((item) => textOf(item, 'icon'))
    .find((icon) => icon !== undefined)
}

const fromBar = new RegExp(
  `^(?:remove|delete|hide|take)\\s+(?:the\\s+)?(.+?)\\s+(?:tab|(?:tab\\s+)?(?:from|in|out of|off)\\s+(?:the\\s+)?${tabBar})$`,
  'i',
)

const fromOnly = new RegExp(`\\s(?:from|in|out of|off)\\s+(?:the\\s+)?${tabBar}$`, 'i')

/** "Remove the second tab": the screen stays and is offered on the start screen. */
const removeTab: EditRule = (clause, document) => {
  const name = fromBar.exec(clause)?.[1]
  // "The last item in the menu" is a dish.
  const isDish = isMenuOfDishes(document, /\s(\S+)$/.exec(clause)?.[1] ?? '')
  if (isDish && name !== undefined && findTab(document, name) === undefined) return undefined
  const tabs = tabsOf(document)
  const at = name === undefined ? undefined : findTab(document, name)
  const target = at === undefined ? undefined : targetOf(tabs[at])
  const screen = document.screens.find(({ id }) => id === target)
  if (!screen) return name !== undefined && fromOnly.test(clause) ? noTab(document, name) : undefined
  if (tabs.length <= fewestTabs) return refuse('A tab bar needs at least two tabs.')
  const { startScreenId } = document.app
  if (screen.id === startScreenId) return refuse(`${screen.name} is the first screen and keeps its tab.`)
  return [
    ...changeTabs(document, (all) => all.filter((tab) => targetOf(tab) !== screen.id)),
    entryTo(document, startScreenId, { ...screen, icon: 'next' }, collectNodeIds(document)),
  ]
}

/** A way back from a screen that tabs led away from. */
function wayBack(screen: Screen, taken: Set<string>): Command[] {
  const action = { kind: 'back' }
  const header = screen.components.find(({ type }) => type === 'header')
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
  return [{ type: 'add-component', node, place: placeOn(screen, 0) }]
}

const removeForm = new RegExp(`^(?:remove|delete|hide)\\s+(?:the\\s+)?${tabBar}$`, 'i')

/** "Remove the tab bar": what only it led to is offered on the start screen instead. */
const removeBar: EditRule = (clause, document) => {
  if (!removeForm.test(clause)) return undefined
  const bars = barsOf(document)
  if (bars.length === 0) return refuse('The app has no tab bar.')
  const { startScreenId } = document.app
  const taken = collectNodeIds(document)
  const led = new Set(tabsOf(document).map(targetOf))
  const entries = document.screens
    .filter(({ id }) => led.has(id) && id !== startScreenId)
    .map((screen): Command => {
      const entry = entryTo(document, startScreenId, { ...screen, icon: 'next' }, taken)
      if (entry.type === 'add-component') taken.add(entry.node.id)
      return entry
    })
  const ways = document.screens
    .filter(({ id, components }) => id !== startScreenId && components.some(({ type }) => type === 'navbar'))
    .flatMap((screen): Command[] => wayBack(screen, taken))
  return [...entries, ...ways, ...bars.map(({ id }): Command => ({ type: 'remove-component', id }))]
}

const onlyTabs =
  /^(?:(?:i|we)\s+(?:want|need)\s+|(?:use|have|show|keep|make|add|only)\s+)?(?:only\s+|just\s+)?(?:the\s+)?(?:two|three|four|five|[2-5])?\s*(?:bottom\s+)?tabs(?:\s+only)?\s*(?::|,|\s+(?:like|namely|called))\s*([^"“]{3,120})$/i

/** "I want three tabs only: Trips, Map, Me": those, in that order, and no others. */
const setTabs: EditRule = (clause, document) => {
  const names = listed(onlyTabs.exec(clause)?.[1] ?? '').map(withoutArticle)
  const [bar] = barsOf(document)
  if (
    names.length < fewestTabs ||
    names.length > mostTabs ||
    !bar ||
    !/\b(?:only|just)\b|^tabs/i.test(clause)
  )
    return undefined
  const screens = names.map(
    (name) => findNamedScreen(document, `${name} tab`) ?? findNamedScreen(document, name),
  )
  const missing = names.find((_, index) => screens[index] === undefined)
  if (missing !== undefined) return noScreen(missing)
  const former = tabsOf(document)
  const items = screens.flatMap((screen, index): JsonValue[] => {
    if (!screen) return []
    const tab = former.find((each) => targetOf(each) === screen.id)
    const made = {
      title: capitalise(names[index] ?? screen.name),
      icon: iconLeadingTo(document, screen.id) ?? 'spark',
      action: { kind: 'screen', screenId: screen.id, transition: 'none' },
    }
    return [tab ?? made]
  })
  const taken = collectNodeIds(document)
  const led = new Set(items.map(targetOf))
  const gone = former.map(targetOf).filter((id) => !led.has(id))
  const entries = document.screens
    .filter(({ id }) => gone.includes(id) && id !== document.app.startScreenId)
    .map((screen): Command => {
      const entry = entryTo(document, document.app.startScreenId, { ...screen, icon: 'next' }, taken)
      if (entry.type === 'add-component') taken.add(entry.node.id)
      return entry
    })
  const bars = document.screens
    .filter(({ id, components }) => led.has(id) && !components.some(({ type }) => type === 'navbar'))
    .map((screen): Command => {
      const id = freeId(taken, 'navbar')
      taken.add(id)
      const node: ComponentNode = {
        id,
        type: 'navbar',
        label: bar.label,
        properties: { ...bar.properties, items },
      }
      return { type: 'add-component', node, place: placeOn(screen, screen.components.length) }
    })
  return [...changeTabs(document, () => items), ...entries, ...bars]
}

/** Which tabs there are, and what they look like. */
export const tabRules: readonly EditRule[] = [
  setTabs,
  nameTabs,
  tabIcons,
  tabIcon,
  removeBar,
  addTab,
  removeTab,
]

/** Of one tab by its name, which tells more than where it stands. */
export const namedTabRules: readonly EditRule[] = [renameTab, tabInstead]
