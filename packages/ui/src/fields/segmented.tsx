import { RadioGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

interface SegmentedProps<Value extends string> {
  /** Accessible name of the choice. */
  label: string
  value: Value
  onChange: (value: Value) => void
  /** `name` names an option that shows only an icon. */
  options: readonly { value: Value; content: ReactNode; name?: string }[]
  isFull?: boolean
  className?: string
}

/** One of two to four choices, all in sight. */
export function Segmented<Value extends string>({
  label,
  value,
  onChange,
  options,
  isFull,
  className,
}: SegmentedProps<Value>) {
  return (
    <RadioGroup.Root
      className={classes('seg', isFull && 'full', className)}
      aria-label={label}
      orientation="horizontal"
      value={value}
      onValueChange={(next) => {
        const chosen = options.find((option) => option.value === next)
        if (chosen) onChange(chosen.value)
      }}
    >
      {options.map((option) => (
        <RadioGroup.Item key={option.value} value={option.value} aria-label={option.name} title={option.name}>
          {option.content}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}
