import { useAppValue } from '../../app-runtime.ts'
import { useScreenFilter } from '../../screen-filter.ts'
import { Chip, ChoiceGroup, Shelf } from '../../primitives/index.ts'
import type { ListLayoutProps } from '../layout-props.ts'

/** A few words to choose one of; `plain` ones are only to be read. */
export function ChipsLayout({ id, label, properties }: ListLayoutProps) {
  const { plain, wrap } = properties
  const [active, setActive] = useAppValue(id, 'active', properties.active ?? (plain ? -1 : 0))
  const [, setFilter] = useScreenFilter()
  const choose = (index: number, title: string) => {
    setActive(index)
    setFilter(id, title)
  }
  const role = plain ? 'list' : 'radiogroup'
  const chips = properties.items.map((item, index) => (
    <Chip
      key={index}
      title={item.title ?? ''}
      icon={item.icon}
      isSelected={active === index}
      role={plain ? 'listitem' : 'radio'}
      action={item.action}
      onPress={plain ? undefined : () => choose(index, item.title ?? '')}
    />
  ))
  if (!wrap) {
    return (
      <Shelf
        gap={8}
        role={role}
        label={label}
        isReadOnly={properties.items.every(({ action }) => plain && !action)}
      >
        {chips}
      </Shelf>
    )
  }
  return (
    <ChoiceGroup role={role} label={label} style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8 }}>
      {chips}
    </ChoiceGroup>
  )
}
