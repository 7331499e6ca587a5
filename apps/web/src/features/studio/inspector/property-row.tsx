import { classes } from '@kwiq/ui'
import { type ReactNode, useId } from 'react'

interface PropertyRowProps {
  title: string
  isTall?: boolean
  /** The control takes the whole width, below its name. */
  isWide?: boolean
  /** The control gets the id of the words that name it. */
  children: (labelledBy: string) => ReactNode
}

/** One line of the inspector: a name and its control. */
export function PropertyRow({ title, isTall, isWide, children }: PropertyRowProps) {
  const id = useId()
  return (
    <div className={classes('pr', isTall && 'tall', isWide && 'wide')}>
      <span className="pl" id={id}>
        {title}
      </span>
      {children(id)}
    </div>
  )
}
