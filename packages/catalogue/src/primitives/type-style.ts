import { Platform, type TextStyle } from 'react-native'
import type { TextVariant } from '../theme/types.ts'
import { fontFamily } from './font-family'
import type { Layout } from './layout.ts'

const displayVariants: ReadonlySet<TextVariant> = new Set(['display', 'title', 'heading', 'stat', 'quote'])
const italicFamilies: ReadonlySet<string> = new Set(['Newsreader', 'Fraunces'])

/** React Native turns left and right over where reading begins at the right; browsers do not. */
const startOfRtl = Platform.OS === 'web' ? 'right' : 'left'

/** The family a kind of text is set in. */
export function familyOf({ theme }: Layout, variant: TextVariant): string {
  if (displayVariants.has(variant)) return theme.fonts.display
  return variant === 'body' ? theme.fonts.body : (theme.fonts.ui ?? theme.fonts.body)
}

/** Whether a family comes with true italics. */
export function hasItalics(family: string): boolean {
  return italicFamilies.has(family)
}

function trackingOf({ theme }: Layout, variant: TextVariant): number | undefined {
  return theme.tracking[variant] ?? (variant === 'overline' ? (theme.fonts.ui ? 1 : 0.1) : undefined)
}

/** The style of a kind of text, colour included. `override` wins; its weight and family are resolved per platform. */
export function typeStyle(layout: Layout, variant: TextVariant, override: TextStyle = {}): TextStyle {
  const { theme, roles } = layout
  const [fontSize, lineHeight, weight] = theme.type[variant]
  const finalWeight = Number(override.fontWeight ?? weight)
  const isCapitals =
    (theme.uppercaseDisplay && variant === 'display') ||
    (variant === 'overline' && theme.fonts.ui !== undefined)
  return {
    fontSize,
    lineHeight,
    // Joined letters must not be torn apart.
    letterSpacing: layout.isRtl ? undefined : trackingOf(layout, variant),
    textTransform: isCapitals ? 'uppercase' : undefined,
    fontVariant: variant === 'stat' || variant === 'caption' ? ['tabular-nums'] : undefined,
    color: variant === 'caption' || variant === 'overline' ? roles.textMuted : roles.text,
    ...override,
    // Numbers and Latin names would begin at the left, where their own writing does.
    textAlign: override.textAlign ?? (layout.isRtl ? startOfRtl : undefined),
    fontFamily: fontFamily(
      override.fontFamily ?? familyOf(layout, variant),
      finalWeight,
      override.fontStyle === 'italic',
    ),
    fontWeight: `${finalWeight}` as TextStyle['fontWeight'],
  }
}
