import type { AppInfo } from '@kwiq/app-model'
import { resolveTheme } from '@kwiq/catalogue/theme'
import type { Ground } from './ground.ts'
import { designIcon, type IconDesign } from '../icon/icon-design.ts'
import type { Picture } from '../picture/picture.ts'

/**
 * Icon and window colours of an app, as #rrggbb. An app that follows the device has a ground for day and one for
 * night; one that is always light or always dark keeps its ground, so that nothing flashes behind it. `siteIcon` is
 * the one of the website that an app shows.
 */
export function appLook(
  app: Pick<AppInfo, 'icon' | 'theme' | 'wrap'>,
  siteIcon: Picture | null = null,
): { icon: IconDesign; ground: Ground } {
  const ground = (systemMode: 'light' | 'dark') => resolveTheme(app.theme, systemMode).roles.background
  const follows = app.theme.mode === 'auto'
  const light = ground('light')
  return { icon: designIcon(app, siteIcon), ground: { light, dark: follows ? ground('dark') : light } }
}
