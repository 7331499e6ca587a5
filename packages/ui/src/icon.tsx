import type { LucideIcon } from 'lucide-react'
import { classes } from './classes.ts'

interface IconProps {
  /** A drawing of lucide-react, named where it is used so that only used ones are shipped. */
  of: LucideIcon
  /** Edge in px: 16 in controls (default), 12 in badges, 20 alone. */
  size?: number
  className?: string
}

/** A decorative icon in Kwiq's stroke. Its meaning must also stand in words or in the control's name. */
export function Icon({ of: Drawing, size = 16, className }: IconProps) {
  return (
    <Drawing
      className={classes('i', className)}
      size={size}
      strokeWidth={1.75}
      aria-hidden="true"
      focusable="false"
    />
  )
}
