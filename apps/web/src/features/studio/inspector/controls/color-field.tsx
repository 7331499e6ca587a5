import { Input } from '@kwiq/ui'
import { useState } from 'react'

interface ColorFieldProps {
  value: string
  label: string
  onChange(value: string): void
}

/** A colour as #rrggbb: picked, or typed. */
export function ColorField({ value, label, onChange }: ColorFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <div className="row">
      <input
        type="color"
        className="color-field"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Input
        aria-label={`${label} as #rrggbb`}
        data-document-field=""
        value={draft ?? value}
        onChange={(event) => {
          setDraft(event.target.value)
          if (/^#[0-9a-f]{6}$/i.test(event.target.value)) onChange(event.target.value.toLowerCase())
        }}
        onBlur={() => setDraft(null)}
      />
    </div>
  )
}
