import { View } from 'react-native'
import { useLayout } from './layout.ts'

interface ProgressBarProps {
  /** 0 to 1; what is outside is cut. */
  value: number
  /** In px; absent: 8. */
  height?: number
  color?: string
  ground?: string
  /** What is measured; absent: decoration beside words that say it. */
  name?: string
}

/** How much of something is done. */
export function ProgressBar({ value, height = 8, color, ground, name }: ProgressBarProps) {
  const { theme, roles } = useLayout()
  const isHard = theme.elevation === 'hard'
  const share = Math.max(0, Math.min(1, value)) * 100
  return (
    <View
      style={{
        height,
        borderRadius: isHard ? 2 : 99,
        backgroundColor: ground ?? roles.surfaceAlt,
        overflow: 'hidden',
        borderWidth: isHard ? 1.5 : 0,
        borderColor: roles.border,
      }}
      {...(name === undefined
        ? { 'aria-hidden': true }
        : {
            role: 'progressbar',
            'aria-label': name,
            'aria-valuemin': 0,
            'aria-valuemax': 100,
            'aria-valuenow': Math.round(share),
          })}
    >
      <View
        style={{
          height: '100%',
          width: `${share}%`,
          backgroundColor: color ?? roles.primary,
          borderRadius: 99,
        }}
      />
    </View>
  )
}
