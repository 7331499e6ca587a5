import { View } from 'react-native'
import type { Tone } from '../common-properties.ts'
import { AppText } from './app-text.tsx'
import { useLayout } from './layout.ts'
import { toneColors } from './tone-colors.ts'

/** A short word in a small pill. `solid` fills it with the primary colour. */
export function Badge({
  children,
  tone = 'neutral',
  solid = false,
}: {
  children: string
  tone?: Tone
  solid?: boolean
}) {
  const layout = useLayout()
  const { theme, roles } = layout
  const { fill, text } = solid ? { fill: roles.primary, text: roles.onPrimary } : toneColors(layout, tone)
  return (
    <View
      style={{
        backgroundColor: fill,
        borderRadius: theme.radius.chip,
        paddingHorizontal: 9,
        paddingVertical: 3,
      }}
    >
      <AppText
        variant="caption"
        color={text}
        style={{ fontWeight: '700', fontSize: 12, lineHeight: 16 }}
        lines={1}
      >
        {children}
      </AppText>
    </View>
  )
}
