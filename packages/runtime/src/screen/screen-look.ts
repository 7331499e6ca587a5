import type { ComponentNode, Screen } from '@kwiq/app-model'
import { resolveProperties } from '@kwiq/catalogue'
import { isDarkPicture } from '@kwiq/catalogue/pictures'
import type { ResolvedTheme, ThemeRoles } from '@kwiq/catalogue/theme'
import { headerKind, rolesOnGround } from '@kwiq/catalogue/views'

/** Colours a screen as a whole needs. */
export interface ScreenLook {
  ground: string
  /** Colours of the components in the body. */
  roles: ThemeRoles
  /** Kind of its header; undefined: none. */
  header?: ReturnType<typeof headerKind>
  /** Colour of time and battery over it. */
  statusColor: string
  /** Ground under time and battery once the header has been scrolled away. */
  statusGround: string
}

function groundOf(background: NonNullable<Screen['properties']>['background'], roles: ThemeRoles): string {
  switch (background) {
    case 'primary':
      return roles.primary
    case 'soft':
      return roles.primarySoft
    case 'default':
    case undefined:
      return roles.background
  }
}

/** What a theme makes of a screen. */
export function screenLook(
  screen: Screen,
  header: ComponentNode | undefined,
  theme: ResolvedTheme,
): ScreenLook {
  const background = screen.properties?.background
  const ground = groundOf(background, theme.roles)
  const roles =
    background === 'primary'
      ? rolesOnGround(theme.roles, theme.roles.primary, theme.roles.onPrimary)
      : theme.roles
  const plain = { ground, roles, statusColor: roles.text, statusGround: ground }
  if (!header) return plain
  const properties = resolveProperties('header', header.properties)
  const kind = headerKind(properties, theme)
  if (kind === 'cover') {
    const isDark = isDarkPicture(properties.image || header.label)
    return { ...plain, header: kind, statusColor: isDark ? '#ffffff' : '#15171c' }
  }
  const isBlock = kind === 'block' || (kind === 'bar' && theme.header === 'block')
  return isBlock
    ? { ...plain, header: kind, statusColor: theme.roles.onPrimary, statusGround: theme.roles.primary }
    : { ...plain, header: kind }
}
