import { TriangleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icon.tsx'

/** What a control inside a Field spreads onto itself to be named and described. */
export interface FieldControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and what to do; announced when it appears. */
  error?: string | null
  className?: string
  children: (control: FieldControlProps) => ReactNode
}

/** A labelled control with its hint or error. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={classes('field', className)}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': hint || error ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p id={noteId} className="errt" role="alert">
          <Icon of={TriangleAlert} size={12} />
          {error}
        </p>
      ) : (
        hint && (
          <p id={noteId} className="hint">
            {hint}
          </p>
        )
      )}
    </div>
  )
}
