import { useState } from 'react'
import { View } from 'react-native'
import { useAppValue } from '../app-runtime.ts'
import { ownWord } from '../language/words.ts'
import { Icon, Tappable, useLayout } from '../primitives/index.ts'
import { useScreenSearch } from '../screen-search.ts'
import { quietFieldStyle } from './field-style.ts'
import type { InputFieldProps } from './input-props.ts'
import { TypedText } from './typed-text.tsx'

/** A line to search the lists of the screen with; what is typed can be cleared with one tap. */
export function SearchField({ id, label, properties }: InputFieldProps) {
  const layout = useLayout()
  const { value: initial = '', placeholder = label || ownWord('Search', layout.language), icon } = properties
  const [value, setValue] = useAppValue(id, 'value', initial)
  const [, setSearch] = useScreenSearch()
  const change = (next: string) => {
    setValue(next)
    setSearch(next)
  }
  const [isFocused, setFocused] = useState(false)
  return (
    <View style={quietFieldStyle(layout, { isFocused: isFocused || properties.focused })}>
      <Icon name="search" size={21} color={layout.roles.textMuted} />
      <TypedText
        name={label || placeholder || ownWord('Search', layout.language)}
        value={value}
        placeholder={placeholder}
        onChange={change}
        onFocusChange={setFocused}
        keyboard={{ inputMode: 'search', enterKeyHint: 'search', autoCapitalize: 'none' }}
      />
      {value ? (
        <Tappable name={ownWord('Clear', layout.language)} slop={12} onPress={() => change('')}>
          <Icon name="close" size={21} />
        </Tappable>
      ) : icon ? (
        <Icon name={icon} size={21} />
      ) : null}
    </View>
  )
}
