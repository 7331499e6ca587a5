import { capitalise } from '../words/forms.ts'
import { labelFrom } from './label-from.ts'
import type { Masked } from './mask.ts'
import type { Places } from './named-places.ts'
import { navigation } from './bottom-bar.ts'
import { settled } from './settle-parts.ts'
import { type DictatedScreen, type Part, partsOf } from './part.ts'
import { readSentence } from './read-sentence.ts'

/** Whether a strip of tabs on a screen has one of that name. */
const stripHas = (screen: DictatedScreen, name: string): boolean =>
  name !== '' &&
  screen.groups
    .flat()
    .some(
      (part) =>
        part.kind === 'tabs' &&
        part.label !== navigation &&
        part.options.some((option) => labelFrom(option).toLowerCase() === name.toLowerCase()),
    )

/** A tab of the page before it, or of the app where no page is spoken of. */
export function tabScreen(
  { title = '', rest = '' }: Record<string, string | undefined>,
  screens: readonly DictatedScreen[],
  masked: Masked,
  isBar: boolean,
  places: Places | undefined,
): DictatedScreen {
  const page =
    screens.findLast(
      (screen) => screen.tabs === undefined && stripHas(screen, labelFrom(masked.plain(title))),
    ) ??
    screens.findLast(({ tabs, from }) => tabs === undefined && from === undefined) ??
    screens.findLast(({ tabs }) => tabs === undefined)
  const listed = page?.groups.flat().find((part) => part.kind === 'list')
  const pageName = page === undefined || page.title !== '' ? (page?.title ?? '') : (listed?.label ?? '')
  const strip = page?.groups.flat().find((part) => part.kind === 'tabs')
  const said = labelFrom(masked.plain(title))
  const isOther = /^other \S/i.test(said)
  const name = isOther ? capitalise(said.slice('other '.length)) : said
  const options = strip && 'options' in strip ? strip.options : []
  const told = options.map((option) => labelFrom(option))
  const known = screens.flatMap(({ tabs }) => (tabs ? [tabs.name] : []))
  // "A second tab": beside that of the page it stands on.
  const without = [...new Set([isOther ? pageName : '', ...known, name])].filter((title) => title !== '')
  const titles = places?.names.includes(name) ? places.names : told.length > 0 ? told : without
  const isOfApp =
    isBar ||
    page === undefined ||
    strip?.label === navigation ||
    (isOther && told.length === 0 && pageName !== '')
  return {
    title: isOfApp || page.title === '' ? name : page.title,
    groups: [readSentence(rest, masked)],
    tabs: { name, titles, isBar: isOfApp },
  }
}

/** Tabs of a page without a name that all list the same are called by what they list. */
export function withSharedTitle(screens: readonly DictatedScreen[]): DictatedScreen[] {
  const isOwn = ({ tabs, title }: DictatedScreen) => tabs?.isBar === false && title === tabs.name
  const own = screens.filter(isOwn)
  const listed = new Set(
    own.map((screen) => partsOf(screen).find(({ kind }) => kind === 'list')?.label ?? ''),
  )
  const [only = ''] = listed
  return own.length < 2 || listed.size !== 1 || only === ''
    ? [...screens]
    : screens.map((screen) => (isOwn(screen) ? { ...screen, title: only } : screen))
}

/** The first screen that is one of some tabs. */
export const firstTab = (screens: readonly DictatedScreen[]) => screens.find(({ tabs }) => tabs !== undefined)

/** What stands on a page beside what its tabs hold, and where among that the tabs are. */
export interface PageOfTabs {
  above: Part[][]
  below: Part[][]
}

/**
 * The screens, where one of them is a page of tabs: what stands on it beside them, which each of its tabs shows, too. A
 * screen with the bar of the whole app is the first of its tabs of which nothing else is told.
 */
export function withPageOfTabs(screens: DictatedScreen[]): {
  screens: DictatedScreen[]
  /** The page itself, which its tabs stand for. */
  page?: DictatedScreen
  /** What the whole is called, where its tabs have their own names. */
  title?: string
  beside?: PageOfTabs
} {
  const first = firstTab(screens)
  const before = first ? screens.slice(0, screens.indexOf(first)) : []
  // What opens from something on it is behind it.
  const page =
    before.findLast((screen) => stripHas(screen, first?.tabs?.name ?? '')) ??
    before.findLast(({ from }) => from === undefined) ??
    before.at(-1)
  if (!first?.tabs || !page) return { screens }
  const others = screens.filter((screen) => screen !== page)
  const isStrip = ({ kind }: Part) => kind === 'tabs'
  const { titles, isBar } = first.tabs
  if (isBar) {
    const groups = page.groups.map((parts) => parts.filter((part) => !isStrip(part)))
    const name = titles.find((title) => !screens.some(({ tabs }) => tabs?.name === title))
    const isTold = groups.some((parts) => parts.length > 0)
    // What is told before the tabs, of which each has its own, stands on the first.
    if (name === undefined) first.groups.unshift(...groups)
    return name === undefined || !isTold
      ? { screens: others, page }
      : {
          screens: screens.map((screen) =>
            screen === page ? { ...page, title: name, groups, tabs: { name, titles, isBar } } : screen,
          ),
          title: page.title,
        }
  }
  const at = page.groups.findIndex((parts) => parts.some(isStrip))
  const above = page.groups.slice(0, at < 0 ? page.groups.length : at)
  const [strip = [], ...below] = at < 0 ? [] : page.groups.slice(at)
  const place = strip.findIndex(isStrip)
  // What leads to the page leads to the first of its tabs.
  const led =
    page.from === undefined
      ? others
      : others.map((screen) => (screen === first ? { ...screen, from: page.from } : screen))
  return {
    screens: led,
    page,
    beside: {
      above: [...above, strip.slice(0, Math.max(0, place))].map(settled).filter((parts) => parts.length > 0),
      below: [strip.slice(place + 1), ...below].map(settled).filter((parts) => parts.length > 0),
    },
  }
}

/** Each tab of a page with what stands beside the tabs; of a tab of which only the name is told, what such tabs hold. */
export function besideTabs(screens: readonly DictatedScreen[], beside: PageOfTabs): DictatedScreen[] {
  return screens.map((screen) => {
    const { tabs } = screen
    if (!tabs || tabs.isBar) return screen
    const strip: Part = { kind: 'tabs', label: 'Tabs', options: tabs.titles }
    const above = beside.above.length > 0 ? [...beside.above, [strip]] : []
    return { ...screen, groups: [...above, ...screen.groups, ...beside.below] }
  })
}
