import { type AppDocument, type Command, type JsonValue, walkNodes } from '@kwiq/app-model'
import { findNamedScreen } from '../find-target.ts'
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

export const tabOrderRules: readonly EditRule[] = [moveTab, reverseTabs]
