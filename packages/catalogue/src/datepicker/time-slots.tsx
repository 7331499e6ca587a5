import { View } from 'react-native'
import { useAppValue } from '../app-runtime.ts'
import { AppText, Tappable, useLayout } from '../primitives/index.ts'
import type { ResolvedProperties } from '../resolve-properties.ts'

const gap = 10
const columns = 3

interface TimeSlotsProps {
  id: string
  label: string
  properties: ResolvedProperties<'datepicker'>
}

/** Times of a day; those that are taken are struck out. */
export function TimeSlots({ id, label, properties }: TimeSlotsProps) {
  const { width } = useLayout()
  const [selected, setSelected] = useAppValue(id, 'selected', properties.selected ?? -1)
  const slotWidth = Math.floor(((width - gap * (columns - 1)) / columns) * 100) / 100
  return (
    <View style={{ gap }}>
      {label ? <AppText variant="label">{label}</AppText> : null}
      <View role="radiogroup" aria-label={label} style={{ flexDirection: 'row', flexWrap: 'wrap', gap }}>
        {properties.slots.map((time, index) => (
          <Slot
            key={index}
            time={time}
            width={slotWidth}
            isChosen={index === selected}
            isTaken={properties.unavailable.includes(index)}
            onChoose={() => setSelected(index)}
          />
        ))}
      </View>
    </View>
  )
}

interface SlotProps {
  time: string
  width: number
  isChosen: boolean
  isTaken: boolean
  onChoose: () => void
}

function Slot({ time, width, isChosen, isTaken, onChoose }: SlotProps) {
  const { theme, roles } = useLayout()
  const ground = isTaken ? roles.surfaceAlt : roles.surface
  const ink = isTaken ? roles.textMuted : roles.text
  return (
    <Tappable
      role="radio"
      isChecked={isChosen}
      isDisabled={isTaken}
      onPress={onChoose}
      style={{
        width,
        minHeight: 46,
        borderRadius: theme.radius.control,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: isChosen ? roles.primary : ground,
        borderWidth: isChosen && theme.elevation !== 'hard' ? 0 : theme.borderWidth,
        borderColor: roles.border,
      }}
    >
      <AppText
        variant="label"
        color={isChosen ? roles.onPrimary : ink}
        style={{ textDecorationLine: isTaken ? 'line-through' : 'none' }}
      >
        {time}
      </AppText>
    </Tappable>
  )
}
