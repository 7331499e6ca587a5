import { useState } from 'react'
import { View } from 'react-native'
import { useAppValue } from '../app-runtime.ts'
import { useLayout } from '../primitives/index.ts'
import { useDrawnValue } from '../rows/row-form.ts'
import { FieldFrame } from './field-frame.tsx'
import { fieldStyle } from './field-style.ts'
import type { InputFieldProps } from './input-props.ts'
import { TypedText } from './typed-text.tsx'

const padding = 12

/** Several lines of text. */
export function MultilineField({ id, label, properties }: InputFieldProps) {
  const layout = useLayout()
  const { placeholder, helper, height = 110 } = properties
  const initial = useDrawnValue(id, properties)
  const [value, setValue] = useAppValue(id, 'value', initial)
  const [isFocused, setFocused] = useState(false)
  const error = value === initial ? properties.error : undefined
  const state = { isFocused: isFocused || properties.focused, hasError: Boolean(error) }
  return (
    <FieldFrame label={label} helper={helper} error={error}>
      <View
        style={{
          ...fieldStyle(layout, state),
          minHeight: height,
          alignItems: 'flex-start',
          paddingVertical: padding,
        }}
      >
        <TypedText
          name={label || placeholder || 'Text'}
          value={value}
          placeholder={placeholder}
          onChange={setValue}
          onFocusChange={setFocused}
          hasError={Boolean(error)}
          isMultiline
          height={height - 2 * padding - 4}
        />
      </View>
    </FieldFrame>
  )
}
