import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'children'> {
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** One of several choices. The platform's own list: it is at home on a phone and with a screen reader. */
export function Select({ value, options, onChange, className, ...rest }: SelectProps) {
  return (
    <select
      {...rest}
      className={classes('input', className)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
