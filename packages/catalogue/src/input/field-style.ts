import type { ViewStyle } from 'react-native'
import type { Layout } from '../primitives/index.ts'
import { mix } from '../theme/color.ts'

export interface FieldState {
  isFocused?: boolean
  hasError?: boolean
}

/** The box of a field by the theme's elevation. */
export function fieldStyle({ theme, roles, nested }: Layout, state: FieldState = {}): ViewStyle {
  const { elevation, borderWidth } = theme
  const isRules = elevation === 'rules'
  const isLined = elevation === 'hairline' || elevation === 'hard' || elevation === 'chunky'
  const ground = isLined || !nested ? roles.surface : roles.surfaceAlt
  const quietLine = elevation === 'hard' ? roles.border : mix(roles.border, roles.textMuted, 0.5)
  const base: ViewStyle = {
    minHeight: theme.spacing.control,
    borderRadius: theme.radius.control,
    paddingHorizontal: isRules ? 0 : 14,
    backgroundColor: isRules ? undefined : ground,
    borderWidth: isRules ? 0 : borderWidth,
    borderBottomWidth: isRules ? 1 : borderWidth,
    borderColor: isRules ? roles.text : quietLine,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
  }
  if (!state.isFocused && !state.hasError) return base
  return {
    ...base,
    borderColor: state.hasError ? roles.dangerText : roles.primaryText,
    borderWidth: isRules ? 0 : 2,
    borderBottomWidth: 2,
  }
}

/** A field without a line around it: search, and the message line. */
export function quietFieldStyle(layout: Layout, state: FieldState = {}): ViewStyle {
  const { theme, roles } = layout
  const { elevation } = theme
  const isThick = elevation === 'hard' || elevation === 'chunky'
  const isRules = elevation === 'rules'
  const line = isThick ? 2 : 0
  return {
    ...fieldStyle(layout),
    backgroundColor: isRules ? undefined : isThick ? roles.surface : roles.surfaceAlt,
    borderWidth: line,
    borderBottomWidth: isRules ? 1 : line,
    borderRadius: theme.button === 'pill' || elevation === 'chunky' ? 999 : theme.radius.control,
    ...(state.isFocused ? { borderColor: roles.primaryText } : {}),
    ...(state.isFocused && !isRules ? { boxShadow: `0px 0px 0px 2px ${roles.primaryText}` } : {}),
  }
}
