import { classes } from '../classes.ts'

interface ProgressBarProps {
  /** Accessible name. */
  label: string
  /** 0 to 1; values outside are clamped. */
  value: number
  isWarning?: boolean
}

/** How much of something is used. */
export function ProgressBar({ label, value, isWarning }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      className={classes('bar', isWarning && 'warn')}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  )
}
