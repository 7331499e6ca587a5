import { planTable, type Tier } from '@kwiq/contracts'
import { Badge, Button } from '@kwiq/ui'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { PlanCard } from '../../shared/plan-card/plan-card.tsx'
import { rememberCheckout } from './checkout-memory.ts'
import { planButton } from './plan-button.ts'
import { texts } from './texts.ts'
import { useCreateSubscription } from './use-billing.ts'

/** In the order of this page: what one can choose comes first. */
const order = ['PRO', 'TEAM', 'FREE'] as const

/** The plans there are, each with what its button can do for somebody on `current`. */
export function PlanCards({ current }: { current: Tier }) {
  const showError = useShowError()
  const create = useCreateSubscription()
  const isLeaving = create.isPending || create.isSuccess

  const choose = (tier: Tier) => {
    rememberCheckout(current)
    create.mutate(tier, { onError: (error) => showError(error, texts.createFailed) })
  }

  return (
    <>
      <div className="sec-h">
        <h2>{current === 'FREE' ? texts.upgradeHeading : texts.availableHeading}</h2>
      </div>
      <div className="plans">
        {order.map((tier) => {
          const { label, isEnabled } = planButton(tier, current)
          const isCurrent = tier === current
          const isHighlighted = tier === 'TEAM' && !isCurrent
          return (
            <PlanCard
              key={tier}
              plan={planTable[tier]}
              isHighlighted={isHighlighted}
              badge={
                isCurrent ? (
                  <Badge>{texts.current}</Badge>
                ) : (
                  isHighlighted && <Badge tone="accent">{texts.mostPopular}</Badge>
                )
              }
              action={
                <Button
                  isFull
                  variant={isHighlighted && isEnabled ? 'primary' : undefined}
                  disabled={!isEnabled || isLeaving}
                  isBusy={isLeaving && create.variables === tier}
                  onClick={() => choose(tier)}
                >
                  {label}
                </Button>
              }
            />
          )
        })}
      </div>
    </>
  )
}
