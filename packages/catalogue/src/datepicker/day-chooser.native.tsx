import DateTimePicker from '@react-native-community/datetimepicker'
import { useState } from 'react'
import { Platform } from 'react-native'
import type { Day } from './calendar.ts'

interface DayChooserProps {
  chosen: Day | null
  onChoose: (day: Day) => void
  onClose: () => void
}

/** Where a day is chosen for a field: the device's own calendar. */
export function DayChooser({ chosen, onChoose, onClose }: DayChooserProps) {
  const [today] = useState(() => new Date())
  return (
    <DateTimePicker
      mode="date"
      display={Platform.OS === 'ios' ? 'inline' : 'default'}
      value={chosen ? new Date(chosen.year, chosen.month - 1, chosen.day) : today}
      onChange={({ type }, date) => {
        if (type === 'set' && date)
          onChoose({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() })
        else onClose()
      }}
    />
  )
}
