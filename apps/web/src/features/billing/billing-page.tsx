import './billing.css'
import type { User } from '@kwiq/contracts'
import { Icon, Spinner } from '@kwiq/ui'
import { Info } from 'lucide-react'
import { useUser } from '../../shared/session/use-user.ts'
import { useDocumentTitle } from '../../shared/use-document-title.ts'
import { CurrentPlan } from './current-plan.tsx'
import { PlanCards } from './plan-cards.tsx'
import { texts } from './texts.ts'
import { useCheckoutReturn } from './use-checkout-return.ts'

/** /billing: the plan one has, and those one can have. */
export function BillingPage() {
  useDocumentTitle(texts.documentTitle)
  const user = useUser()
  return (
    <main className="page billing">
      <div className="page-h">
        <div>
          <h1 className="l">{texts.title}</h1>
          <p>{texts.renews}</p>
        </div>
      </div>
      {user && <Billing user={user} />}
    </main>
  )
}

function Billing({ user }: { user: User }) {
  const isConfirming = useCheckoutReturn(user)
  return (
    <>
      {isConfirming && (
        <p className="note confirming" role="status">
          <Spinner />
          {texts.confirming}
        </p>
      )}
      <CurrentPlan user={user} />
      <PlanCards current={user.role} />
      <div className="note afterwards">
        <Icon of={Info} />
        <div>
          <p>{texts.afterwards}</p>
          <p>{texts.grace}</p>
        </div>
      </div>
    </>
  )
}
