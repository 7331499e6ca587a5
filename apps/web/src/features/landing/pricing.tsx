import { planTable, publicTiers } from '@kwiq/contracts'
import { Badge, buttonClass } from '@kwiq/ui'
import { PlanCard } from '../../shared/plan-card/plan-card.tsx'
import { links } from './links.ts'
import { texts } from './texts.ts'

const popularTier = 'PRO'

export function Pricing() {
  return (
    <section>
      <h2 className="xl">{texts.pricing}</h2>
      <div className="plans">
        {publicTiers.map((tier) => {
          const isPopular = tier === popularTier
          return (
            <PlanCard
              key={tier}
              plan={planTable[tier]}
              isHighlighted={isPopular}
              badge={isPopular && <Badge tone="accent">{texts.mostPopular}</Badge>}
              action={
                <a
                  className={buttonClass({ variant: isPopular ? 'primary' : 'default', isFull: true })}
                  href={links.signIn}
                >
                  {tier === 'FREE' ? texts.getStarted : texts.choose(planTable[tier].name)}
                </a>
              }
            />
          )
        })}
      </div>
    </section>
  )
}
