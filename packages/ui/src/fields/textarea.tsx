import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

/** A text field of several lines. Wrap it in a Field, or give it an `aria-label`. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={classes('area', className)} />
}
