import type { AppDocument, JsonValue, Screen } from '@kwiq/app-model'
import { targetOf } from '../entry.ts'
import { findNamedScreen } from '../find-screen.ts'
import { placeMeant } from '../plainly/app-parts.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { changeTabs, findTab, mostTabs, tabBar, tabsOf, tabTitle } from '../tabs.ts'

const whose = '(?:the\\s+|our\\s+|my\\s+)?'
const name = "[\\p{L}' -]{2,28}?"
const kind = '(?:\\s+(?:screen|page|tab))?'
const inBar = `(?:\\s+(?:in|on|of|within)\\s+(?:the\\s+)?${tabBar})`
const beside = [
  `^${whose}(?<what>${name})${kind}\\s+(?:should|must|has to|needs to|ought to)\\s+(?:come|be|go|stand|appear)\\s+(?:right\\s+)?(?<where>before|after|left of|right of)\\s+${whose}(?<other>${name})${kind}${inBar}$`,
  `^(?:put|move|place|show|shift)\\s+${whose}(?<what>${name})${kind}\\s+(?:right\\s+)?(?<where>before|after|left of|right of)\\s+${whose}(?<other>${name})${kind}${inBar}$`,
  `^(?:put|move|place|shift)\\s+${whose}(?<what>${name})\\s+tab\\s+(?:right\\s+)?(?<where>before|after|left of|right of)\\s+${whose}(?<other>${name})(?:\\s+tab)?$`,
].map((form) => new RegExp(form, 'iu'))
const first = [
  `^(?:put|move|place|show)\\s+${whose}(?<what>${name})(?:\\s+tab)?\\s+(?:(?:as\\s+the\\s+)?(?<where>first|last)|to\\s+the\\s+(?<place>front|start|beginning|end))${inBar}?$`,
  `^(?:put|move|place|make|turn)\\s+${whose}(?<what>${name})(?:\\s+tab)?\\s+(?:to\\s+(?:be\\s+)?|as\\s+|into\\s+)?(?:the\\s+)?(?<where>first|last)\\s+(?:tab|place (?:in|of) (?:the\\s+)?${tabBar})$`,
  `^${whose}(?<what>${name})(?:\\s+tab)?\\s+(?:should|must|has to|needs to)\\s+(?:come|be|go|stand|appear)\\s+(?:the\\s+)?(?<where>first|last)(?:\\s+(?:one|tab|item|entry))?${inBar}?$`,
].map((form) => new RegExp(form, 'iu'))

const screenMeant = (document: AppDocument, words: string): Screen | undefined =>
  findNamedScreen(document, words) ??
  findNamedScreen(document, `${words} screen`) ??
  placeMeant(document, words)

/** The tab of what is named, or a new one where it is a screen that has none; undefined for anything else. */
function tabMeant(document: AppDocument, words: string): JsonValue | undefined {
  const tabs = tabsOf(document)
  const at = findTab(document, words)
  if (at !== undefined) return tabs[at]
  const screen = screenMeant(document, words)
  if (!screen) return undefined
  return (
    tabs.find((tab) => targetOf(tab) === screen.id) ?? {
      title: screen.name,
      icon: 'list',
      action: { kind: 'screen', screenId: screen.id, transition: 'none' },
    }
  )
}

/** Commands that put a tab at a place among the others. */
function withTabAt(
  document: AppDocument,
  tab: JsonValue,
  placeIn: (others: readonly JsonValue[]) => number,
): EditOutcome {
  const isNew = !tabsOf(document).includes(tab)
  if (isNew && tabsOf(document).length >= mostTabs)
    return refuse(
      `A tab bar holds at most ${mostTabs} tabs, and ${tabTitle(tab)} is none of them. Try "Remove the ${tabTitle(tabsOf(document).at(-1))} tab" before.`,
    )
  const target = targetOf(tab)
  return {
    commands: changeTabs(document, (tabs) => {
      const others = tabs.filter((each) => targetOf(each) !== target)
      const at = placeIn(others)
      const own = tabs.find((each) => targetOf(each) === target) ?? tab
      return [...others.slice(0, at), own, ...others.slice(at)]
    }),
  }
}

/** "The shopping list should come before the meal plan in the navigation": what is no tab yet becomes one. */
const tabBeside: EditRule = (clause, document): EditOutcome | undefined => {
  const found = beside.map((form) => form.exec(clause)?.groups).find(Boolean)
  if (!found?.what || !found.other || tabsOf(document).length === 0) return undefined
  const tab = tabMeant(document, found.what)
  const other = tabMeant(document, found.other)
  if (!tab || !other || targetOf(tab) === targetOf(other)) return undefined
  if (!tabsOf(document).some((each) => targetOf(each) === targetOf(other)))
    return refuse(`${tabTitle(other)} is no tab. The tabs are ${tabsOf(document).map(tabTitle).join(', ')}.`)
  const isBefore = /^(?:before|left)/i.test(found.where ?? '')
  return withTabAt(document, tab, (others) => {
    const at = others.findIndex((each) => targetOf(each) === targetOf(other))
    return isBefore ? at : at + 1
  })
}

/** "Put the schedule first": of the tabs, where nothing on the first screen is called so. */
const tabFirst: EditRule = (clause, document): EditOutcome | undefined => {
  const found = first.map((form) => form.exec(clause)?.groups).find(Boolean)
  // A screen that comes first is the one the app opens with.
  if (!found?.what || /\b(?:screen|page)$/i.test(found.what) || tabsOf(document).length === 0)
    return undefined
  const isOfBar = new RegExp(`${inBar}$|\\btab\\b`, 'iu').test(clause)
  const at = findTab(document, found.what)
  const tab = at === undefined ? (isOfBar ? tabMeant(document, found.what) : undefined) : tabsOf(document)[at]
  if (!tab) return undefined
  const isLast = /^(?:last|end)$/i.test(found.where ?? found.place ?? '')
  return withTabAt(document, tab, (others) => (isLast ? others.length : 0))
}

/** Tabs told by what stands beside them, or at an end of the bar. */
export const placedTabRules: readonly EditRule[] = [tabBeside, tabFirst]
