import { useAppValue } from '../app-runtime.ts'
import type { ResolvedProperties } from '../resolve-properties.ts'
import type { ViewProps } from '../view-props.ts'
import { type Day, daysInMonth, type Month, parseDay, sampleDay } from './calendar.ts'
import { readTime } from './clock-time.ts'
import { DateField } from './date-field.tsx'
import { MonthGrid } from './month-grid.tsx'
import { chooseDay, type DaySelection } from './selection.ts'
import { TimeField } from './time-field.tsx'
import { TimeSlots } from './time-slots.tsx'
import { WeekStrip } from './week-strip.tsx'

/** A day or a time to choose. */
export function DatepickerView({ id, label, properties }: ViewProps<'datepicker'>) {
  switch (properties.variant) {
    case 'field':
      // Fields for a time were made without saying so.
      return readTime(properties.value ?? '') ? (
        <TimeField id={id} label={label} initial={properties.value} />
      ) : (
        <DateField id={id} label={label} properties={properties} />
      )
    case 'time':
      return <TimeField id={id} label={label} initial={properties.value} />
    case 'week':
      return <WeekStrip id={id} label={label} properties={properties} />
    case 'month':
      return <MonthPicker id={id} properties={properties} />
    case 'slots':
      return <TimeSlots id={id} label={label} properties={properties} />
  }
}

function MonthPicker({ id, properties }: { id: string; properties: ResolvedProperties<'datepicker'> }) {
  const stated = parseDay(properties.month ?? '')
  const home: Month = stated ?? sampleDay
  const isRange = properties.range.length >= 2
  const [shown, setShown] = useAppValue<Month>(id, 'month', home)
  const [selection, setSelection] = useAppValue(
    id,
    'selection',
    statedSelection(properties, home, stated === undefined),
  )
  return (
    <MonthGrid
      shown={shown}
      selection={selection}
      marked={properties.marked.map((day) => dayOf(home, day))}
      onShow={setShown}
      onChoose={(day) => {
        setSelection(chooseDay(selection, day, isRange))
        if (day.month !== shown.month) setShown({ year: day.year, month: day.month })
      }}
    />
  )
}

const dayOf = ({ year, month }: Month, day: number): Day => ({
  year,
  month,
  day: Math.max(1, Math.min(daysInMonth({ year, month }), Math.round(day))),
})

function statedSelection(
  { range, selected }: ResolvedProperties<'datepicker'>,
  home: Month,
  isSample: boolean,
): DaySelection {
  const [from, to] = range
  if (from !== undefined && to !== undefined) return { from: dayOf(home, from), to: dayOf(home, to) }
  if (selected !== undefined && selected >= 1) return { from: dayOf(home, selected) }
  return isSample ? { from: sampleDay } : {}
}
