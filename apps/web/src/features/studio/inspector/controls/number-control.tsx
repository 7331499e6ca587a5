import { Input } from '@kwiq/ui'
import { useState } from 'react'

interface NumberControlProps {
  value: number | undefined
  label: string
  min?: number
  max?: number
  /** Words for "not set", when the number may be absent. */
  isOptional: boolean
  /** What stands in the empty field. */
  placeholder?: string
  onChange(value: number | undefined): void
}

/** A number within its limits. While something that is no number stands in the field, the last one holds. */
export function NumberControl({
  value,
  label,
  min,
  max,
  isOptional,
  placeholder,
  onChange,
}: NumberControlProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const isFraction = max !== undefined && max <= 1
  const take = (text: string) => {
    setDraft(text)
    if (text.trim() === '') {
      if (isOptional) onChange(undefined)
      return
    }
    const number = Number(text)
    if (!Number.isFinite(number)) return
    if ((min !== undefined && number < min) || (max !== undefined && number > max)) return
    onChange(number)
  }
  const finish = () => {
    const number = Number(draft)
    if (draft !== null && draft.trim() !== '' && Number.isFinite(number)) {
      onChange(Math.min(max ?? number, Math.max(min ?? number, number)))
    }
    setDraft(null)
  }
  return (
    <Input
      type="number"
      inputMode="decimal"
      aria-label={label}
      data-document-field=""
      value={draft ?? (value === undefined ? '' : String(value))}
      min={min}
      max={max}
      step={isFraction ? 0.05 : 1}
      placeholder={placeholder ?? (isOptional ? 'Auto' : undefined)}
      onChange={(event) => take(event.target.value)}
      onBlur={finish}
    />
  )
}
