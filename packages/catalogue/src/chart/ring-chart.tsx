import { View } from 'react-native'
import { AppText, SvgMarkup, useLayout } from '../primitives/index.ts'
import type { ResolvedProperties } from '../resolve-properties.ts'
import { ringsSvg } from './draw-rings.ts'

/** How far up to three things are, as rings in each other. */
export function RingChart({ properties }: { properties: ResolvedProperties<'chart'> }) {
  const { theme, roles, width } = useLayout()
  const size = Math.min(properties.size ?? 180, width)
  const thickness = properties.thickness ?? (theme.elevation === 'rules' ? 8 : 16)
  const colors = [roles.primary, roles.accent, roles.chart[2] ?? roles.primary]
  const step =
    size > 220
      ? { fontSize: 50, lineHeight: 56 }
      : size > 150
        ? { fontSize: 36, lineHeight: 42 }
        : { fontSize: 22, lineHeight: 28 }
  return (
    <View
      style={{
        alignSelf: 'center',
        width: size,
        height: size,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <View style={{ position: 'absolute', top: 0, left: 0 }}>
        <SvgMarkup
          svg={ringsSvg(properties.data, size, thickness, colors, roles.surfaceAlt)}
          width={size}
          height={size}
        />
      </View>
      {properties.center ? (
        <AppText variant="stat" style={step}>
          {properties.center}
        </AppText>
      ) : null}
      {properties.centerCaption ? <AppText variant="caption">{properties.centerCaption}</AppText> : null}
    </View>
  )
}
