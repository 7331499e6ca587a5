import type { AppDocument } from '@kwiq/app-model'
import type { RowWords, ShownRow, Tap } from '@kwiq/catalogue/views'

export interface StackEntry {
  /** Unique in the life of the player. */
  key: string
  screenId: string
  /** The row it was opened from, or the screen it was opened from shows; absent: it is as it was drawn. */
  shown?: ShownRow
}

type Transition = 'slide' | 'fade' | 'none'

/** Where one is in the app, and how one got there. */
export interface Navigation {
  entries: StackEntry[]
  /** Number of the next entry. */
  next: number
  /** The last step: from which entry, how, and whether it went back. */
  step?: { from: StackEntry; transition: Transition; isBack: boolean }
}

/** The start of an app. */
export function startNavigation(screenId: string): Navigation {
  return { entries: [{ key: '0', screenId }], next: 1 }
}

/** The screen one is on. */
export function currentEntry({ entries }: Navigation): StackEntry | undefined {
  return entries.at(-1)
}

/** The screens that any navbar of the app leads to. */
export function rootScreens(document: AppDocument): Set<string> {
  const roots = new Set<string>()
  for (const screen of document.screens) {
    for (const node of screen.components) {
      const items = node.type === 'navbar' ? node.properties.items : undefined
      if (!Array.isArray(items)) continue
      for (const item of items) {
        const action = typeof item === 'object' && item !== null && !Array.isArray(item) ? item.action : null
        const screenId =
          typeof action === 'object' && action !== null && !Array.isArray(action) ? action.screenId : null
        if (typeof screenId === 'string') roots.add(screenId)
      }
    }
  }
  return roots
}

/**
 * One step on. A screen of the navbar replaces everything (from another such screen it fades, from a deeper one it goes
 * back); other screens are put on top; `back` at the bottom stays. An action that leads to the same screen,
 * or out of the app, changes nothing, unless it is the tap of another row than the one it shows.
 */
export function navigate(
  navigation: Navigation,
  action: Tap,
  roots: ReadonlySet<string>,
  samples: ReadonlyMap<string, RowWords> = new Map(),
): Navigation {
  const from = currentEntry(navigation)
  if (!from || action.kind === 'link') return navigation
  if (action.kind === 'back') {
    if (navigation.entries.length < 2) return navigation
    return {
      ...navigation,
      entries: navigation.entries.slice(0, -1),
      step: { from, transition: 'slide', isBack: true },
    }
  }
  const isRoot = roots.has(action.screenId)
  const shown = isRoot ? undefined : shownAfter(from, action, samples.get(action.screenId))
  if (action.screenId === from.screenId && shown?.row.title === from.shown?.row.title) return navigation
  const entry: StackEntry = {
    key: String(navigation.next),
    screenId: action.screenId,
    ...(shown && { shown }),
  }
  const isBetweenRoots = isRoot && roots.has(from.screenId)
  const usual: Transition = isBetweenRoots ? 'fade' : 'slide'
  return {
    entries: isRoot ? [entry] : [...navigation.entries, entry],
    next: navigation.next + 1,
    step: { from, transition: action.transition ?? usual, isBack: isRoot && !isBetweenRoots },
  }
}

/** What the screen that a tap leads to shows: the row tapped, if it was drawn with one, else what the last one showed. */
function shownAfter(from: StackEntry, { row }: { row?: RowWords }, sample?: RowWords): ShownRow | undefined {
  if (!row || !sample) return from.shown
  return row.title === sample.title ? undefined : { sample, row }
}

/** What a change of the page's history leads to: the screens that entry kept. */
export function restoreEntries(
  navigation: Navigation,
  entries: StackEntry[],
  isBack: boolean,
  roots: ReadonlySet<string>,
): Navigation {
  const from = currentEntry(navigation)
  const to = entries.at(-1)
  if (!from || !to || from.key === to.key) return navigation
  const isBetweenRoots = roots.has(from.screenId) && roots.has(to.screenId)
  const next = Math.max(navigation.next, ...entries.map(({ key }) => Number(key) + 1))
  return { entries, next, step: { from, transition: isBetweenRoots ? 'fade' : 'slide', isBack } }
}
