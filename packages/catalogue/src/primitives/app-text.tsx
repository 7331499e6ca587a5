import type { ReactNode } from 'react'
import { type StyleProp, StyleSheet, Text, type TextStyle } from 'react-native'
import { useAppRuntime } from '../app-runtime.ts'
import type { TextVariant } from '../theme/types.ts'
import { useLayout } from './layout.ts'
import { typeStyle } from './type-style.ts'

interface AppTextProps {
  /** Kind of text; absent: `body`. */
  variant?: TextVariant
  color?: string
  style?: StyleProp<TextStyle>
  /** Most lines; what is longer ends in dots. */
  lines?: number
  /** 1 to 6 for a heading that people who listen to the screen can jump to, while the app runs. */
  headingLevel?: number
  children: ReactNode
}

/** Words in the app's theme. A `fontFamily` in `style` is a family's plain name. */
export function AppText({ variant = 'body', color, style, lines, headingLevel, children }: AppTextProps) {
  const layout = useLayout()
  const { mode } = useAppRuntime()
  const flat = StyleSheet.flatten(style) ?? {}
  const heading =
    headingLevel === undefined || mode !== 'run'
      ? undefined
      : { role: 'heading' as const, 'aria-level': headingLevel }
  return (
    <Text
      style={[typeStyle(layout, variant, color === undefined ? flat : { ...flat, color })]}
      numberOfLines={lines}
      {...heading}
    >
      {children}
    </Text>
  )
}
