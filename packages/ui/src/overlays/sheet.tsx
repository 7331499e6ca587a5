import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { classes } from '../classes.ts'

interface SheetProps {
  title: string
  onClose: () => void
  /** Stands beside the close button. */
  headerEnd?: ReactNode
  className?: string
  children: ReactNode
}

/**
 * A panel at the side that leaves the page usable (not modal). Takes focus when it opens, gives it back when
 * it closes; Escape inside it closes it. Render it only while it is open.
 */
export function Sheet({ title, onClose, headerEnd, className, children }: SheetProps) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    panel.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  // Escape is heard for the controls inside.
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      ref={panel}
      className={classes('sheet', className)}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        onClose()
      }}
    >
      <div className="sheet-h">
        <h2 id={id}>{title}</h2>
        <div className="row">
          {headerEnd}
          <IconButton icon={X} label="Close" size="s" onClick={onClose} />
        </div>
      </div>
      {children}
    </aside>
  )
}
