import { View } from 'react-native'
import { AppText } from './app-text.tsx'
import { Icon } from './icon.tsx'
import { useLayout } from './layout.ts'

interface UnknownComponentProps {
  type: string
  label: string
  /** It is known, but drawing it failed. */
  hasFailed?: boolean
}

/** Stands for a component this version does not know or cannot draw: its type and label, so that nothing disappears. */
export function UnknownComponent({ type, label, hasFailed = false }: UnknownComponentProps) {
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
        <AppText variant="caption">{`${hasFailed ? 'Cannot be drawn' : 'Unknown component'}: ${type}`}</AppText>
      </View>
    </View>
  )
}
