import type { CSSProperties, ReactNode } from 'react'
import { classes } from '../classes.ts'

interface PhoneProps {
  /** Width of the screen inside in px; the phone around it keeps its proportions. */
  screenWidth: number
  className?: string
  children?: ReactNode
}

/** A phone's bezel around a 375 x 812 screen scaled to `screenWidth`. */
export function Phone({ screenWidth, className, children }: PhoneProps) {
  return (
    <div className={classes('phone', className)} style={{ '--z': screenWidth / 375 } as CSSProperties}>
      <div className="glass">{children}</div>
    </div>
  )
}
