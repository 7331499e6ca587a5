import { View } from 'react-native'
import { useAppValue } from '../app-runtime.ts'
import { AppText, Tappable, useLayout } from '../primitives/index.ts'
import type { ResolvedProperties } from '../resolve-properties.ts'
import { type Day, longName, parseDay, sampleDay, weekdayOf, weekOf } from './calendar.ts'

interface WeekStripProps {
  id: string
  label: string
  properties: ResolvedProperties<'datepicker'>
}

/** The seven days of a week side by side. */
export function WeekStrip({ id, label, properties }: WeekStripProps) {
  const stated = parseDay(properties.month ?? '')
  const initial = properties.selected ?? (stated ? weekdayOf(stated) : 3)
  const [selected, setSelected] = useAppValue(id, 'selected', initial)
  return (
    <View
      role="radiogroup"
      aria-label={label}
      style={{ flexDirection: 'row', justifyContent: 'space-between' }}
    >
      {weekOf(stated ?? sampleDay).map((day, index) => (
        <WeekDay
          key={index}
          day={day}
          isChosen={index === selected}
          isMarked={properties.marked.includes(index)}
          onChoose={() => setSelected(index)}
        />
      ))}
    </View>
  )
}

function WeekDay(props: { day: Day; isChosen: boolean; isMarked: boolean; onChoose: () => void }) {
  const { theme, roles, nested, width } = useLayout()
  const { day, isChosen, isMarked, onChoose } = props
  const { elevation } = theme
  const isFlat = nested || elevation === 'rules' || elevation === 'hairline'
  const ink = isChosen ? roles.onPrimary : roles.text
  const dot = isChosen ? roles.onPrimary : roles.accentText
  const name = longName(day)
  return (
    <Tappable
      name={name}
      role="radio"
      isChecked={isChosen}
      onPress={onChoose}
      style={{
        width: Math.min(44, Math.floor(width / 7)),
        paddingVertical: 10,
        gap: 4,
        alignItems: 'center',
        borderRadius: elevation === 'hard' ? 6 : Math.min(22, theme.radius.control + 6),
        backgroundColor: isChosen ? roles.primary : isFlat ? undefined : roles.surface,
        borderWidth: elevation === 'hard' ? 2 : 0,
        borderColor: roles.border,
      }}
    >
      <AppText variant="caption" color={isChosen ? roles.onPrimary : roles.textMuted}>
        {name.slice(0, 1)}
      </AppText>
      <AppText variant="label" color={ink}>
        {String(day.day)}
      </AppText>
      <View style={{ width: 5, height: 5, borderRadius: 3, backgroundColor: isMarked ? dot : undefined }} />
    </Tappable>
  )
}
