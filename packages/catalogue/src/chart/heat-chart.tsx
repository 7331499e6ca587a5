import { View } from 'react-native'
import { AppText, useLayout } from '../primitives/index.ts'
import type { ResolvedProperties } from '../resolve-properties.ts'
import { contrast, mix } from '../theme/color.ts'
import { onColor } from '../theme/reach-contrast.ts'

const days = 7
const gap = 6

/** A month of doing: a cell a day, the fuller the more. */
export function HeatChart({ properties }: { properties: ResolvedProperties<'chart'> }) {
  const { theme, roles, width } = useLayout()
  const side = Math.floor((width - gap * (days - 1)) / days)
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap }}>
      {properties.data.slice(0, 366).map((value, index) => {
        const level = Math.max(0, Math.min(4, Number.isFinite(value) ? value : 0))
        const fill = level === 0 ? roles.surfaceAlt : mix(roles.surface, roles.primary, 0.2 + level * 0.2)
        return (
          <View
            key={index}
            style={{
              width: side,
              height: side * 0.72,
              borderRadius: Math.min(10, theme.radius.control),
              backgroundColor: fill,
              alignItems: 'center',
              justifyContent: 'center',
            }}
          >
            <AppText
              variant="caption"
              color={contrast(roles.text, fill) >= 4.5 ? roles.text : onColor(fill, roles.onPrimary)}
              style={{ fontSize: 12 }}
            >
              {String(index + 1)}
            </AppText>
          </View>
        )
      })}
    </View>
  )
}
