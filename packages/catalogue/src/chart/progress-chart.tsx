import { View } from 'react-native'
import { AppText, ProgressBar, useLayout } from '../primitives/index.ts'
import type { ResolvedProperties } from '../resolve-properties.ts'

/** How far up to three things are, as bars under each other. */
export function ProgressChart({ properties }: { properties: ResolvedProperties<'chart'> }) {
  const { theme, roles } = useLayout()
  const colors = [roles.primary, roles.accent, roles.chart[2] ?? roles.primary]
  const shares = properties.data.slice(0, 3).map((share) => Math.max(0, Math.min(1, share)))
  return (
    <View style={{ gap: theme.spacing.gap }}>
      {shares.map((share, index) => (
        <View key={index} style={{ gap: 6 }}>
          <View style={{ flexDirection: 'row', justifyContent: 'space-between', gap: 12 }}>
            <AppText variant="label" lines={2}>
              {properties.labels[index] ?? (index === 0 ? (properties.center ?? '') : '')}
            </AppText>
            <AppText variant="label" style={{ fontVariant: ['tabular-nums'] }}>
              {`${Math.round(share * 100)} %`}
            </AppText>
          </View>
          <ProgressBar value={share} height={properties.thickness ?? 10} color={colors[index]} />
        </View>
      ))}
    </View>
  )
}
