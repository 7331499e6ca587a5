import type { ViewStyle } from 'react-native'
import { hardShadowColor, type Layout } from '../primitives/index.ts'
import type { ResolvedProperties } from '../resolve-properties.ts'
import { mix } from '../theme/color.ts'
import { buttonColors } from './button-colors.ts'

type ButtonProperties = Pick<ResolvedProperties<'button'>, 'size' | 'full'>
type Variant = Exclude<ResolvedProperties<'button'>['variant'], 'icon'>

/** Height of a small button in px; its target is enlarged to 44. */
export const smallHeight = 38

function outline(layout: Layout, variant: Variant): ViewStyle {
  const { theme, roles } = layout
  const isRuled = variant === 'secondary' && theme.elevation === 'rules'
  if (variant !== 'outline' && !isRuled) return {}
  return { borderWidth: 1.5, borderColor: isRuled ? roles.text : roles.border }
}

function lift(layout: Layout, variant: Variant): ViewStyle {
  const { theme, roles } = layout
  if (variant === 'ghost') return {}
  if (theme.button === 'chunky') {
    const foot =
      variant === 'primary'
        ? mix(roles.primary, '#000000', 0.28)
        : variant === 'accent'
          ? mix(roles.accent, '#000000', 0.25)
          : roles.border
    return {
      borderWidth: variant === 'primary' || variant === 'accent' ? 0 : 2,
      borderColor: roles.border,
      boxShadow: `0px 4px 0px ${foot}`,
      marginBottom: 4,
    }
  }
  if (theme.elevation !== 'hard') return {}
  return {
    borderWidth: 2,
    borderColor: roles.border,
    boxShadow: variant === 'primary' ? `3px 3px 0px ${hardShadowColor(layout)}` : undefined,
  }
}

/** The box of a button with words. */
export function buttonStyle(layout: Layout, variant: Variant, { size, full }: ButtonProperties): ViewStyle {
  const { theme, fill, centered } = layout
  const isSmall = size === 'small'
  return {
    minHeight: isSmall ? smallHeight : theme.spacing.control + (size === 'large' ? 6 : 0),
    paddingHorizontal: isSmall ? 16 : 22,
    borderRadius: theme.button === 'pill' ? 999 : theme.radius.control,
    backgroundColor: buttonColors(layout, variant).fill,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    alignSelf: full || fill ? 'stretch' : centered ? 'center' : 'flex-start',
    ...outline(layout, variant),
    ...lift(layout, variant),
  }
}
