import { View } from 'react-native'
import type { Tone } from '../common-properties.ts'
import { Icon } from './icon.tsx'
import { useLayout } from './layout.ts'
import { toneColors } from './tone-colors.ts'

interface TileProps {
  icon: string
  tone?: Tone
  /** In px; absent: 44. */
  size?: number
  /** Round where a theme's people are round, to stand among them. */
  isPerson?: boolean
}

/** An icon on a small coloured ground. */
export function Tile({ icon, tone, size = 44, isPerson = false }: TileProps) {
  const layout = useLayout()
  const { theme, roles } = layout
  const { fill, text } = toneColors(layout, tone)
  const isHard = theme.elevation === 'hard'
  const isRules = theme.elevation === 'rules'
  const corner = theme.radius.control > 14 ? size / 2.6 : theme.radius.control
  const isLoud = isHard && tone === undefined
  return (
    <View
      style={{
        width: size,
        height: size,
        borderRadius: isPerson && !isHard ? size / 2 : corner,
        backgroundColor: isRules ? undefined : isLoud ? roles.accent : fill,
        borderWidth: isHard ? 2 : isRules ? 1 : 0,
        borderColor: isHard && theme.mode === 'dark' ? roles.accent : roles.border,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Icon
        name={icon}
        size={size * 0.5}
        color={isLoud ? roles.onAccent : text}
        strokeWidth={isHard ? 2.2 : 1.8}
      />
    </View>
  )
}
