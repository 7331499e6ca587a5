import { useState } from 'react'
import { View } from 'react-native'
import { useAppRuntime, useAppValue } from '../app-runtime.ts'
import { FieldFrame } from '../input/field-frame.tsx'
import { fieldStyle } from '../input/field-style.ts'
import { AppText, Icon, useLayout } from '../primitives/index.ts'
import { readTime } from './clock-time.ts'
import { TimeControl } from './time-control'

interface TimeFieldProps {
  id: string
  label: string
  /** The time at first, "18:30"; none: nothing is chosen yet. */
  initial: string | undefined
}

/** A time of the day in a field; a tap opens the device's own clock for it. */
export function TimeField({ id, label, initial = '' }: TimeFieldProps) {
  const { mode } = useAppRuntime()
  const layout = useLayout()
  const { roles } = layout
  const [value, setValue] = useAppValue(id, 'value', initial)
  const [isFocused, setFocused] = useState(false)
  const field = (
    <View style={fieldStyle(layout, { isFocused })}>
      <Icon name="clock" size={20} color={roles.textMuted} />
      <View style={{ flex: 1 }}>
        <AppText lines={1} color={value ? roles.text : roles.textMuted}>
          {value || '--:--'}
        </AppText>
      </View>
      <Icon name="down" size={18} color={roles.textMuted} />
    </View>
  )
  return (
    <FieldFrame label={label}>
      {mode === 'run' ? (
        <TimeControl
          name={label}
          value={readTime(value) ?? ''}
          onChange={setValue}
          onFocusChange={setFocused}
        >
          {field}
        </TimeControl>
      ) : (
        field
      )}
    </FieldFrame>
  )
}
