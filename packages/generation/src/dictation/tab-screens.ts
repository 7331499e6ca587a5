import { labelFrom } from './label-from.ts'
import type { Masked } from './mask.ts'
import type { Places } from './named-places.ts'
import type { DictatedScreen } from './part.ts'
import { readSentence } from './read-sentence.ts'

/** A tab of the page before it, or of the app where no page is spoken of. */
export function tabScreen(
  { title = '', rest = '' }: Record<string, string | undefined>,
  screens: readonly DictatedScreen[],
  masked: Masked,
  isBar: boolean,
  places: Places | undefined,
): DictatedScreen {
  const page = screens.findLast(({ tabs }) => tabs === undefined)
  const strip = page?.groups.flat().find((part) => part.kind === 'tabs')
  const name = labelFrom(masked.plain(title))
  const options = strip && 'options' in strip ? strip.options : []
  const titles = places?.names.includes(name) ? places.names : options.map((option) => labelFrom(option))
  return {
    title: isBar || page === undefined || page.title === '' ? name : page.title,
    groups: [readSentence(rest, masked)],
    tabs: { name, titles, isBar: isBar || page === undefined },
  }
}

/** The first screen that is one of some tabs. */
export const firstTab = (screens: readonly DictatedScreen[]) => screens.find(({ tabs }) => tabs !== undefined)

/** A page of tabs is its tabs; what else stands on it is moved to the first of them. */
export function pageBefore(screens: readonly DictatedScreen[]): DictatedScreen | undefined {
  const first = firstTab(screens)
  const page = first && screens.slice(0, screens.indexOf(first)).at(-1)
  if (!first || !page) return undefined
  const others = page.groups
    .map((parts) => parts.filter(({ kind }) => kind !== 'tabs'))
    .filter((parts) => parts.length > 0)
  first.groups.unshift(...others)
  return page
}
