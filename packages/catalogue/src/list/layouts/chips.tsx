import { View, type ViewStyle } from 'react-native'
import { useAppValue } from '../../app-runtime.ts'
import { AppText, Icon, Tappable, useLayout } from '../../primitives/index.ts'
import type { ListItem } from '../definition.ts'
import type { ListLayoutProps } from '../layout-props.ts'
import { Shelf } from '../parts/shelf.tsx'

/** A few words to choose one of; `plain` ones are only to be read. */
export function ChipsLayout({ id, label, properties }: ListLayoutProps) {
  const initial = properties.active ?? (properties.plain ? -1 : 0)
  const [active, setActive] = useAppValue(id, 'active', initial)
  const role = properties.plain ? 'list' : 'radiogroup'
  const chips = properties.items.map((item, index) => (
    <Chip
      key={index}
      item={item}
      isActive={active === index}
      onChoose={properties.plain ? undefined : () => setActive(index)}
    />
  ))
  if (!properties.wrap) {
    return (
      <Shelf gap={8} role={role} label={label}>
        {chips}
      </Shelf>
    )
  }
  return (
    <View role={role} aria-label={label} style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
      {chips}
    </View>
  )
}

/** One chip; without `onChoose` and action it is only to be read. */
function Chip({ item, isActive, onChoose }: { item: ListItem; isActive: boolean; onChoose?: () => void }) {
  const { theme, roles } = useLayout()
  const elevation = theme.elevation
  const isOutlined = elevation === 'hairline' || elevation === 'rules'
  const isThick = elevation === 'hard' || elevation === 'chunky'
  const ground = isOutlined || elevation === 'hard' ? roles.surface : roles.surfaceAlt
  const border = isThick ? 2 : isOutlined ? 1 : 0
  const color = isActive ? roles.onPrimary : roles.text
  const style: ViewStyle = {
    flexDirection: 'row',
    alignItems: 'center',
    height: 40,
    paddingHorizontal: 16,
    borderRadius: theme.radius.chip,
    gap: 6,
    backgroundColor: isActive ? roles.primary : ground,
    borderWidth: isActive && elevation !== 'hard' ? 0 : border,
    borderColor: roles.border,
  }
  const content = (
    <>
      {item.icon ? <Icon name={item.icon} size={17} color={color} /> : null}
      <AppText variant="label" lines={1} color={color} style={{ fontSize: 14 }}>
        {item.title ?? ''}
      </AppText>
    </>
  )
  if (!onChoose && !item.action) {
    return (
      <View role="listitem" style={style}>
        {content}
      </View>
    )
  }
  return (
    <Tappable
      role="radio"
      isChecked={isActive}
      action={item.action}
      onPress={onChoose}
      slop={2}
      style={style}
    >
      {content}
    </Tappable>
  )
}
