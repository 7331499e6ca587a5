import { withBar } from './bottom-bar.ts'
import { type Places, withPlaces } from './named-places.ts'
import { type DictatedScreen, type Part, partsOf } from './part.ts'
import { limited, mergeLists, settled, withCards } from './settle-parts.ts'
import { titled, withNamedInputs, withPictured, withSummaries, withTabContent } from './settle-screen.ts'

const mostParts = 24

/** The screens when all of them are read: each with its title and its parts, in the order the text lists them. */
export function settledScreens(
  screens: readonly DictatedScreen[],
  appName: string,
  places: Places | undefined,
): DictatedScreen[] {
  const own = screens
    .map((screen) => ({
      ...screen,
      groups: limited(withCards(mergeLists(screen.groups.map(settled))), mostParts),
    }))
    .filter((screen) => isWorthAScreen(screen, partsOf(screen)))
    .map(titled)
    .map((screen, index) => (index === 0 && screen.title === '' ? { ...screen, title: appName } : screen))
    .map(withNamedInputs)
    .map(withPictured)
    .map(withTabContent)
  return withSummaries(withBar(withPlaces(own, places)))
}

const isWorthAScreen = ({ from, tabs }: DictatedScreen, parts: readonly Part[]) =>
  parts.length > 1 ||
  parts.some((part) => part.kind === 'menu' && part.options.length > 1) ||
  (parts.length === 1 && (from ?? tabs ?? parts.find(({ kind }) => kind === 'list')) !== undefined)
