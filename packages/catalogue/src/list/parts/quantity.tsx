import { View } from 'react-native'
import { useAppValue } from '../../app-runtime.ts'
import { AppText, Icon, Tappable, useLayout } from '../../primitives/index.ts'

/** How many of a thing, with less and more. Words that are no number stay as they are. */
export function Quantity(props: { id: string; name: string; of: string | undefined; value: string }) {
  const { theme, roles } = useLayout()
  const [count, setCount] = useAppValue(props.id, props.name, Number.parseFloat(props.value))
  const isCountable = Number.isFinite(count)
  const of = props.of ?? 'item'
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 12,
        minHeight: 36,
        paddingHorizontal: 10,
        borderRadius: theme.radius.chip,
        backgroundColor: roles.surfaceAlt,
      }}
    >
      <Tappable
        name={`Fewer: ${of}`}
        slop={14}
        onPress={() => isCountable && setCount(Math.max(0, count - 1))}
      >
        <Icon name="minus" size={16} />
      </Tappable>
      <View aria-live="polite">
        <AppText variant="label">{isCountable ? String(count) : props.value}</AppText>
      </View>
      <Tappable name={`More: ${of}`} slop={14} onPress={() => isCountable && setCount(count + 1)}>
        <Icon name="plus" size={16} />
      </Tappable>
    </View>
  )
}
