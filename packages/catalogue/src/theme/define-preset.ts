import { deriveRoles } from './derive-roles.ts'
import type { BaseRoles, ThemeMode, ThemePreset, ThemeRoles, ThemeSpacing, ThemeStyle } from './types.ts'

const commonType: ThemeStyle['type'] = {
  display: [34, 40, 800],
  title: [26, 32, 700],
  heading: [19, 25, 700],
  body: [16, 24, 400],
  label: [15, 20, 600],
  caption: [13, 18, 500],
  overline: [12, 16, 700],
  quote: [22, 31, 500],
  stat: [30, 34, 700],
}

const spacings: Record<ThemeStyle['density'], ThemeSpacing> = {
  airy: { screen: 24, section: 32, gap: 16, inner: 20, row: 72, control: 54 },
  regular: { screen: 20, section: 28, gap: 12, inner: 16, row: 64, control: 50 },
  compact: { screen: 16, section: 20, gap: 10, inner: 14, row: 56, control: 46 },
}

type StatedPreset = Omit<ThemeStyle, 'type' | 'spacing' | 'uppercaseDisplay' | 'borderWidth'> & {
  roles: { light: BaseRoles; dark: BaseRoles }
  /** The steps that differ from the common scale. */
  type: Partial<ThemeStyle['type']>
  uppercaseDisplay?: boolean
  borderWidth?: number
}

/**
 * A preset from what it states: the common type scale, the spacing of its density and the derived colours are filled
 * in. The colours are derived when they are first asked for: an app wears one preset, and each takes a millisecond.
 */
export function definePreset({ roles, ...style }: StatedPreset): ThemePreset {
  const derived: Partial<Record<ThemeMode, ThemeRoles>> = {}
  const rolesOf = (mode: ThemeMode) => (derived[mode] ??= deriveRoles(roles[mode], mode))
  return {
    uppercaseDisplay: false,
    borderWidth: 1,
    ...style,
    type: { ...commonType, ...style.type },
    spacing: spacings[style.density],
    get light() {
      return rolesOf('light')
    },
    get dark() {
      return rolesOf('dark')
    },
  }
}
