import { View } from 'react-native'
import { useAppRuntime } from '../app-runtime.ts'
import { ownWord } from '../language/words.ts'
import { AppText, useLayout } from '../primitives/index.ts'

/**
 * What stands where a list has nothing in it: its own words or a plain one in a running app, on the canvas what to do
 * about it.
 */
export function EmptyList({ name, text }: { name: string; text?: string | undefined }) {
  const { mode } = useAppRuntime()
  const { theme, roles, language } = useLayout()
  return (
    <View
      style={{
        minHeight: 72,
        padding: theme.spacing.inner,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: theme.radius.card,
        borderWidth: 1.5,
        borderStyle: mode === 'edit' ? 'dashed' : 'solid',
        borderColor: mode === 'edit' ? roles.textMuted : roles.border,
      }}
    >
      <AppText variant="caption" style={{ textAlign: 'center' }}>
        {mode === 'edit'
          ? `${name || 'List'}: no items yet. Add some in the inspector.`
          : (text ?? `${ownWord('Nothing here yet', language)}.`)}
      </AppText>
    </View>
  )
}
