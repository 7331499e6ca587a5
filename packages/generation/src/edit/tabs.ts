import {
  type AppDocument,
  type Command,
  type ComponentNode,
  type JsonValue,
  walkNodes,
} from '@kwiq/app-model'
import { toSingular } from '../words/forms.ts'
import { itemsOf, targetOf, textOf } from './entry.ts'
import { findNamedScreen } from './find-screen.ts'
import { type EditOutcome, refuse } from './rule.ts'
import { indexOfOrdinal, withoutArticle } from './words.ts'

export const fewestTabs = 2
export const mostTabs = 5

/** Ways to say tab bar, to be put into a pattern. */
export const tabBar =
  '(?:tab bar|bottom tabs|tabs|(?:main |bottom )?navigation(?: bar)?|nav ?bar|(?:main |bottom )?menu|bottom bar)'

/** Whether "the menu" is what one eats, and no bar of tabs. */
export const isMenuOfDishes = (document: AppDocument, words: string): boolean =>
  /^(?:the\s+|our\s+|my\s+)?menu$/i.test(words) &&
  (findNamedScreen(document, 'menu') !== undefined ||
    [...walkNodes(document)].some(
      ({ node }) => node.type === 'list' && /\b(?:menu|dishes|drinks|meals)\b/i.test(node.label),
    ))

export const noTabBar: EditOutcome = refuse('The app has no tab bar. Try "Add a tab bar".')

export const barsOf = (document: AppDocument): ComponentNode[] =>
  [...walkNodes(document)].map(({ node }) => node).filter(({ type }) => type === 'navbar')

/** The tabs of the app: every bar has the same. */
export function tabsOf(document: AppDocument): JsonValue[] {
  const [bar] = barsOf(document)
  return bar ? itemsOf(bar) : []
}

/** Commands that change the tabs of every bar. */
export function changeTabs(
  document: AppDocument,
  change: (tabs: JsonValue[]) => readonly JsonValue[],
): Command[] {
  return barsOf(document).flatMap((bar): Command[] => {
    const tabs = itemsOf(bar)
    const next = change(tabs)
    return next === tabs ? [] : [{ type: 'set-properties', id: bar.id, set: { items: [...next] } }]
  })
}

export const tabTitle = (tab: JsonValue | undefined): string => textOf(tab, 'title') ?? ''

/** Who names a tab that is not there is told which are. */
export const noTab = (document: AppDocument, name: string): EditOutcome =>
  refuse(
    `There is no tab named ${withoutArticle(name).replace(/\s+tabs?$/i, '')}. The tabs are ${tabsOf(document).map(tabTitle).join(', ')}.`,
  )

/** The index of the tab one names: by its place, its title or the screen it leads to. */
export function findTab(document: AppDocument, name: string): number | undefined {
  const tabs = tabsOf(document)
  const words = name.toLowerCase().replace(/\s+(?:tab|screen|page|list)$/, '')
  // "The stats" may be figures, "the stats tab" is a screen.
  const screen = findNamedScreen(document, words) ?? findNamedScreen(document, `${words} tab`)
  const named = tabs.findIndex(
    (tab) => tabTitle(tab).toLowerCase() === words || (screen !== undefined && targetOf(tab) === screen.id),
  )
  // "The chat tab" is the one called Chats, whatever else is a chat.
  const alike = tabs.findIndex((tab) => toSingular(tabTitle(tab).toLowerCase()) === toSingular(words))
  // "The map" is the tab with a map on it, whatever it is called.
  const icon = words.replace(/^(?:the|my|our)\s+/, '')
  const drawn = tabs.findIndex((tab) => textOf(tab, 'icon') === icon)
  const index = indexOfOrdinal(words, tabs.length) ?? [named, alike, drawn].find((each) => each >= 0) ?? -1
  return index < 0 || index >= tabs.length ? undefined : index
}
