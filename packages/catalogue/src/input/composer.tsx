import { View } from 'react-native'
import { useAppValue } from '../app-runtime.ts'
import { IconButton } from '../button/icon-button.tsx'
import { ownWord } from '../language/words.ts'
import { Icon, useLayout } from '../primitives/index.ts'
import { useSentMessages } from '../sent-messages.ts'
import { quietFieldStyle } from './field-style.ts'
import type { InputFieldProps } from './input-props.ts'
import { TypedText } from './typed-text.tsx'

/** The message line at the foot of a chat; what is sent joins the bubbles of the screen. */
export function Composer({ id, label, properties }: InputFieldProps) {
  const layout = useLayout()
  const { theme, roles, insets, screenMargin } = layout
  const message = ownWord('Message', layout.language)
  const [text, setText] = useAppValue(id, 'value', '')
  const [sent, setSent] = useSentMessages()
  const isHard = theme.elevation === 'hard'
  const send = () => {
    if (text.trim() === '') return
    setSent([...sent, text.trim()])
    setText('')
  }
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 10,
        paddingHorizontal: screenMargin,
        paddingTop: 10,
        paddingBottom: Math.max(10, insets.bottom - 4),
        backgroundColor: roles.surface,
        borderTopWidth: theme.borderWidth,
        borderColor: roles.border,
      }}
    >
      <View
        style={{
          ...quietFieldStyle(layout),
          flex: 1,
          borderRadius: isHard ? 6 : 25,
          backgroundColor: roles.surfaceAlt,
          borderWidth: isHard ? 2 : 0,
          borderBottomWidth: isHard ? 2 : 0,
          paddingHorizontal: 16,
        }}
      >
        <TypedText
          name={label || properties.placeholder || message}
          value={text}
          placeholder={properties.placeholder || label || message}
          onChange={setText}
          onSubmit={send}
          keyboard={{ enterKeyHint: 'send' }}
        />
        <Icon name="attach" size={21} color={roles.textMuted} />
      </View>
      <IconButton icon="send" name={ownWord('Send', layout.language)} filled diameter={48} onPress={send} />
    </View>
  )
}
