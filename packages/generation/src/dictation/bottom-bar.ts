import { type DictatedScreen, type Part, partsOf } from './part.ts'

/** What the tabs part of "a bottom navigation with ..." is called. */
export const navigation = 'Navigation'

const button = (label: string): Part => ({ kind: 'button', label, isQuiet: false })
/** What stands behind a tab of which only the name is told. */
const usual: readonly [title: RegExp, parts: Part[]][] = [
  [
    /^(?:my )?(?:profile|account|me)$/i,
    [
      { kind: 'avatar', label: 'Photo' },
      { kind: 'fact', label: 'Email' },
      { kind: 'fact', label: 'Phone' },
      button('Edit profile'),
    ],
  ],
  [
    /^(?:settings|preferences)$/i,
    [
      { kind: 'switch', label: 'Dark mode' },
      { kind: 'switch', label: 'Notifications' },
      { kind: 'menu', label: 'More', options: ['Language', 'Privacy', 'Help'] },
    ],
  ],
  [
    /^(?:search|explore|discover)$/i,
    [
      { kind: 'input', label: 'Search', entry: 'search', options: [] },
      { kind: 'list', label: '', fields: [], isPictured: false },
    ],
  ],
  [/^(?:calendar|agenda)$/i, [{ kind: 'date', label: 'Calendar' }]],
  [
    /^(?:stats|statistics|analytics|insights)$/i,
    [
      { kind: 'chart', label: 'This month', form: 'bar' },
      { kind: 'figures', label: 'Numbers', options: ['This week', 'This month', 'This year'] },
    ],
  ],
  [/^map$/i, [{ kind: 'map', label: 'Map' }]],
  [/^(?:description|about|details|overview|info(?:rmation)?)$/i, [{ kind: 'fact', label: 'Description' }]],
]
const general = /^(?:home|feed|start|overview|more|all|list|today)$/i

/** What stands on a screen of which only the name is told. */
export const partsFor = (title: string): Part[] =>
  usual.find(([form]) => form.test(title))?.[1] ?? [
    { kind: 'list', label: general.test(title) ? '' : title, fields: [], isPictured: false },
  ]

const mostTabs = 5
const isMain = /^(?:home|start|main|dashboard|overview|today|feed|summary|discover|explore)\b/i
/** Figures and a chart beside a bar that names none of both: a dashboard, which is none of the screens the bar leads to. */
function isBesides(screen: DictatedScreen, titles: readonly string[]): boolean {
  const parts = partsOf(screen)
  return (
    titles.length < mostTabs &&
    parts.some((part) => part.kind === 'figures' && part.options.length > 1) &&
    parts.some(({ kind }) => kind === 'chart') &&
    !titles.some((title) => isMain.test(title) || title.toLowerCase() === screen.title.toLowerCase())
  )
}

/**
 * The screens, where one of them is told to have a navigation at the bottom: its names are the tabs of the app, each with
 * a screen; the screen that tells of it is the first, or the one called so.
 */
export function withBar(screens: readonly DictatedScreen[]): DictatedScreen[] {
  const isBar = (part: Part) => part.kind === 'tabs' && part.label === navigation
  const holder = screens.find((screen) => partsOf(screen).some(isBar))
  const bar = holder && partsOf(holder).find(isBar)
  if (!holder || bar?.kind !== 'tabs') return [...screens]
  const groups = holder.groups.map((parts) => parts.filter((part) => !isBar(part)))
  const own = { ...holder, groups: groups.filter((parts) => parts.length > 0) }
  const rest = screens.map((screen) => (screen === holder ? own : screen))
  const titles = isBesides(own, bar.options) ? ['Dashboard', ...bar.options] : bar.options
  if (titles.length < 2 || screens.some(({ tabs }) => tabs !== undefined)) return rest
  const called = (title: string) =>
    rest.find((screen) => screen.title.toLowerCase() === title.toLowerCase() && screen.from === undefined)
  const first = titles.find((title) => called(title) === own) ?? titles.find((title) => !called(title))
  const shown = titles.map((title): DictatedScreen => {
    const tabs = { name: title, titles, isBar: true }
    const known = title === first ? own : called(title)
    const isEmpty = known !== undefined && known.groups.flat().length === 0
    if (isEmpty) return { ...known, title, groups: [partsFor(title)], tabs }
    return known ? { ...known, tabs } : { title, groups: [partsFor(title)], tabs }
  })
  const isShown = (screen: DictatedScreen) =>
    screen === own || titles.some((title) => called(title) === screen)
  return [...shown, ...rest.filter((screen) => !isShown(screen))]
}
