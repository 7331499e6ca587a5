import type { AppInfo } from '@kwiq/app-model'
import { iconPath } from '@kwiq/catalogue/icons'
import { resolveTheme } from '@kwiq/catalogue/theme'
import type { Shape } from '../picture/mask.ts'
import type { Picture } from '../picture/picture.ts'
import { type IconPicture, readIconPicture } from './icon-picture.ts'

/** What an app's icon looks like: a glyph on a ground, or a picture in its place. Colours are #rrggbb. */
export interface IconDesign {
  /** Drawn instead of the glyph. */
  picture?: IconPicture
  /** On the 24 by 24 grid of the catalogue's icons. */
  glyph: Shape
  color: string
  ground: string
}

/** Units of a glyph's grid. */
export const glyphGrid = 24

/**
 * The icon of an app: its catalogue icon in the colour for words on primary, on its primary colour, as its
 * light theme has them. An app without an icon, or with one the catalogue does not know, wears the spark; one that
 * shows a website wears `siteIcon`, the site's own, until it is given another than the globe.
 */
export function designIcon(
  app: Pick<AppInfo, 'icon' | 'theme' | 'wrap'>,
  siteIcon: Picture | null = null,
): IconDesign {
  const { d, isFilled } = iconPath(app.icon ?? (app.wrap ? 'globe' : ''))
  const { roles } = resolveTheme({ ...app.theme, mode: 'light' })
  const design: IconDesign = {
    glyph: { d, paint: isFilled ? 'fill' : { strokeWidth: 1.8 } },
    color: roles.onPrimary,
    ground: roles.primary,
  }
  if (!siteIcon || !wearsSiteIcon(app)) return design
  const { icon, ground } = readIconPicture(siteIcon, design.ground)
  return { ...design, picture: icon, ground }
}

/** Whether an app wears the icon of its website where there is one. */
export function wearsSiteIcon({ icon, wrap }: Pick<AppInfo, 'icon' | 'wrap'>): boolean {
  return wrap !== undefined && (icon === null || icon === 'globe')
}
