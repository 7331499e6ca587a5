import DateTimePicker from '@react-native-community/datetimepicker'
import { type ReactNode, useState } from 'react'
import { Platform, Pressable } from 'react-native'

interface TimeControlProps {
  name: string
  /** HH:MM, or nothing. */
  value: string
  onChange: (value: string) => void
  onFocusChange: (isFocused: boolean) => void
  /** The drawn field. */
  children: ReactNode
}

const isIos = Platform.OS === 'ios'
const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Opens the device's own clock: a dialog on Android, a wheel under the field on iOS. */
export function TimeControl({ name, value, onChange, onFocusChange, children }: TimeControlProps) {
  const [isOpen, setOpen] = useState(false)
  const show = (next: boolean) => {
    setOpen(next)
    onFocusChange(next)
  }
  const [now] = useState(() => new Date())
  return (
    <>
      <Pressable role="button" aria-label={value ? `${name}, ${value}` : name} onPress={() => show(!isOpen)}>
        {children}
      </Pressable>
      {isOpen ? (
        <DateTimePicker
          mode="time"
          display={isIos ? 'spinner' : 'default'}
          is24Hour
          value={atTime(now, value)}
          onChange={({ type }, time) => {
            if (type === 'set' && time)
              onChange(`${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`)
            if (!isIos) show(false)
          }}
        />
      ) : null}
    </>
  )
}

/** The day of `now` at HH:MM; `now` where no time is chosen. */
function atTime(now: Date, time: string): Date {
  const [hour, minute] = time.split(':').map(Number)
  if (hour === undefined || minute === undefined) return now
  return new Date(now.getFullYear(), now.getMonth(), now.getDate(), hour, minute)
}
