import { mix } from '../theme/color.ts'
import type { ThemeRoles } from '../theme/types.ts'

/**
 * The roles on a ground of a loud colour: words, icons and fills swap places with the ground, so that what
 * stands on it stays readable. `border` is the theme's where it draws thick lines.
 */
export function rolesOnGround(roles: ThemeRoles, ground: string, words: string, border?: string): ThemeRoles {
  const soft = mix(ground, words, 0.16)
  return {
    ...roles,
    background: ground,
    surface: ground,
    surfaceAlt: soft,
    text: words,
    textMuted: words,
    primary: words,
    onPrimary: ground,
    primarySoft: soft,
    primaryText: words,
    accent: words,
    border: border ?? mix(ground, words, 0.25),
  }
}
