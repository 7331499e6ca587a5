import { View } from 'react-native'
import { AppText } from './app-text.tsx'
import { Icon } from './icon.tsx'
import { useLayout } from './layout.ts'

/** Stands for a component this version does not know: its type and label, so that nothing disappears. */
export function UnknownComponent({ type, label }: { type: string; label: string }) {
  const { theme, roles } = useLayout()
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 12,
        padding: theme.spacing.inner,
        borderRadius: theme.radius.card,
        borderWidth: 1.5,
        borderStyle: 'dashed',
        borderColor: roles.textMuted,
      }}
    >
      <Icon name="info" size={22} color={roles.textMuted} />
      <View style={{ flex: 1 }}>
        <AppText variant="label">{label || type}</AppText>
        <AppText variant="caption">{`Unknown component: ${type}`}</AppText>
      </View>
    </View>
  )
}
