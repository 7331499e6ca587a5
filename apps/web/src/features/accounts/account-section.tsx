import { type ReactNode, useId } from 'react'

interface AccountSectionProps {
  title: string
  hint: string
  children: ReactNode
}

/** One part of the account page: what it is on one side, what can be done on the other. */
export function AccountSection({ title, hint, children }: AccountSectionProps) {
  const id = useId()
  return (
    <section className="card pad account-section" aria-labelledby={id}>
      <div>
        <h2 id={id} className="m b">
          {title}
        </h2>
        <p className="t2">{hint}</p>
      </div>
      <div className="account-do">{children}</div>
    </section>
  )
}
