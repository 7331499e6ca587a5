import { RefreshCw, TriangleAlert } from 'lucide-react'
import { Button } from '../buttons/button.tsx'
import { classes } from '../classes.ts'
import { Icon } from '../icon.tsx'

interface ErrorStateProps {
  /** What happened, such as 'Projects did not load'. */
  title: string
  text?: string
  retryLabel?: string
  onRetry?: () => void
  className?: string
}

/** What a list or page shows when it could not be loaded. */
export function ErrorState({ title, text, retryLabel = 'Retry', onRetry, className }: ErrorStateProps) {
  return (
    <div className={classes('state', className)} role="alert">
      <Icon of={TriangleAlert} size={20} />
      <p className="b">{title}</p>
      {text && <p className="t2">{text}</p>}
      {onRetry && (
        <Button icon={RefreshCw} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
