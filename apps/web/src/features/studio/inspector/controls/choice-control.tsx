import { Segmented, Select } from '@kwiq/ui'
import { texts } from '../../texts.ts'
import { fitsSegments, humanize } from '../field-model.ts'

interface ChoiceControlProps {
  value: string | undefined
  label: string
  options: readonly string[]
  isOptional: boolean
  /** Whether several components differ in it. */
  isMixed?: boolean
  onChange(value: string | undefined): void
}

/** Stands for "they differ"; no choice of the catalogue has this value. */
const mixedValue = '-mixed-'

/** One of several values: segments when they are few and short, else a list. */
export function ChoiceControl({
  value,
  label,
  options,
  isOptional,
  isMixed = false,
  onChange,
}: ChoiceControlProps) {
  if (!isOptional && fitsSegments(options)) {
    return (
      <Segmented
        label={label}
        isFull
        value={isMixed ? '' : (value ?? options[0] ?? '')}
        options={options.map((option) => ({ value: option, content: humanize(option) }))}
        onChange={onChange}
      />
    )
  }
  return (
    <Select
      aria-label={label}
      value={isMixed ? mixedValue : (value ?? '')}
      options={[
        ...(isMixed ? [{ value: mixedValue, label: texts.mixed }] : []),
        ...(isOptional ? [{ value: '', label: 'Automatic' }] : []),
        ...options.map((option) => ({ value: option, label: humanize(option) })),
      ]}
      onChange={(next) => next !== mixedValue && onChange(next === '' ? undefined : next)}
    />
  )
}
