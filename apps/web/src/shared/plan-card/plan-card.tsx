import './plan-card.css'
import type { Plan } from '@kwiq/contracts'
import { classes, Icon } from '@kwiq/ui'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

interface PlanCardProps {
  plan: Plan
  badge?: ReactNode
  isHighlighted?: boolean
  /** The button, where there is something to do. */
  action?: ReactNode
}

/** What a plan costs and holds. */
export function PlanCard({ plan, badge, isHighlighted, action }: PlanCardProps) {
  return (
    <div className={classes('card plan', isHighlighted && 'hot')}>
      <div className="row between">
        <h3 className="m b">{plan.name}</h3>
        {badge}
      </div>
      <p className="t2">{plan.description}</p>
      <div className="price num">
        <b>{plan.displayPrice}</b>
        <span className="t3">{plan.billingPeriod}</span>
      </div>
      {action}
      <ul>
        {plan.limits.features.map((feature) => (
          <li key={feature}>
            <Icon of={Check} />
            {feature}
          </li>
        ))}
      </ul>
    </div>
  )
}
