import type { ReactNode } from 'react'
import { View } from 'react-native'

interface TimeControlProps {
  name: string
  /** HH:MM, or nothing. */
  value: string
  onChange: (value: string) => void
  onFocusChange: (isFocused: boolean) => void
  /** The drawn field. */
  children: ReactNode
}

/** The browser's own field for a time, unseen over the drawn one: it brings keys, names and the device's clock. */
export function TimeControl({ name, value, onChange, onFocusChange, children }: TimeControlProps) {
  return (
    <View>
      {children}
      <input
        type="time"
        aria-label={name}
        value={value}
        onClick={(event) => openClock(event.currentTarget)}
        onFocus={() => onFocusChange(true)}
        onBlur={() => onFocusChange(false)}
        onChange={(event) => onChange(event.currentTarget.value)}
        style={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          margin: 0,
          opacity: 0.011,
          cursor: 'pointer',
        }}
      />
    </View>
  )
}

/** Browsers open it by the small clock alone, which is not seen here. In a frame of another site they refuse. */
function openClock(input: HTMLInputElement): void {
  try {
    input.showPicker()
  } catch {
    input.focus()
  }
}
