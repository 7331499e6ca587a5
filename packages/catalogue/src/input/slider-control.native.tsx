import { View } from 'react-native'
import { useLayout } from '../primitives/index.ts'
import type { SliderRange } from './slider-range.ts'

interface SliderControlProps {
  name: string
  range: SliderRange
  value: number
  /** In px. */
  width: number
  onChange: (value: number) => void
  onFocusChange: (isFocused: boolean) => void
}

/** Takes the touches of a slider. */
export function SliderControl({ name, range, value, width, onChange }: SliderControlProps) {
  const span = range.most - range.least
  const keep = (next: number) => onChange(Math.max(range.least, Math.min(range.most, next)))
  const { isRtl } = useLayout()
  const move = (at: number) => {
    const x = isRtl ? width - at : at
    keep(range.least + Math.round(((x / width) * span) / range.step) * range.step)
  }
  return (
    <View
      accessible
      role="slider"
      accessibilityLabel={name}
      accessibilityValue={{ min: range.least, max: range.most, now: value }}
      accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
      onAccessibilityAction={({ nativeEvent }) =>
        keep(value + (nativeEvent.actionName === 'increment' ? 1 : -1) * Math.max(range.step, span / 20))
      }
      onStartShouldSetResponder={() => true}
      onResponderGrant={({ nativeEvent }) => move(nativeEvent.locationX)}
      onResponderMove={({ nativeEvent }) => move(nativeEvent.locationX)}
      style={{ position: 'absolute', left: 0, right: 0, top: -8, height: 44 }}
    />
  )
}
