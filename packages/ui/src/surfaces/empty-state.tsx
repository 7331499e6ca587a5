import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icon.tsx'

interface EmptyStateProps {
  icon: LucideIcon
  title: string
  /** What this place is for. */
  text?: ReactNode
  /** The one thing to do. */
  action?: ReactNode
  className?: string
  /** Set where it is all there is on a page. */
  isPageHeading?: boolean
}

/** What a list shows when there is nothing in it. */
export function EmptyState({ icon, title, text, action, className, isPageHeading }: EmptyStateProps) {
  const Title = isPageHeading ? 'h1' : 'p'
  return (
    <div className={classes('state', className)}>
      <Icon of={icon} size={20} />
      <Title className={classes('b', isPageHeading && 'm')}>{title}</Title>
      {text && <p className="t2">{text}</p>}
      {action}
    </div>
  )
}
