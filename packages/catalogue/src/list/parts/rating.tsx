import { View } from 'react-native'
import { AppText, Icon, useLayout } from '../../primitives/index.ts'

/** A star and how good people find it. */
export function Rating({ value }: { value: string }) {
  const { roles } = useLayout()
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
      <Icon name="starf" size={14} color={roles.accentText} />
      <AppText variant="caption" color={roles.text} style={{ fontWeight: '600' }}>
        {value}
      </AppText>
    </View>
  )
}
