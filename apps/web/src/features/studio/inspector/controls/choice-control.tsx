import { Segmented, Select } from '@kwiq/ui'
import { fitsSegments, humanize } from '../field-model.ts'

interface ChoiceControlProps {
  value: string | undefined
  label: string
  options: readonly string[]
  isOptional: boolean
  onChange(value: string | undefined): void
}

/** One of several values: segments when they are few and short, else a list. */
export function ChoiceControl({ value, label, options, isOptional, onChange }: ChoiceControlProps) {
  if (!isOptional && fitsSegments(options)) {
    return (
      <Segmented
        label={label}
        isFull
        value={value ?? options[0] ?? ''}
        options={options.map((option) => ({ value: option, content: humanize(option) }))}
        onChange={onChange}
      />
    )
  }
  return (
    <Select
      aria-label={label}
      value={value ?? ''}
      options={[
        ...(isOptional ? [{ value: '', label: 'Automatic' }] : []),
        ...options.map((option) => ({ value: option, label: humanize(option) })),
      ]}
      onChange={(next) => onChange(next === '' ? undefined : next)}
    />
  )
}
