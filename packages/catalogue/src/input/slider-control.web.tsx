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

/** The browser's own slider, unseen over the drawn one: it brings keys, drag and names. */
export function SliderControl({ name, range, value, onChange, onFocusChange }: SliderControlProps) {
  return (
    <input
      type="range"
      aria-label={name}
      min={range.least}
      max={range.most}
      step={range.step}
      value={value}
      onFocus={(event) => onFocusChange(event.currentTarget.matches(':focus-visible'))}
      onBlur={() => onFocusChange(false)}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      style={{
        position: 'absolute',
        left: 0,
        right: 0,
        top: -8,
        width: '100%',
        height: 44,
        margin: 0,
        opacity: 0.011,
        cursor: 'pointer',
      }}
    />
  )
}
