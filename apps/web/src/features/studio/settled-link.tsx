import type { ComponentProps } from 'react'
import { Link, useNavigate } from 'react-router'
import { useStudio } from './state/studio-context.ts'

/** A link out of the studio that waits until what was edited is saved, so that the next page shows it. */
export function SettledLink({ to, ...rest }: ComponentProps<typeof Link> & { to: string }) {
  const { save } = useStudio()
  const navigate = useNavigate()
  return (
    <Link
      {...rest}
      to={to}
      onClick={(event) => {
        if (!save.hasUnsaved() || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
          return
        event.preventDefault()
        void save.settle().then(() => navigate(to))
      }}
    />
  )
}
