import type { AppInfo } from '@kwiq/app-model'
import { iconPath } from '@kwiq/catalogue/icons'
import { resolveTheme } from '@kwiq/catalogue/theme'
import type { Shape } from '../picture/mask.ts'

/** What an app's icon looks like: a glyph on a ground. Colours are #rrggbb. */
export interface IconDesign {
  /** On the 24 by 24 grid of the catalogue's icons. */
  glyph: Shape
  color: string
  ground: string
}

/** Units of a glyph's grid. */
export const glyphGrid = 24

/**
 * The icon of an app: its catalogue icon in the colour for words on primary, on its primary colour, as its
 * light theme has them. An app without an icon, or with one the catalogue does not know, wears the spark.
 */
export function designIcon(app: Pick<AppInfo, 'icon' | 'theme'>): IconDesign {
  const { d, isFilled } = iconPath(app.icon ?? '')
  const { roles } = resolveTheme({ ...app.theme, mode: 'light' })
  return {
    glyph: { d, paint: isFilled ? 'fill' : { strokeWidth: 1.8 } },
    color: roles.onPrimary,
    ground: roles.primary,
  }
}
