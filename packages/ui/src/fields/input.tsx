import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

interface InputProps extends Omit<ComponentProps<'input'>, 'size'> {
  size?: 'lg'
}

/** A one-line text field. Wrap it in a Field, or give it an `aria-label`. */
export function Input({ size, className, ...rest }: InputProps) {
  return <input {...rest} className={classes('input', size, className)} />
}
