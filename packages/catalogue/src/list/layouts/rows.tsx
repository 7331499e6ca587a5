import { View, type ViewStyle } from 'react-native'
import { useAppValue } from '../../app-runtime.ts'
import { SwitchMark } from '../../checkbox/marks.tsx'
import { Tappable, useLayout } from '../../primitives/index.ts'
import type { ListItem } from '../definition.ts'
import type { ListLayoutProps } from '../layout-props.ts'
import { ItemTap } from '../parts/item-tap.tsx'
import { Leading, leadingInset } from '../parts/leading.tsx'
import { Quantity } from '../parts/quantity.tsx'
import { RowBody } from '../parts/row-body.tsx'
import { RowFrame } from '../parts/row-frame.tsx'
import { Trailing } from '../parts/trailing.tsx'

/** People, messages, transactions, settings: one thing a line. */
export function RowsLayout({ id, label, properties, entries }: ListLayoutProps) {
  const rows = entries.map(({ item, index }) => ({
    key: index,
    row: <Row id={id} item={item} index={index} />,
    inset: leadingInset(item),
  }))
  return <RowFrame label={label} boxed={properties.boxed} rows={rows} />
}

interface RowProps {
  id: string
  item: ListItem
  index: number
}

function Row(props: RowProps) {
  const { theme } = useLayout()
  const { item } = props
  const oneLine = Math.max(48, theme.spacing.row - 8)
  const style: ViewStyle = {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 14,
    minHeight: item.subtitle ? theme.spacing.row : oneLine,
    paddingVertical: 10,
  }
  if (item.switch !== undefined) return <SwitchRow {...props} isOn={item.switch} style={style} />
  if (item.quantity) return <QuantityRow {...props} quantity={item.quantity} style={style} />
  return (
    <ItemTap action={item.action} style={style}>
      <Leading item={item} />
      <RowBody item={item} />
      <Trailing item={item} />
    </ItemTap>
  )
}

function SwitchRow({
  id,
  item,
  index,
  isOn: initial,
  style,
}: RowProps & { isOn: boolean; style: ViewStyle }) {
  const [isOn, setOn] = useAppValue(id, `switch-${index}`, initial)
  return (
    <Tappable role="switch" isChecked={isOn} onPress={() => setOn(!isOn)} style={style}>
      <Leading item={item} />
      <RowBody item={item} />
      <Trailing item={item} />
      <SwitchMark isOn={isOn} />
    </Tappable>
  )
}

function QuantityRow({
  id,
  item,
  index,
  quantity,
  style,
}: RowProps & { quantity: string; style: ViewStyle }) {
  return (
    <View style={style}>
      <ItemTap action={item.action} style={{ flex: 1, flexDirection: 'row', alignItems: 'center', gap: 14 }}>
        <Leading item={item} />
        <RowBody item={item} />
        <Trailing item={item} />
      </ItemTap>
      <Quantity id={id} name={`quantity-${index}`} of={item.title} value={quantity} />
    </View>
  )
}
