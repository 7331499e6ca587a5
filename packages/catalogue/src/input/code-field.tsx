import { useState } from 'react'
import { View } from 'react-native'
import { useAppRuntime, useAppValue } from '../app-runtime.ts'
import { AppText, useLayout } from '../primitives/index.ts'
import { FieldFrame } from './field-frame.tsx'
import type { InputFieldProps } from './input-props.ts'
import { TypedText } from './typed-text.tsx'

/** A code of a few places, a box each; one unseen input over them takes what is typed or pasted. */
export function CodeField({ id, label, properties }: InputFieldProps) {
  const { theme, roles } = useLayout()
  const { mode } = useAppRuntime()
  const length = Math.round(properties.length)
  const [value, setValue] = useAppValue(id, 'value', (properties.value ?? '').slice(0, length))
  const [isFocused, setFocused] = useState(false)
  const hasMark = mode === 'run' ? isFocused : true
  return (
    <FieldFrame label={label} helper={properties.helper} error={properties.error}>
      <View style={{ flexDirection: 'row', gap: 10 }}>
        {Array.from({ length }, (_, index) => {
          const isNext = hasMark && index === Math.min(value.length, length - 1)
          return (
            <View
              key={index}
              style={{
                flex: 1,
                minHeight: 56,
                borderRadius: theme.radius.control,
                borderWidth: isNext ? 2 : theme.borderWidth,
                borderColor: isNext ? roles.primaryText : roles.border,
                backgroundColor: roles.surface,
                alignItems: 'center',
                justifyContent: 'center',
              }}
            >
              <AppText variant="title">{value[index] ?? ' '}</AppText>
            </View>
          )
        })}
        {mode === 'run' ? (
          <View style={{ position: 'absolute', top: 0, right: 0, bottom: 0, left: 0, opacity: 0 }}>
            <TypedText
              name={label || 'Code'}
              value={value}
              onChange={(next) => setValue(next.replaceAll(/\s/g, '').slice(0, length))}
              onFocusChange={setFocused}
              keyboard={{ inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: length }}
            />
          </View>
        ) : null}
      </View>
    </FieldFrame>
  )
}
