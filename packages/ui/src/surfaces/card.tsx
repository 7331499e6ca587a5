import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'

/** A surface with a hairline. `isPadded` gives its content the usual 20 px. */
export function Card({ isPadded, className, ...rest }: ComponentProps<'div'> & { isPadded?: boolean }) {
  return <div {...rest} className={classes('card', isPadded && 'pad', className)} />
}
