import { useEffect, useRef } from 'react'
import { type Navigation, restoreEntries, type StackEntry, startNavigation } from './navigation.ts'

/** What an entry of the page's history keeps. */
interface Place {
  /** How many of the app's entries lie before it. */
  index: number
  /** The screen of the first of them. */
  first: string
  /** The screens one is on, the shown one last. */
  entries: StackEntry[]
}

interface PageHistoryOptions {
  /** Off: the page's history is left alone, as in a preview, which stands in a page of ours. */
  isOn: boolean
  navigation: Navigation
  /** The screens of the navbar. */
  roots: ReadonlySet<string>
  onMove: (change: (known: Navigation) => Navigation) => void
}

/**
 * Lets the device's Back go back in the app: each screen put on top is an entry of the page's history. The screens
 * of the navbar share one entry above the start, so that Back leads from any of them to the start and from there
 * out, as people know it. Returns the way to go on to another navigation.
 */
export function usePageHistory(options: PageHistoryOptions): (next: Navigation) => void {
  const { isOn } = options
  const latest = useRef(options)
  /** What is to be shown when the page's history has gone back as far as was asked. */
  const awaited = useRef<Navigation | null>(null)
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    if (!isOn) return undefined
    const start = latest.current.navigation
    if (!readPlace(history.state)) write('replaceState', 0, shownScreen(start), start)
    let index = readPlace(history.state)?.index ?? 0
    const onPopState = ({ state }: PopStateEvent) => {
      const place = readPlace(state)
      const wanted = awaited.current
      awaited.current = null
      if (!place) return
      if (wanted) write('replaceState', place.index, place.first, wanted)
      const isBack = place.index < index
      index = place.index
      const { onMove, roots } = latest.current
      onMove((known) => wanted ?? restoreEntries(known, place.entries, isBack, roots))
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [isOn])

  return (next) => {
    const { navigation, onMove } = latest.current
    const { index, first } = readPlace(history.state) ?? { index: 0, first: shownScreen(navigation) }
    const rise = next.entries.length - navigation.entries.length
    if (rise > 0) write('pushState', index + 1, first, next)
    else if (rise < 0 && isPrefix(next.entries, navigation.entries) && index > 0) {
      history.back()
      return
    } else {
      const place = shownScreen(next) === first ? 0 : 1
      if (index > place) {
        awaited.current = next
        history.go(place - index)
        return
      }
      write(index < place ? 'pushState' : 'replaceState', place, first, next)
    }
    onMove(() => next)
  }
}

/** Where the page's history says one is, as after a reload; else a screen of the app its address names, or the start. */
export function navigationOfPage(startScreenId: string, isScreen: (id: string) => boolean): Navigation {
  const place = readPlace(history.state)
  if (place && place.entries.length > 0 && place.entries.every(({ screenId }) => isScreen(screenId))) {
    const start = startNavigation(startScreenId)
    return {
      entries: place.entries,
      next: Math.max(start.next, ...place.entries.map(({ key }) => Number(key) + 1)),
    }
  }
  const named = decodeName(location.hash.replace(/^#\/?/, '') || location.pathname.slice(1))
  return startNavigation(isScreen(named) ? named : startScreenId)
}

function decodeName(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

const shownScreen = ({ entries }: Navigation): string => entries.at(-1)?.screenId ?? ''

function isPrefix(entries: readonly StackEntry[], of: readonly StackEntry[]): boolean {
  return entries.every(({ key }, index) => of[index]?.key === key)
}

function write(how: 'pushState' | 'replaceState', index: number, first: string, next: Navigation): void {
  const place: Place = { index, first, entries: next.entries }
  history[how]({ kwiqPlace: place }, '', `#/${encodeURIComponent(shownScreen(next))}`)
}

function readPlace(state: unknown): Place | null {
  if (typeof state !== 'object' || state === null || !('kwiqPlace' in state)) return null
  // Only `write` makes this key, and the states of a page's history are its own.
  return state.kwiqPlace as Place
}
