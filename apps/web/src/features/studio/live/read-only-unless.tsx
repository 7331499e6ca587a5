import type { ReactNode } from 'react'

/** Controls that can be read but not used by somebody who may not edit. */
export function ReadOnlyUnless({ canEdit, children }: { canEdit: boolean; children: ReactNode }) {
  return (
    <fieldset className="read-only" disabled={!canEdit}>
      {children}
    </fieldset>
  )
}
