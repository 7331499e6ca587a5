import { TextInput, type TextInputProps, type TextStyle, View } from 'react-native'
import { useAppRuntime } from '../app-runtime.ts'
import { AppText, typeStyle, useLayout } from '../primitives/index.ts'

interface TypedTextProps {
  /** Name for people who listen to the screen. */
  name: string
  value: string
  placeholder?: string
  onChange: (value: string) => void
  onFocusChange?: (isFocused: boolean) => void
  onSubmit?: () => void
  hasError?: boolean
  isMultiline?: boolean
  /** In px, for several lines. */
  height?: number
  keyboard?: Pick<
    TextInputProps,
    'inputMode' | 'secureTextEntry' | 'autoComplete' | 'autoCapitalize' | 'enterKeyHint' | 'maxLength'
  >
  style?: TextStyle
}

/** What is typed into a field: a real input in a running app, and the same words without it elsewhere. */
export function TypedText(props: TypedTextProps) {
  const { mode } = useAppRuntime()
  if (mode === 'run') return <RunningText {...props} />
  const { value, placeholder = '', isMultiline, keyboard, style } = props
  const shown = keyboard?.secureTextEntry ? '•'.repeat(value.length) : value
  return (
    <StillText text={shown || placeholder} isPlaceholder={!value} isMultiline={isMultiline} style={style} />
  )
}

interface StillTextProps {
  text: string
  isPlaceholder: boolean
  isMultiline?: boolean
  style?: TextStyle
}

function StillText({ text, isPlaceholder, isMultiline = false, style }: StillTextProps) {
  const { roles } = useLayout()
  return (
    <View style={{ flex: 1 }}>
      <AppText
        color={isPlaceholder ? roles.textMuted : roles.text}
        lines={isMultiline ? undefined : 1}
        style={style}
      >
        {text}
      </AppText>
    </View>
  )
}

function RunningText(props: TypedTextProps) {
  const layout = useLayout()
  const {
    name,
    value,
    placeholder,
    onChange,
    onFocusChange,
    onSubmit,
    isMultiline,
    height,
    keyboard,
    style,
  } = props
  const invalid = props.hasError ? { 'aria-invalid': true } : {}
  return (
    <TextInput
      aria-label={name}
      {...invalid}
      value={value}
      placeholder={placeholder}
      placeholderTextColor={layout.roles.textMuted}
      onChangeText={onChange}
      onFocus={() => onFocusChange?.(true)}
      onBlur={() => onFocusChange?.(false)}
      onSubmitEditing={onSubmit}
      multiline={isMultiline}
      {...keyboard}
      style={[
        typeStyle(layout, 'body', style),
        { flex: 1, minWidth: 0, minHeight: height ?? 44, padding: 0 },
        // The field around it shows the focus. The property is the web's only.
        { outlineStyle: 'none' } as unknown as TextStyle,
      ]}
    />
  )
}
