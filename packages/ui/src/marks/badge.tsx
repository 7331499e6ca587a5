import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icon.tsx'

interface BadgeProps {
  /** Colours carry a meaning; the word must carry it too. */
  tone?: 'accent' | 'ok' | 'warn' | 'bad' | 'line'
  icon?: LucideIcon
  className?: string
  children: ReactNode
}

/** A small label of a state, a tier or a count. */
export function Badge({ tone, icon, className, children }: BadgeProps) {
  return (
    <span className={classes('badge', tone, className)}>
      {icon && <Icon of={icon} size={12} />}
      {children}
    </span>
  )
}
