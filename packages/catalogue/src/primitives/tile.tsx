import { View } from 'react-native'
import type { Tone } from '../common-properties.ts'
import { Icon } from './icon.tsx'
import { useLayout } from './layout.ts'
import { toneColors } from './tone-colors.ts'

/** An icon on a small coloured ground; `size` in px. */
export function Tile({ icon, tone, size = 44 }: { icon: string; tone?: Tone; size?: number }) {
  const layout = useLayout()
  const { theme, roles } = layout
  const { fill, text } = toneColors(layout, tone)
  const isHard = theme.elevation === 'hard'
  const isRules = theme.elevation === 'rules'
  const isLoud = isHard && tone === undefined
  return (
    <View
      style={{
        width: size,
        height: size,
        borderRadius: theme.radius.control > 14 ? size / 2.6 : theme.radius.control,
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
