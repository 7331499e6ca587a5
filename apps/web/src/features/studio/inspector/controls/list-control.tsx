import { Textarea } from '@kwiq/ui'
import { useState } from 'react'

interface ListControlProps {
  value: readonly (string | number)[]
  label: string
  isNumbers: boolean
  onChange(value: string[] | number[]): void
}

/** Words, one a line; or numbers, separated by commas or spaces. */
export function ListControl({ value, label, isNumbers, onChange }: ListControlProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [isWrong, setIsWrong] = useState(false)
  const take = (text: string) => {
    setDraft(text)
    if (!isNumbers) {
      onChange(text.split('\n').filter((line) => line.trim() !== ''))
      return
    }
    const numbers = text
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(Number)
    const isFine = numbers.every(Number.isFinite)
    setIsWrong(!isFine)
    if (isFine) onChange(numbers)
  }
  return (
    <div className="pr-stack">
      <Textarea
        aria-label={label}
        aria-invalid={isWrong || undefined}
        data-document-field=""
        rows={isNumbers ? 2 : Math.min(6, Math.max(2, value.length))}
        value={draft ?? value.join(isNumbers ? ', ' : '\n')}
        placeholder={isNumbers ? '12, 30, 24' : 'One per line'}
        onChange={(event) => take(event.target.value)}
        onBlur={() => {
          setDraft(null)
          setIsWrong(false)
        }}
      />
      {isWrong && <p className="errt">Numbers only, separated by commas.</p>}
    </div>
  )
}
