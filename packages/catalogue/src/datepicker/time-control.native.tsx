import DateTimePicker from '@react-native-community/datetimepicker'
import { useState } from 'react'
import { Pressable, StyleSheet } from 'react-native'

interface TimeControlProps {
  name: string
  /** HH:MM, or nothing. */
  value: string
  onChange: (value: string) => void
  onFocusChange: (isFocused: boolean) => void
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Opens the device's own clock. */
export function TimeControl({ name, value, onChange, onFocusChange }: TimeControlProps) {
  const [isOpen, setOpen] = useState(false)
  const show = (next: boolean) => {
    setOpen(next)
    onFocusChange(next)
  }
  const at = new Date()
  const [hour, minute] = value.split(':').map(Number)
  if (hour !== undefined && minute !== undefined) at.setHours(hour, minute)
  return (
    <>
      <Pressable
        role="button"
        aria-label={value ? `${name}, ${value}` : name}
        onPress={() => show(!isOpen)}
        style={StyleSheet.absoluteFill}
      />
      {isOpen ? (
        <DateTimePicker
          mode="time"
          is24Hour
          value={at}
          onChange={({ type }, time) => {
            if (type === 'set' && time)
              onChange(`${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`)
            show(false)
          }}
        />
      ) : null}
    </>
  )
}
