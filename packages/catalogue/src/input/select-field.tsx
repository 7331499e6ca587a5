import { useState } from 'react'
import { View } from 'react-native'
import { useAppRuntime, useAppValue } from '../app-runtime.ts'
import { AppText, cardStyle, Icon, Tappable, useLayout } from '../primitives/index.ts'
import { FieldFrame } from './field-frame.tsx'
import { fieldStyle } from './field-style.ts'
import type { InputFieldProps } from './input-props.ts'
import { Revealed } from './revealed.tsx'

/** One of several options, in a list that opens under the field. */
export function SelectField({ id, label, properties }: InputFieldProps) {
  const { options, value: initial = '', helper } = properties
  const { mode } = useAppRuntime()
  const [value, setValue] = useAppValue(id, 'value', initial)
  const [isOpen, setOpen] = useState(false)
  const error = value === initial ? properties.error : undefined
  const choose = (option: string) => {
    setValue(option)
    setOpen(false)
  }
  return (
    <FieldFrame label={label} helper={helper} error={error}>
      <SelectBox
        label={label}
        icon={properties.icon}
        placeholder={properties.placeholder}
        suffix={properties.suffix}
        value={value}
        isOpen={isOpen}
        isFocused={properties.focused}
        hasError={error !== undefined}
        onToggle={() => setOpen(!isOpen)}
      />
      {isOpen && mode === 'run' ? (
        <Revealed>
          <Options label={label} options={options} value={value} onChoose={choose} />
        </Revealed>
      ) : null}
    </FieldFrame>
  )
}

interface SelectBoxProps {
  label: string
  value: string
  placeholder?: string
  icon?: string
  suffix?: string
  isOpen: boolean
  isFocused?: boolean
  hasError?: boolean
  onToggle: () => void
}

/** The closed field: what is chosen, and the sign that it opens. Also the face of a date field. */
export function SelectBox({
  label,
  value,
  placeholder = 'Choose',
  icon,
  suffix,
  isOpen,
  onToggle,
  ...state
}: SelectBoxProps) {
  const layout = useLayout()
  const { roles } = layout
  return (
    <Tappable
      name={`${label || placeholder}, ${value || placeholder}`}
      onPress={onToggle}
      style={fieldStyle(layout, { isFocused: isOpen || state.isFocused, hasError: state.hasError })}
    >
      {icon ? <Icon name={icon} size={20} color={roles.textMuted} /> : null}
      <View style={{ flex: 1 }}>
        <AppText lines={1} color={value ? roles.text : roles.textMuted}>
          {value || placeholder}
        </AppText>
      </View>
      <Icon name={isOpen ? 'up' : 'down'} size={18} color={roles.textMuted} />
      {suffix ? <AppText variant="caption">{suffix}</AppText> : null}
    </Tappable>
  )
}

interface OptionsProps {
  label: string
  options: string[]
  value: string
  onChoose: (option: string) => void
}

function Options({ label, options, value, onChoose }: OptionsProps) {
  const layout = useLayout()
  const { roles } = layout
  return (
    <View
      role="radiogroup"
      aria-label={label}
      style={cardStyle(layout, {
        padding: undefined,
        paddingTop: 4,
        paddingBottom: 4,
        paddingHorizontal: 4,
        backgroundColor: roles.surface,
      })}
    >
      {options.map((option, index) => {
        const isChosen = option === value
        return (
          <Tappable
            key={index}
            role="radio"
            isChecked={isChosen}
            onPress={() => onChoose(option)}
            style={{
              flexDirection: 'row',
              alignItems: 'center',
              gap: 10,
              minHeight: 44,
              paddingHorizontal: 10,
              borderRadius: layout.theme.radius.control,
              backgroundColor: isChosen ? roles.primarySoft : undefined,
            }}
          >
            <View style={{ flex: 1 }}>
              <AppText color={isChosen ? roles.primaryText : roles.text}>{option}</AppText>
            </View>
            {isChosen ? <Icon name="check" size={18} color={roles.primaryText} strokeWidth={2.4} /> : null}
          </Tappable>
        )
      })}
      {options.length === 0 ? (
        <AppText variant="caption" style={{ padding: 12 }}>
          No options yet
        </AppText>
      ) : null}
    </View>
  )
}
