import { classes } from '@kwiq/ui'
import type { ReactNode } from 'react'

interface ScrollRegionProps {
  label: string
  className?: string
  children: ReactNode
}

/** A part of a page that scrolls by itself: the keyboard must reach it to scroll it. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes('scrollx', className)} tabIndex={0} aria-label={label}>
      {children}
    </section>
  )
}
