import { Input, Textarea } from '@kwiq/ui'

interface TextControlProps {
  value: string
  label: string
  placeholder?: string
  isMultiline?: boolean
  maxLength?: number
  onChange(value: string): void
}

/** Words. Every keystroke is an edit, so that the canvas follows. */
export function TextControl({
  value,
  label,
  placeholder,
  isMultiline,
  maxLength,
  onChange,
}: TextControlProps) {
  const shared = { value, placeholder, maxLength, 'aria-label': label, 'data-document-field': '' }
  if (isMultiline) return <Textarea {...shared} rows={3} onChange={(event) => onChange(event.target.value)} />
  return <Input {...shared} onChange={(event) => onChange(event.target.value)} />
}
