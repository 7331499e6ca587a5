import { View, type ViewStyle } from 'react-native'
import { useAppValue } from '../../app-runtime.ts'
import { CheckMark } from '../../checkbox/marks.tsx'
import { Tappable, useLayout } from '../../primitives/index.ts'
import type { ListItem } from '../definition.ts'
import type { ListLayoutProps } from '../layout-props.ts'
import { RowBody } from '../parts/row-body.tsx'
import { RowFrame } from '../parts/row-frame.tsx'
import { Trailing } from '../parts/trailing.tsx'

/** Things to be ticked. */
export function ChecklistLayout({ id, label, properties, entries }: ListLayoutProps) {
  const rows = entries.map(({ item, index }) => ({
    key: index,
    row: <CheckRow id={id} item={item} index={index} canStrike={properties.strike} />,
    inset: 40,
  }))
  return <RowFrame label={label} boxed={properties.boxed} rows={rows} />
}

function CheckRow(props: { id: string; item: ListItem; index: number; canStrike: boolean }) {
  const { theme } = useLayout()
  const { id, item, index, canStrike } = props
  const [isChecked, setChecked] = useAppValue(id, `checked-${index}`, item.checked ?? false)
  const toggle = () => setChecked(!isChecked)
  const style: ViewStyle = {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 14,
    minHeight: item.subtitle ? theme.spacing.row : Math.max(48, theme.spacing.row - 8),
    paddingVertical: 10,
  }
  const words = (
    <>
      <RowBody item={item} isStruck={canStrike && isChecked} />
      <Trailing item={item} />
    </>
  )
  if (!item.action) {
    return (
      <Tappable role="checkbox" isChecked={isChecked} onPress={toggle} style={style}>
        <CheckMark isChecked={isChecked} isRound />
        {words}
      </Tappable>
    )
  }
  // With an action the box ticks and the words lead on.
  return (
    <View style={style}>
      <Tappable role="checkbox" name={item.title} isChecked={isChecked} onPress={toggle} slop={9}>
        <CheckMark isChecked={isChecked} isRound />
      </Tappable>
      <Tappable action={item.action} style={{ flex: 1, flexDirection: 'row', alignItems: 'center', gap: 14 }}>
        {words}
      </Tappable>
    </View>
  )
}
