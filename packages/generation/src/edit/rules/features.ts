import { applyCommand, collectNodeIds, type Screen } from '@kwiq/app-model'
import { findType } from '../../model/repair/aliases.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { entryTo } from '../entry-to.ts'
import { findNamedScreen } from '../find-screen.ts'
import { findNamedNode } from '../find-target.ts'
import { startOf } from '../places.ts'
import { type EditRule, refuse } from '../rule.ts'
import { barsOf, mostTabs, tabBar, tabsOf } from '../tabs.ts'
import { addScreen } from './adding-screens.ts'
import { addInfo } from './info-screens.ts'
import { addTab } from './tabs.ts'

/** What a screen of that name would not bring about. */
const noFeature =
  /\b(?:spinner|loader|skeleton|tooltip|popup|pop-up|modal|dialog|animation|toast|snackbar|gradient|shadow|border|padding|margin|space|spacing|ads?|cookies?|seo|analytics|backend|database|api|server|empty state|theme|font|colou?r|language|translation)s?\b/i

const isTabBar = new RegExp(`^${tabBar}$`, 'i')

/** "Add an order history page to the profile": a screen, and the way to it where one said. */
const addScreenTo: EditRule = (written, document) => {
  // "Add a downloads tab" is a screen in the tab bar.
  const clause = written.replace(
    /^(add\s+(?:an?\s+)?(?:new\s+)?(?:["“][^"”]{2,30}["”]|[\p{L} -]{3,30}?))\s+tab$/iu,
    '$1 screen to the tab bar',
  )
  const found =
    /^((?:add|insert|create|include)\s+.{1,60}?\s(?:screen|page)(?:\s+(?:about|with|where)\s.{2,90}?)?)\s+(?:to|on|in|under|from)\s+(?:the\s+)?(.{2,40})$/i.exec(
      clause,
    )
  const isTab = isTabBar.test(found?.[2] ?? '')
  const host = found?.[2] && !isTab ? findNamedScreen(document, found[2]) : startOf(document)
  if (!found?.[1] || !host) return undefined
  const name = /^add\s+(?:an?\s+)?["“]?(.+?)["”]?\s+(?:screen|page)$/i.exec(found[1])?.[1]
  if (isTab && name && findNamedScreen(document, name)) return addTab(`add ${name} to the tab bar`, document)
  const added = addInfo(found[1], document) ?? addScreen(found[1], document)
  if (!Array.isArray(added)) return added
  const screens = added.filter(({ type }) => type === 'add-screen')
  const [made] = screens.flatMap((command) => (command.type === 'add-screen' ? [command.screen] : []))
  if (made && isTab) {
    const [added] = screens.map((command) =>
      command.type === 'add-screen' ? { ...command, screen: asTab(command.screen) } : command,
    )
    const next = added && applyCommand(document, added).document
    const tab = next && addTab(`add ${made.name} to the tab bar`, next)
    return Array.isArray(tab) && added ? [added, ...tab] : tab
  }
  return made && [...screens, entryTo(document, host.id, { ...made, icon: 'next' }, collectNodeIds(document))]
}

/** "Add a tab for absences with a form": its screen is there already, or made with what is told. */
const addTabFor: EditRule = (clause, document) => {
  const [, words = '', parts] =
    /^add\s+(?:an?\s+|another\s+)?(?:new\s+|own\s+|separate\s+)?tab\s+(?:for|with|called|named|to)\s+(?:(?:the|my|our|all)\s+)?["“]?([\p{L} '-]{2,30}?)["”]?(?:\s+with\s+(.{3,120}))?$/iu.exec(
      clause,
    ) ?? []
  if (words === '' || barsOf(document).length === 0) return undefined
  if (findNamedScreen(document, words)) return addTab(`add ${words} to the tab bar`, document)
  const [, fields] = /^(?:an?\s+)?form(?:\s+(?:for|with)|\s*:)?\s*(.+)$/i.exec(parts ?? '') ?? []
  const holding = fields ? ` where people can submit with ${fields}` : parts ? ` with ${parts}` : ''
  const wish = `add a ${words} screen${holding}`
  if (tabsOf(document).length < mostTabs) return addScreenTo(`${wish} to the tab bar`, document)
  const added = addInfo(wish, document) ?? addScreen(wish, document)
  return Array.isArray(added)
    ? {
        commands: added,
        note: `A tab bar holds at most ${mostTabs} tabs, so the first screen leads to the new one.`,
      }
    : added
}

/** Where a tab leads nothing goes back from. */
const asTab = (screen: Screen): Screen => ({
  ...screen,
  components: screen.components.map((node) => {
    if (node.type !== 'header') return node
    const { leading: _leading, ...properties } = node.properties
    return { ...node, properties }
  }),
})

/** "Add a wishlist": what is no component, and nothing of the app, is a screen of its own. */
const addFeature: EditRule = (clause, document) => {
  const name =
    /^(?:add|include|create)\s+(?:an?\s+|the\s+|some\s+|my\s+|our\s+)?([\p{L}'-]{3,20}(?: [\p{L}'-]{2,20}){0,2})$/iu.exec(
      clause,
    )?.[1]
  const last = name?.split(' ').at(-1) ?? ''
  if (!name || /\b(?:to|on|in|of|for|with|and|or|more|that|called|named)\b/i.test(name)) return undefined
  // "Add Shimano Europe": a name is one of something.
  const isName = name.split(' ').every((word) => /^\p{Lu}/u.test(word)) && /^add\s+\p{Lu}/iu.test(clause)
  if (isName && !/^(?:add|include|create)\s+(?:an?|the|some|my|our)\s/i.test(clause))
    return refuse(`Say where: for instance 'Add "${name}" to the list', with what the list is of.`)
  if (
    noFeature.test(name) ||
    name.split(' ').some((word) => findType(toSingular(word.toLowerCase())) === 'button') ||
    findType(last) ||
    findNamedScreen(document, name) ||
    findNamedNode(document, name)
  )
    return undefined
  const added = addScreen(`add a ${name} screen`, document)
  return Array.isArray(added)
    ? {
        commands: added,
        note: `“${capitalise(name)}” is a screen of its own now; the first screen leads to it.`,
      }
    : added
}

/** New parts of an app that no single component is. */
export const screenToRules: readonly EditRule[] = [addTabFor, addScreenTo]
/** Tried when nothing else has understood. */
export const featureRules: readonly EditRule[] = [addFeature]
