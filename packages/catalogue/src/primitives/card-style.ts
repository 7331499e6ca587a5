import type { ViewStyle } from 'react-native'
import { withAlpha } from '../theme/color.ts'
import type { Layout } from './layout.ts'

/** Colour of the solid shadow of `hard` themes. */
export function hardShadowColor({ theme, roles }: Layout): string {
  return theme.mode === 'dark' ? '#000000' : roles.border
}

/** The box of a card by the theme's elevation; `override` wins over it (undefined takes a part away). */
export function cardStyle(layout: Layout, override: ViewStyle = {}): ViewStyle {
  const { theme, roles } = layout
  const box: ViewStyle = {
    backgroundColor: roles.surface,
    borderRadius: theme.radius.card,
    padding: theme.spacing.inner,
  }
  switch (theme.elevation) {
    case 'hairline':
      return { ...box, borderWidth: 1, borderColor: roles.border, ...override }
    case 'tonal':
      return theme.mode === 'dark'
        ? { ...box, borderWidth: 1, borderColor: roles.border, ...override }
        : { ...box, ...override }
    case 'soft':
      return theme.mode === 'dark'
        ? { ...box, ...override }
        : { ...box, boxShadow: `0px 8px 24px ${withAlpha(roles.text, 0.07)}`, ...override }
    case 'hard':
      return {
        ...box,
        borderWidth: 2,
        borderColor: roles.border,
        boxShadow: `4px 4px 0px ${hardShadowColor(layout)}`,
        ...override,
      }
    case 'chunky':
      return { ...box, borderWidth: 2, borderBottomWidth: 5, borderColor: roles.border, ...override }
    case 'rules':
      return {
        paddingTop: 16,
        paddingBottom: 4,
        borderTopWidth: 1,
        borderColor: roles.text,
        ...override,
      }
  }
}

/** How much narrower than the card its content is at each side, in px. */
export function cardInset({ theme }: Layout): number {
  switch (theme.elevation) {
    case 'rules':
      return 0
    case 'hard':
    case 'chunky':
      return theme.spacing.inner + 2
    case 'hairline':
      return theme.spacing.inner + 1
    case 'tonal':
      return theme.spacing.inner + (theme.mode === 'dark' ? 1 : 0)
    case 'soft':
      return theme.spacing.inner
  }
}
