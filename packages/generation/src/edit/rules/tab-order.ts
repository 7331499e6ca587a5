import { type Command, walkComponents } from '@kwiq/app-model'
import { applyQuietly } from '../apply-quietly.ts'
import { targetOf } from '../entry.ts'
import { findNamedScreen } from '../find-screen.ts'
import { findNamedNode } from '../find-target.ts'
import { startOf } from '../places.ts'
import { type EditRule, refuse } from '../rule.ts'
import { barsOf, changeTabs, findTab, mostTabs, noTab, noTabBar, tabBar, tabsOf, tabTitle } from '../tabs.ts'
import { indexOfOrdinal, listed, ordinal } from '../words.ts'
import { addTab } from './tabs.ts'

const edge = '(?:very\\s+)?(end|start|front|beginning|left|right)'
const movings = [
  `^(?:move|put|bring)\\s+(?:the\\s+)?(.{1,40}?)(?:\\s+tab)?\\s+(?:to|at)\\s+the\\s+${edge}\\s+(?:of|in)\\s+(?:the\\s+)?${tabBar}$`,
  `^(?:move|put|bring)\\s+(?:the\\s+)?(.{1,40}?)\\s+tab\\s+(?:to|at)\\s+the\\s+${edge}$`,
  `^(?:move|put|bring|show|make|have)\\s+(?:the\\s+)?(.{1,40}?)(?:\\s+tab)?\\s+(last|first)\\s+in\\s+(?:the\\s+)?${tabBar}$`,
  `^(?:make|put|move)\\s+(?:the\\s+)?(.{1,40}?)\\s+(?:(?:as|to|into|in|at)\\s+)?the\\s+(${ordinal})\\s+(?:(?:position|place|spot|slot)\\s+(?:in|of|on)\\s+(?:the\\s+)?${tabBar}|tab(?:\\s+(?:position|place|spot|slot))?|in the (?:tab bar|navigation))$`,
].map((form) => new RegExp(form, 'i'))

