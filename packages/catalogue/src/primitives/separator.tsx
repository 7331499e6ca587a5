import { View } from 'react-native'
import { withAlpha } from '../theme/color.ts'
import { useLayout } from './layout.ts'

/** A thin line between rows. */
export function Separator() {
  const { theme, roles } = useLayout()
  return (
    <View
      aria-hidden
      style={{
        height: 1,
        backgroundColor: theme.elevation === 'hard' ? withAlpha(roles.text, 0.18) : roles.border,
      }}
    />
  )
}
