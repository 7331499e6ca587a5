import type { ReactNode } from 'react'
import { View, type ViewStyle } from 'react-native'

interface GradientProps {
  /** From first to last, evenly spread unless `stops` (0 to 1) says where. */
  colors: string[]
  stops?: number[]
  /** Degrees as in CSS: 180 goes from top to bottom. */
  angle?: number
  style?: ViewStyle
  children?: ReactNode
}

/** A box with a linear gradient for a ground. */
export function Gradient({ colors, stops, angle = 180, style, children }: GradientProps) {
  const list = colors.map((color, index) => {
    const stop = stops?.[index]
    return stop === undefined ? color : `${color} ${stop * 100}%`
  })
  const ground = { backgroundImage: `linear-gradient(${angle}deg,${list.join(',')})` }
  return <View style={[style, ground as ViewStyle]}>{children}</View>
}
