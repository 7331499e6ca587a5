import { View } from 'react-native'
import { formatNumber } from '../language/format-number.ts'
import { AppText, SvgMarkup, useLayout } from '../primitives/index.ts'
import type { ResolvedProperties } from '../resolve-properties.ts'
import { donutSvg, partsOf, sumOf } from './draw-rings.ts'

/** Parts of a whole, with what they are beside it. */
export function DonutChart({ properties }: { properties: ResolvedProperties<'chart'> }) {
  const { theme, roles, language } = useLayout()
  const { data, labels, center, centerCaption } = properties
  const size = properties.size ?? 132
  const thickness = properties.thickness ?? (theme.elevation === 'rules' ? 14 : 20)
  const parts = partsOf(data)
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 20 }}>
      <View style={{ width: size, height: size, alignItems: 'center', justifyContent: 'center' }}>
        <View style={{ position: 'absolute', top: 0, left: 0 }}>
          <SvgMarkup
            svg={donutSvg(data, size, thickness, roles.chart, roles.surfaceAlt)}
            width={size}
            height={size}
          />
        </View>
        <AppText variant="heading">{center ?? formatNumber(sumOf(data), language)}</AppText>
        {centerCaption ? <AppText variant="caption">{centerCaption}</AppText> : null}
      </View>
      <View style={{ flex: 1, gap: 9 }}>
        {labels.map((label, index) => (
          <View key={index} style={{ flexDirection: 'row', alignItems: 'center', gap: 8 }}>
            <View
              style={{
                width: 10,
                height: 10,
                borderRadius: 3,
                backgroundColor: roles.chart[index % roles.chart.length],
              }}
            />
            <View style={{ flex: 1 }}>
              <AppText variant="caption" color={roles.text} lines={2}>
                {label}
              </AppText>
            </View>
            <AppText variant="caption" style={{ fontWeight: '700' }}>
              {`${Math.round((parts[index] ?? 0) * 100)}%`}
            </AppText>
          </View>
        ))}
      </View>
    </View>
  )
}
