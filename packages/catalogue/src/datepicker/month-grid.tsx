import { View } from 'react-native'
import { AppText, cardInset, cardStyle, Icon, Tappable, useLayout } from '../primitives/index.ts'
import { ownWord } from '../language/words.ts'
import { addMonths, compareDays, type Day, type Month, monthCells } from './calendar.ts'
import { initialOf, longName, nameOfMonth } from './date-names.ts'
import { type DaySelection, placeInSelection } from './selection.ts'

interface MonthGridProps {
  shown: Month
  selection: DaySelection
  /** Days with a dot. */
  marked: Day[]
  onShow: (month: Month) => void
  onChoose: (day: Day) => void
}

const widestCell = 42

/** A month to choose a day in, with the way to its neighbours. */
export function MonthGrid({ shown, selection, marked, onShow, onChoose }: MonthGridProps) {
  const layout = useLayout()
  const { language } = layout
  const name = nameOfMonth(shown, language)
  const size = Math.min(widestCell, Math.floor((layout.width - 2 * cardInset(layout)) / 7))
  const cells = monthCells(shown)
  const weeks = Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
  const row = { flexDirection: 'row', justifyContent: 'space-between' } as const
  return (
    <View style={cardStyle(layout, { gap: 8 })} role="group" aria-label={name}>
      <View style={{ ...row, alignItems: 'center' }}>
        <View style={{ flex: 1 }} aria-live="polite">
          <AppText variant="heading">{name}</AppText>
        </View>
        <Arrow
          icon="back"
          name={ownWord('Month before', language)}
          onPress={() => onShow(addMonths(shown, -1))}
        />
        <Arrow
          icon="next"
          name={ownWord('Month after', language)}
          onPress={() => onShow(addMonths(shown, 1))}
        />
      </View>
      <View style={row} aria-hidden>
        {cells.slice(0, 7).map((day) => (
          <View key={day.day} style={{ width: size, alignItems: 'center' }}>
            <AppText variant="caption">{initialOf(day, language)}</AppText>
          </View>
        ))}
      </View>
      {weeks.map((week, index) => (
        <View key={index} style={row}>
          {week.map((day) => (
            <DayCell
              key={longName(day)}
              day={day}
              size={size}
              place={placeInSelection(selection, day)}
              isOutside={day.month !== shown.month}
              isMarked={marked.some((other) => compareDays(other, day) === 0)}
              onChoose={onChoose}
            />
          ))}
        </View>
      ))}
    </View>
  )
}

interface ArrowProps {
  icon: string
  name: string
  /** Of the icon in px; the target is 44. */
  size?: number
  onPress: () => void
}

/** The way to what comes before or after. */
export function Arrow({ icon, name, size = 23, onPress }: ArrowProps) {
  const { theme } = useLayout()
  return (
    <Tappable
      name={name}
      onPress={onPress}
      style={{ width: 44, height: 44, alignItems: 'center', justifyContent: 'center' }}
    >
      <Icon name={icon} size={size} strokeWidth={theme.elevation === 'hard' ? 2.3 : 1.9} />
    </Tappable>
  )
}

interface DayCellProps {
  day: Day
  size: number
  place: 'end' | 'between' | 'outside'
  /** Of the month before or after. */
  isOutside: boolean
  isMarked: boolean
  onChoose: (day: Day) => void
}

function DayCell({ day, size, place, isOutside, isMarked, onChoose }: DayCellProps) {
  const { theme, roles, language } = useLayout()
  const isEnd = place === 'end' && !isOutside
  const isBetween = place === 'between' && !isOutside
  const isSquare = theme.elevation === 'hard' || theme.elevation === 'rules'
  return (
    <Tappable
      name={longName(day, language)}
      role="radio"
      isChecked={isEnd || isBetween}
      onPress={() => onChoose(day)}
      slop={Math.max(0, (44 - size) / 2)}
      style={{
        width: size,
        height: size,
        borderRadius: isSquare ? theme.radius.control : size / 2,
        backgroundColor: isEnd ? roles.primary : isBetween ? roles.primarySoft : undefined,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <AppText
        variant="label"
        color={isEnd ? roles.onPrimary : isOutside ? roles.textMuted : roles.text}
        style={{ fontWeight: isEnd ? '700' : '500', fontSize: 15 }}
      >
        {String(day.day)}
      </AppText>
      {isMarked && !isBetween ? (
        <View
          style={{
            position: 'absolute',
            bottom: 4,
            width: 5,
            height: 5,
            borderRadius: 3,
            backgroundColor: isEnd ? roles.onPrimary : roles.primaryText,
          }}
        />
      ) : null}
    </Tappable>
  )
}
