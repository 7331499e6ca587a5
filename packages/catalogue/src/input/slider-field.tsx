import { useState } from 'react'
import { View } from 'react-native'
import { useAppRuntime, useAppValue } from '../app-runtime.ts'
import { AppText, ProgressBar, useLayout } from '../primitives/index.ts'
import { FieldFrame } from './field-frame.tsx'
import type { InputFieldProps } from './input-props.ts'
import { SliderControl } from './slider-control'
import { sliderRange } from './slider-range.ts'

const thumb = 22

/** A value between two ends; the first and last option are the words at them. */
export function SliderField({ id, label, properties }: InputFieldProps) {
  const { width, theme, roles } = useLayout()
  const { mode } = useAppRuntime()
  const range = sliderRange(properties)
  const [value, setValue] = useAppValue(id, 'value', range.initial)
  const share = Math.max(0, Math.min(1, (value - range.least) / (range.most - range.least)))
  const [isFocused, setFocused] = useState(false)
  const [from] = properties.options
  const to = properties.options.length > 1 ? properties.options.at(-1) : undefined
  return (
    <FieldFrame label={label} helper={properties.helper} error={properties.error}>
      <View style={{ gap: 6 }}>
        <View style={{ height: 28, justifyContent: 'center' }}>
          <ProgressBar value={share} height={6} />
          <View
            style={{
              position: 'absolute',
              start: share * width - thumb / 2,
              top: 3,
              width: thumb,
              height: thumb,
              borderRadius: theme.elevation === 'hard' ? 4 : thumb / 2,
              backgroundColor: roles.primary,
              borderWidth: 3,
              borderColor: roles.surface,
              boxShadow: isFocused ? `0px 0px 0px 3px ${roles.primaryText}` : '0px 1px 5px rgba(0,0,0,0.3)',
              pointerEvents: 'none',
            }}
          />
          {mode === 'run' ? (
            <SliderControl
              name={label || properties.placeholder || 'Position'}
              range={range}
              value={value}
              width={width}
              onChange={setValue}
              onFocusChange={setFocused}
            />
          ) : null}
        </View>
        {from || to ? (
          <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
            <AppText variant="caption">{from ?? ''}</AppText>
            <AppText variant="caption">{to ?? ''}</AppText>
          </View>
        ) : null}
      </View>
    </FieldFrame>
  )
}
