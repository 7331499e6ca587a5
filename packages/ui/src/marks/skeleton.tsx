import type { CSSProperties } from 'react'
import { classes } from '../classes.ts'

interface SkeletonProps {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  className?: string
}

/** A pulsing shape with the size of what comes. Put `aria-busy` on the region that holds it. */
export function Skeleton({ width = '100%', height = 12, className }: SkeletonProps) {
  return <div className={classes('skel', className)} style={{ width, height }} aria-hidden="true" />
}
