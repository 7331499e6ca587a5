import { View } from 'react-native'
import { useAppRuntime } from '../app-runtime.ts'
import type { ChildView } from '../view-props.ts'
import { AppText } from './app-text.tsx'
import { useLayout } from './layout.ts'

/** The children of a component in order; on the studio's canvas an empty place one can see and drop something on. */
export function ChildViews({ childViews }: { childViews: ChildView[] }) {
  const { mode } = useAppRuntime()
  if (childViews.length === 0) return mode === 'edit' ? <EmptyPlace /> : null
  return childViews.map((child) => child.element)
}

function EmptyPlace() {
  const { theme, roles } = useLayout()
  return (
    <View
      style={{
        minHeight: 56,
        flexGrow: 1,
        alignItems: 'center',
        justifyContent: 'center',
        paddingHorizontal: 12,
        borderRadius: theme.radius.control,
        borderWidth: 1.5,
        borderStyle: 'dashed',
        borderColor: roles.textMuted,
      }}
    >
      <AppText variant="caption" style={{ textAlign: 'center' }}>
        Drop components here
      </AppText>
    </View>
  )
}
