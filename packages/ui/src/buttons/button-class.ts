import { classes } from '../classes.ts'

export interface ButtonLook {
  /** Default is the outlined button. */
  variant?: 'default' | 'primary' | 'ghost' | 'danger' | 'danger-solid'
  /** Default is 32 px (40 on a phone); s is 28, lg is 40 (48). */
  size?: 's' | 'lg'
  isFull?: boolean
}

/** The classes of a button, for links that look like one. */
export function buttonClass(
  { variant, size, isFull }: ButtonLook,
  ...more: (string | false | null | undefined)[]
): string {
  return classes('btn', variant !== 'default' && variant, size, isFull && 'full', ...more)
}
