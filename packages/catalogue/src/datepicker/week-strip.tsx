import { View } from 'react-native'
import { useAppValue } from '../app-runtime.ts'
import { AppText, Tappable, useLayout } from '../primitives/index.ts'
import type { ResolvedProperties } from '../resolve-properties.ts'
import { ownWord } from '../language/words.ts'
import { addDays, compareDays, type Day, parseDay, sampleDay, weekdayOf, weekOf } from './calendar.ts'
import { initialOf, longName, nameOfMonth } from './date-names.ts'
import { Arrow } from './month-grid.tsx'

interface WeekStripProps {
  id: string
  label: string
  properties: ResolvedProperties<'datepicker'>
}

const daysInWeek = 7
/** In px. */
const smallestTarget = 44

/** The seven days of a week side by side, with the way to its neighbours. */
export function WeekStrip({ id, label, properties }: WeekStripProps) {
  const { language, width, nested, screenMargin } = useLayout()
  // On narrow phones the days reach into the margins, so that each keeps its size.
  const missing = Math.max(0, (daysInWeek * smallestTarget - width) / 2)
  const reach = nested ? 0 : Math.min(screenMargin, missing)
  const stated = parseDay(properties.month ?? '')
  const home = weekOf(stated ?? sampleDay)
  const initial = home[properties.selected ?? (stated ? weekdayOf(stated) : 3)]
  const [chosen, setChosen] = useAppValue<Day | undefined>(id, 'day', initial)
  const [weeks, setWeeks] = useAppValue(id, 'weeks', 0)
  const days = home.map((day) => addDays(day, weeks * daysInWeek))
  const middle = days[3] ?? sampleDay
  return (
    <View style={{ gap: 4 }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', marginVertical: -6 }}>
        <View style={{ flex: 1 }} aria-live="polite">
          <AppText variant="caption">{nameOfMonth(middle, language)}</AppText>
        </View>
        <Arrow
          icon="back"
          name={ownWord('Week before', language)}
          size={19}
          onPress={() => setWeeks(weeks - 1)}
        />
        <Arrow
          icon="next"
          name={ownWord('Week after', language)}
          size={19}
          onPress={() => setWeeks(weeks + 1)}
        />
      </View>
      <View
        role="radiogroup"
        aria-label={label}
        style={{ flexDirection: 'row', justifyContent: 'space-between', marginHorizontal: -reach }}
      >
        {days.map((day, index) => (
          <WeekDay
            key={longName(day)}
            day={day}
            room={width + 2 * reach}
            isChosen={chosen !== undefined && compareDays(day, chosen) === 0}
            isMarked={weeks === 0 && properties.marked.includes(index)}
            onChoose={() => setChosen(day)}
          />
        ))}
      </View>
    </View>
  )
}

interface WeekDayProps {
  day: Day
  /** Of the seven days, px. */
  room: number
  isChosen: boolean
  isMarked: boolean
  onChoose: () => void
}

function WeekDay({ day, room, isChosen, isMarked, onChoose }: WeekDayProps) {
  const { theme, roles, nested, language } = useLayout()
  const { elevation } = theme
  const isFlat = nested || elevation === 'rules' || elevation === 'hairline'
  const ink = isChosen ? roles.onPrimary : roles.text
  const dot = isChosen ? roles.onPrimary : roles.accentText
  return (
    <Tappable
      name={longName(day, language)}
      role="radio"
      isChecked={isChosen}
      onPress={onChoose}
      style={{
        width: Math.min(smallestTarget, Math.floor(room / daysInWeek)),
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
        {initialOf(day, language)}
      </AppText>
      <AppText variant="label" color={ink}>
        {String(day.day)}
      </AppText>
      <View style={{ width: 5, height: 5, borderRadius: 3, backgroundColor: isMarked ? dot : undefined }} />
    </Tappable>
  )
}
