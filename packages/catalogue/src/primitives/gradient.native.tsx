import { LinearGradient } from 'expo-linear-gradient'
import type { ReactNode } from 'react'
import type { ViewStyle } from 'react-native'

interface GradientProps {
  colors: string[]
  stops?: number[]
  angle?: number
  style?: ViewStyle
  children?: ReactNode
}

/** A box with a linear gradient for a ground; `angle` in degrees as in CSS. */
export function Gradient({ colors, stops, angle = 180, style, children }: GradientProps) {
  const turn = (angle * Math.PI) / 180
  const across = Math.sin(turn) / 2
  const down = -Math.cos(turn) / 2
  const [first = 'transparent', second = first, ...more] = colors
  const [from, to, ...further] = stops ?? []
  return (
    <LinearGradient
      colors={[first, second, ...more]}
      locations={from === undefined || to === undefined ? undefined : [from, to, ...further]}
      start={{ x: 0.5 - across, y: 0.5 - down }}
      end={{ x: 0.5 + across, y: 0.5 + down }}
      style={style}
    >
      {children}
    </LinearGradient>
  )
}
