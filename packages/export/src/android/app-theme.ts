import { needsDarkSigns, type Ground } from '../app/ground.ts'
import { attributeIds } from './resources/attributes.ts'
import type { ResValue } from './resources/res-value.ts'
import type { Resource, StyleValue } from './resources/write-resource-table.ts'

const reference = (id: number): ResValue => ({ kind: 'reference', id })

/** Resources the theme refers to, by id. */
interface ThemeIds {
  ground: number
  bar: number
  splash: number
  iconGround: number
}

/** The platform's Theme.Material.Light.NoActionBar and Theme.Material.NoActionBar. */
const parents = { light: 0x01030241, dark: 0x0103022e }

/**
 * The app's theme by night and API level. Night has a theme of its own and not only other colours, because web
 * pages are told "dark" by the theme's isLightTheme. An attribute stands only in versions that know it, as
 * aapt2 would place it.
 */
export function appTheme(ids: ThemeIds, ground: Ground, bar: Ground): Resource['values'] {
  return [false, true].flatMap((isNight) =>
    [undefined, 27, 31].map((sdk) => ({
      config: { ...(isNight && { isNight }), ...(sdk !== undefined && { sdk }) },
      value: style(ids, {
        isNight,
        sdk: sdk ?? 0,
        hasDarkSigns: needsDarkSigns(isNight ? ground.dark : ground.light),
        hasDarkStatusSigns: needsDarkSigns(isNight ? bar.dark : bar.light),
      }),
    })),
  )
}

function style(
  ids: ThemeIds,
  {
    isNight,
    sdk,
    hasDarkSigns,
    hasDarkStatusSigns,
  }: { isNight: boolean; sdk: number; hasDarkSigns: boolean; hasDarkStatusSigns: boolean },
): StyleValue {
  const darkSigns: ResValue = { kind: 'boolean', value: hasDarkSigns }
  const ground = reference(ids.ground)
  const items: [number, ResValue][] = [
    [attributeIds.windowBackground, sdk >= 31 ? ground : reference(ids.splash)],
    [attributeIds.colorPrimary, reference(ids.iconGround)],
    [attributeIds.colorAccent, reference(ids.iconGround)],
    [attributeIds.statusBarColor, reference(ids.bar)],
    [attributeIds.windowLightStatusBar, { kind: 'boolean', value: hasDarkStatusSigns }],
  ]
  // Before API 27 the navigation bar's signs are white whatever the ground: it stays black.
  if (sdk >= 27) {
    items.push([attributeIds.navigationBarColor, ground], [attributeIds.windowLightNavigationBar, darkSigns])
  }
  if (sdk >= 31) items.push([attributeIds.windowSplashScreenBackground, ground])
  return { kind: 'style', parent: isNight ? parents.dark : parents.light, items }
}
