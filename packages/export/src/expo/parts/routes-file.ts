import { printValue, quote } from '../print/print-value.ts'
import type { ScreenPlace } from '../screens/screen-paths.ts'

/** routes.ts: the routes there are, as a type, and those of the navbar. */
export function writeRoutes(places: readonly ScreenPlace[], main: readonly string[]): string {
  const routes = places.map(({ path }) => quote(path))
  const flat = `export type ScreenPath = ${routes.join(' | ')}`
  const type =
    flat.length <= 110
      ? flat
      : `export type ScreenPath =\n${routes.map((route) => `  | ${route}`).join('\n')}`
  const head = 'export const mainScreens: ReadonlySet<ScreenPath> = new Set<ScreenPath>('
  return `/** The route of each screen: the files of app/. */
${type}

export const startScreen: ScreenPath = '/'

/** Screens of the navbar. */
${head}${printValue(main, 0, head.length, 1)})
`
}
