import { useState } from 'react'
import { View } from 'react-native'
import { useAppValue } from '../app-runtime.ts'
import { ownWord } from '../language/words.ts'
import { AppText, Icon, Tappable, useLayout } from '../primitives/index.ts'
import { useDrawnValue } from '../rows/row-form.ts'
import { checkValue } from './check-value.ts'
import { FieldFrame } from './field-frame.tsx'
import { fieldStyle } from './field-style.ts'
import type { InputFieldProps } from './input-props.ts'
import { TypedText } from './typed-text.tsx'

const keyboards = {
  email: { inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  number: { inputMode: 'decimal' },
  text: {},
} as const

/** One line of text, an email address, a number, or a password that can be shown. */
export function TextField({ id, label, properties }: InputFieldProps) {
  const layout = useLayout()
  const { kind, placeholder, helper, icon, suffix } = properties
  const initial = useDrawnValue(id, properties)
  const [value, setValue] = useAppValue(id, 'value', initial)
  const [isFocused, setFocused] = useState(false)
  const [isShown, setShown] = useState(false)
  // The stated error belongs to the stated value; once it is changed, the new value is judged.
  const error = value === initial ? properties.error : isFocused ? undefined : checkValue(properties, value)
  const isPassword = kind === 'password'
  const keyboard = isPassword
    ? ({ secureTextEntry: !isShown, autoComplete: 'current-password', autoCapitalize: 'none' } as const)
    : keyboards[kind === 'email' || kind === 'number' ? kind : 'text']
  return (
    <FieldFrame label={label} helper={helper} error={error}>
      <View
        style={fieldStyle(layout, { isFocused: isFocused || properties.focused, hasError: Boolean(error) })}
      >
        {icon ? <Icon name={icon} size={20} color={layout.roles.textMuted} /> : null}
        <TypedText
          name={label || placeholder || 'Field'}
          value={value}
          placeholder={placeholder}
          onChange={setValue}
          onFocusChange={setFocused}
          hasError={Boolean(error)}
          keyboard={keyboard}
        />
        {isPassword ? (
          <Tappable
            name={ownWord(isShown ? 'Hide password' : 'Show password', layout.language)}
            slop={12}
            onPress={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eyeOff' : 'eye'} size={20} color={layout.roles.textMuted} />
          </Tappable>
        ) : null}
        {suffix ? <AppText variant="caption">{suffix}</AppText> : null}
      </View>
    </FieldFrame>
  )
}
