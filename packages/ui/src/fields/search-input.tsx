import { Search } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icon.tsx'

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** Accessible name. */
  label: string
  /** Stands at the end of the field, such as the key that leads to it. */
  end?: ReactNode
}

/** A search field; `className` goes to its frame. */
export function SearchInput({ label, end, className, ...rest }: SearchInputProps) {
  return (
    <label className={classes('input search', className)}>
      <Icon of={Search} />
      <input {...rest} type="search" aria-label={label} />
      {end}
    </label>
  )
}
