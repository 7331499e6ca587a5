import type { AppDocument, Screen } from '@kwiq/app-model'

/** Where a screen lies in an exported project. */
export interface ScreenPlace {
  screen: Screen
  /** Its route: `/`, `/my-orders`. */
  path: string
  /** Its file under app/, without ending: `index`, `my-orders`. */
  file: string
  /** Its component: `MyOrdersScreen`. */
  component: string
}

/** Names that expo-router, its web server or Windows keep to themselves. */
const taken = (
  'index assets expo sitemap not-found html layout favicon fonts api node-modules con prn aux nul ' +
  Array.from({ length: 10 }, (_, at) => `com${at} lpt${at}`).join(' ')
).split(' ')

/** Longest name of a file, well under what file systems take. */
const longest = 40

/**
 * Where the screens of an app lie, the start screen first. Names in other writings than Latin, and names that say
 * nothing, become `screen-2` and so on by their place in the app; no two are equal, also not where case is not told apart.
 */
export function placeScreens(document: AppDocument): ScreenPlace[] {
  const { app } = document
  const screens = document.screens.length > 0 ? document.screens : [emptyScreen]
  const start = screens.find(({ id }) => id === app.startScreenId) ?? screens[0]
  const used = new Set(taken)
  const places = screens.map((screen, index): ScreenPlace => {
    const words = plainWords(screen.name)
    const isStart = screen === start
    const file = isStart
      ? 'index'
      : freeName(words.join('-').slice(0, longest).replace(/-$/, '') || `screen-${index + 1}`, used)
    const component = `${(words.length > 0 ? words : ['App', String(index + 1)]).map(capital).join('').slice(0, longest)}Screen`
    return {
      screen,
      path: isStart ? '/' : `/${file}`,
      file,
      component:
        /^[A-Z]/.test(component) && component !== 'Screen' && component !== 'ScreenScreen'
          ? component
          : `App${component}`,
    }
  })
  return places.toSorted((one, other) => Number(other.path === '/') - Number(one.path === '/'))
}

/** What an app without screens opens with. */
const emptyScreen: Screen = { id: 'start', name: 'Start', components: [] }

function freeName(name: string, used: Set<string>): string {
  let free = name
  for (let number = 2; used.has(free); number += 1) free = `${name}-${number}`
  used.add(free)
  return free
}

/** The words of a name as far as they are a to z and 0 to 9, accents taken off. */
export function plainWords(name: string): string[] {
  return (
    name
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  )
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
