import { type Href, useLocalSearchParams, useRouter } from 'expo-router'
import { useCallback, useState } from 'react'
import { Linking } from 'react-native'
import type { Action } from './components/model'
import { rowFields, rowWords, type RowWords, type ShownRow, type Tap } from './components/rows/row-words'
import { mainScreens, type ScreenPath, startScreen } from './routes'

export type { ScreenPath } from './routes'

/** A tap that leads to a screen. Absent `transition`: screens slide, and fade between those of the navbar. */
export function goTo(path: ScreenPath, transition?: 'slide' | 'fade' | 'none'): Action {
  return { kind: 'screen', path, transition }
}

/** A tap that leads back to where one came from. */
export const goBack: Action = { kind: 'back' }

/** A tap that opens a web page, mail or telephone in its program. */
export function openLink(href: string): Action {
  return { kind: 'link', href }
}

/**
 * The row of a list that a screen shows as long as it is open: the one it was opened from, or the one that the
 * screen before it showed. `sample` is the row it is drawn with. Undefined: it stays as it is drawn.
 */
export function useShownRow(sample: RowWords | undefined): ShownRow | undefined {
  const params = useLocalSearchParams<Record<string, string>>()
  const [shown] = useState(() => {
    const row = readWords(params, rowPrefix)
    const drawn = params[`${samplePrefix}title`] ? readWords(params, samplePrefix) : sample
    return row.title && drawn && drawn.title !== row.title ? { sample: drawn, row } : undefined
  })
  return shown
}

/** The screen from which one came to this one; undefined for those of the navbar. */
export function useOrigin(): string | undefined {
  return useLocalSearchParams<Record<string, string>>().from
}

const rowPrefix = 'row.'
const samplePrefix = 'sample.'

function readWords(params: Readonly<Record<string, string | undefined>>, prefix: string): RowWords {
  return rowWords(Object.fromEntries(rowFields.map((field) => [field, params[prefix + field]])))
}

function writeWords(words: RowWords | undefined, prefix: string): Record<string, string> {
  return Object.fromEntries(Object.entries(words ?? {}).map(([field, text]) => [prefix + field, text]))
}

const isMain = (path: ScreenPath) => mainScreens.has(path)

/**
 * Does what a tap on the screen at `from` asks for. The screens of the navbar lie beside each other, right above the
 * start screen: going to one of them leaves whatever was opened. Other screens are put on top, and are told which row
 * of a list was tapped.
 */
export function usePerform(from: ScreenPath, shown?: ShownRow): (tap: Tap | undefined) => void {
  const router = useRouter()
  return useCallback(
    (action) => {
      switch (action?.kind) {
        case undefined:
          return
        case 'link':
          if (/^(?:https?:\/\/[^\s/]|tel:|mailto:)/i.test(action.href)) void Linking.openURL(action.href)
          return
        case 'back':
          if (!isMain(from) && router.canGoBack()) router.back()
          return
        case 'screen': {
          const { path, transition, row } = action
          if (path === from && (!row || row.title === shown?.row.title)) return
          const params = row
            ? { from, ...writeWords(row, rowPrefix) }
            : { from, ...writeWords(shown?.row, rowPrefix), ...writeWords(shown?.sample, samplePrefix) }
          animations.set(path, transition ?? (isMain(path) && isMain(from) ? 'fade' : 'slide'))
          const href: Href = path
          if (!isMain(path)) router.push({ pathname: path, params })
          else if (path === startScreen) router.dismissTo(href)
          else if (isMain(from) && from !== startScreen) router.replace(href)
          else {
            if (from !== startScreen && router.canDismiss()) router.dismissAll()
            router.push(href)
          }
        }
      }
    },
    [from, router, shown],
  )
}

const animations = new Map<string, 'slide' | 'fade' | 'none'>()
const stackAnimations = { slide: 'default', fade: 'fade', none: 'none' } as const

/** How the screen of a route comes in, as the tap that led to it has it; those of the navbar are not swiped away. */
export function entranceOf(routeName: string) {
  const path = routeName === 'index' ? '/' : `/${routeName}`
  const isSwiped = ![...mainScreens].some((main) => main === path)
  return { animation: stackAnimations[animations.get(path) ?? 'slide'], gestureEnabled: isSwiped }
}

const scrolls = new Map<ScreenPath, number>()

/** Where a screen of the navbar was scrolled to when it was left; other screens begin at their top. */
export function scrollOf(path: ScreenPath): { read: () => number; write: (y: number) => void } {
  return {
    read: () => scrolls.get(path) ?? 0,
    write: (y) => {
      if (isMain(path)) scrolls.set(path, y)
    },
  }
}