const firstForm = /^(?:move|put|bring)\s+(?:the\s+)?([^"“]{2,30}?)\s+first$/i

/** "Move bookings first": the tab, where nothing on the first screen is called so. */
const tabFirst: EditRule = (clause, document) => {
  const [, name = ''] = firstForm.exec(clause) ?? []
  const isTab = name !== '' && findTab(document, name) !== undefined
  return isTab && !findNamedNode(document, name, document.app.startScreenId)
    ? moveTab(`make ${name} the first tab`, document)
    : undefined
}

const edgeForm =
  /^(?:move|put|bring)\s+(?:the\s+)?([^"“]{2,30}?)(?:\s+last|\s+(?:to|at)\s+the\s+(?:very\s+)?(end|start|front|beginning))$/i

/** "Move Orders to the end": the tab that is called just so. */
const tabToEdge: EditRule = (clause, document) => {
  const [, name = '', side = 'end'] = edgeForm.exec(clause) ?? []
  const isTab = tabsOf(document).some((tab) => tabTitle(tab).toLowerCase() === name.toLowerCase())
  const isPart = [...walkComponents(startOf(document)?.components ?? [])].some(
    ({ label }) => label.toLowerCase() === name.toLowerCase(),
  )
  return isTab && !isPart
    ? moveTab(`make ${name} the ${side === 'end' ? 'last' : 'first'} tab`, document)
    : undefined
}

/** "Move Messages to the end of the tab bar", "make Saved the second tab". */
const moveTab: EditRule = (clause, document) => {
  const found = movings.map((form) => form.exec(clause)).find(Boolean)
  if (!found?.[1] || !found[2]) return undefined
  if (barsOf(document).length === 0) return noTabBar
  const tabs = tabsOf(document)
  const at = findTab(document, found[1])
  const own = at === undefined ? undefined : tabs[at]
  // A screen that is no tab yet becomes one.
  const screen = own === undefined ? findNamedScreen(document, found[1]) : undefined
  if (screen && tabs.length < mostTabs) {
    const added = addTab(`add ${screen.name} to the tab bar`, document)
    let next = document
    for (const command of Array.isArray(added) ? added : []) next = applyQuietly(next, command)
    // A bar that is locked stays as it is.
    if (findTab(next, screen.name) === undefined) return added
    const moved = Array.isArray(added) ? moveTab(`make ${screen.name} the ${found[2]} tab`, next) : added
    return Array.isArray(added) && Array.isArray(moved) ? [...added, ...moved] : added
  }
  if (own === undefined) return noTab(document, found[1])
  const rest = tabs.filter((tab) => tab !== own)
  const place = /end|right/i.test(found[2]) ? rest.length : (indexOfOrdinal(found[2], tabs.length) ?? 0)
  const next = rest.toSpliced(place, 0, own)
  return changeTabs(document, () => next)
}

const newBesideForm = new RegExp(
  `^(?:move|put|add|show|place|have)\\s+(?:the\\s+)?([^"“]{2,30}?)(?:\\s+tab)?(?:\\s+(?:to|in|into|on)\\s+(?:the\\s+)?${tabBar})?,?\\s+(between|after|behind|before|next to|(?:to the )?(?:right|left) of)\\s+(?:the\\s+)?([^"“]{2,30}?)(?:\\s+and\\s+(?:the\\s+)?[^"“]{2,30}?)?(?:\\s+tabs?)?(?:\\s+(?:in|on)\\s+(?:the\\s+)?${tabBar})?$`,
  'i',
)
const places = ['first', 'second', 'third', 'fourth', 'fifth']

/** "Move the list to the tab bar between Search and Saved": the tab after the one that is named first. */
const newTabBeside: EditRule = (clause, document) => {
  const [, name = '', where = '', other = ''] = newBesideForm.exec(clause) ?? []
  const isOfTabs = new RegExp(tabBar, 'i').test(clause) || /\btabs?\b/i.test(clause)
  if (name === '' || !isOfTabs) return undefined
  const rest = tabsOf(document).filter((_, index) => index !== findTab(document, name))
  const at = rest.findIndex((tab) => tabTitle(tab).toLowerCase() === other.toLowerCase())
  const place = places[/before|left/i.test(where) ? at : at + 1]
  return at < 0 || place === undefined ? undefined : moveTab(`make ${name} the ${place} tab`, document)
}

/** "Reverse the order of the tabs". */
const reverseTabs: EditRule = (clause, document) => {
  if (
    !/^(?:swap|reverse|flip|invert|turn around)\s+(?:the\s+)?(?:order of (?:the\s+)?tabs|tab order|tabs)$/i.test(
      clause,
    )
  )
    return undefined
  return barsOf(document).length === 0 ? noTabBar : changeTabs(document, (tabs) => tabs.toReversed())
}

const swapForms = [
  `^(?:swap|switch|exchange)\\s+(?:the\\s+)?(${ordinal})(?:\\s+tab)?\\s+(?:and|with)\\s+(?:the\\s+)?(${ordinal})\\s+tabs?$`,
  `^(?:swap|switch|exchange)\\s+(?:the\\s+)?(.{2,30}?)\\s+(?:and|with)\\s+(?:the\\s+)?(.{2,30}?)\\s+in\\s+(?:the\\s+)?${tabBar}$`,
  `^(?:swap|switch|exchange)\\s+(?:the\\s+)?(.{2,30}?)(?:\\s+tab)?\\s+(?:and|with)\\s+(?:the\\s+)?(.{2,30}?)\\s+tabs?$`,
].map((form) => new RegExp(form, 'i'))

/** "Swap the second and third tab", "swap Search and Library in the tab bar". */
const swapTabs: EditRule = (clause, document) => {
  const pair = swapForms.map((form) => form.exec(clause)).find(Boolean)
  if (!pair) return undefined
  if (barsOf(document).length === 0) return noTabBar
  const [one, other] = pair.slice(1).map((name) => findTab(document, name))
  if (one === undefined || other === undefined || one === other)
    return refuse(`The tabs are ${tabsOf(document).map(tabTitle).join(', ')}.`)
  return changeTabs(document, (tabs) => {
    const [first, second] = [tabs[one], tabs[other]]
    return first === undefined || second === undefined ? tabs : tabs.with(one, second).with(other, first)
  })
}

const besideForms = [
  `^(?:move|put)\\s+(?:the\\s+)?(.{2,40}?)(?:\\s+tab)?\\s+(before|after|behind|left of|right of|next to)\\s+(?:the\\s+)?(.{2,30}?)(?:\\s+tab|\\s+in\\s+(?:the\\s+)?${tabBar})$`,
  `^(?:move|put)\\s+(?:the\\s+)?(.{2,40}?)\\s+tab\\s+(before|after|behind|left of|right of|next to)\\s+(?:the\\s+)?(.{2,30}?)$`,
].map((form) => new RegExp(form, 'i'))

/** "Put Settings before Completed in the tab bar": only the tabs. */
const tabBeside: EditRule = (clause, document) => {
  const found = besideForms.map((form) => form.exec(clause)).find(Boolean)
  if (!found?.[1] || !found[2] || !found[3]) return undefined
  const tabs = tabsOf(document)
  const own = tabs[findTab(document, found[1]) ?? -1]
  const other = tabs[findTab(document, found[3]) ?? -1]
  if (own === undefined || other === undefined || own === other)
    return refuse(`The tabs are ${tabs.map(tabTitle).join(', ')}.`)
  const rest = tabs.filter((tab) => tab !== own)
  const next = rest.toSpliced(rest.indexOf(other) + (/before|left/i.test(found[2]) ? 0 : 1), 0, own)
  return changeTabs(document, () => next)
}

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
  const wanted = listed(found[1])
    .map((words) =>
      findNamedScreen(document, words.replace(/\s+(?:first|second|third|last)$|^then\s+/gi, '')),
    )
    .flatMap((screen) => tabs.filter((tab) => screen !== undefined && targetOf(tab) === screen.id))
  const ordered = [...new Set([...wanted, ...tabs])]
  if (wanted.length === 0 || ordered.every((tab, index) => tab === tabs[index]))
    return refuse(`The tabs are ${tabs.map(tabTitle).join(', ')}; nothing of that is to be moved.`)
  return changeTabs(document, () => ordered)
}

/** "Swap Home and Stats", "swap the first two screens": their order and that of their tabs. */
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
    ...changeTabs(document, (tabs) => {
      const first = tabs.findIndex((tab) => targetOf(tab) === one.id)
      const second = tabs.findIndex((tab) => targetOf(tab) === other.id)
      const [left, right] = [tabs[first], tabs[second]]
      return left === undefined || right === undefined ? tabs : tabs.with(first, right).with(second, left)
    }),
  ]
}

/** "Move Orders before Recipes": the screens and their tabs. */
const moveScreen: EditRule = (clause, document) => {
  const found = /^(?:move|put)\s+(.+?)\s+(before|after|behind|in front of)\s+(.+)$/i.exec(clause)
  const screen = found?.[1] ? findNamedScreen(document, found[1]) : undefined
  const other = found?.[3] ? findNamedScreen(document, found[3]) : undefined
  if (!found?.[2] || !screen || !other || screen === other) return undefined
  const shift = /after|behind/i.test(found[2]) ? 1 : 0
  const isTab = ({ id }: { id: string }) => tabsOf(document).some((tab) => targetOf(tab) === id)
  const rest = document.screens.filter(({ id }) => id !== screen.id)
  const index = rest.findIndex(({ id }) => id === other.id) + shift
  const reorder: Command = { type: 'reorder-screen', screenId: screen.id, index }
  // Only the order of tabs is seen in the app.
  if (isTab(other) && !isTab(screen))
    return {
      commands: [reorder],
      note: `${screen.name} is no tab, so its place changed in the list of screens alone. Try "Put ${screen.name} in the tab bar".`,
    }
  return [
    reorder,
    ...changeTabs(document, (tabs) => {
      const own = tabs.find((tab) => targetOf(tab) === screen.id)
      const left = tabs.filter((tab) => tab !== own)
      const beside = left.findIndex((tab) => targetOf(tab) === other.id)
      return own === undefined || beside < 0 ? tabs : left.toSpliced(beside + shift, 0, own)
    }),
  ]
}

/** In which order the tabs stand, and the screens they lead to. */
export const tabOrderRules: readonly EditRule[] = [
  newTabBeside,
  moveTab,
  tabFirst,
  tabToEdge,
  reverseTabs,
  swapTabs,
  tabBeside,
  orderTabs,
  swapScreens,
  moveScreen,
]
