import { planTable, unlimited, type User } from '@kwiq/contracts'
import { Badge, Button, Icon, ProgressBar } from '@kwiq/ui'
import { Crown, ExternalLink, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useShowError } from '../../shared/errors/use-show-error.ts'
import { formatDay } from '../../shared/format-date.ts'
import { texts } from './texts.ts'
import { useOpenPortal, useSubscription } from './use-billing.ts'

/** From this share of a limit on, its bar warns. */
const nearly = 0.8

/** The plan one has, what is used of it, and when it is paid next. */
export function CurrentPlan({ user }: { user: User }) {
  const { role } = user
  const plan = planTable[role]
  const isPaid = role === 'PRO' || role === 'TEAM'
  const { data } = useSubscription()
  return (
    <section className="card cur" aria-label={texts.currentPlan(role)}>
      <div className="row between">
        <div>
          <div className="row">
            {role === 'OWNER' && <Icon of={Crown} size={18} />}
            <h2 className="m b">{texts.currentPlan(role)}</h2>
            <Badge tone={isPaid ? 'ok' : undefined}>{isPaid ? texts.active : texts.free}</Badge>
          </div>
          <p className="t2">{role === 'OWNER' ? plan.description : plan.limits.features[0]}</p>
        </div>
        {isPaid && <ManageButton />}
      </div>
      {data?.subscription?.isPastDue && (
        <p className="note past-due" role="status">
          <Icon of={TriangleAlert} />
          {texts.pastDue}
        </p>
      )}
      <dl>
        <Usage label={texts.usage.projects} used={user._count.projects} limit={plan.limits.projects} />
        <Usage
          label={texts.usage.generations}
          used={user.aiGenerationsUsed}
          limit={plan.limits.aiGenerations}
        />
        <Usage label={texts.usage.exports} used={user.exportsUsed} limit={plan.limits.exports} />
        {data?.subscription && <NextPayment {...data.subscription} />}
      </dl>
    </section>
  )
}

function ManageButton() {
  const showError = useShowError()
  const open = useOpenPortal()
  return (
    <Button
      icon={ExternalLink}
      isBusy={open.isPending}
      onClick={() => open.mutate(undefined, { onError: (error) => showError(error, texts.portalFailed) })}
    >
      {open.isPending ? texts.loading : texts.manage}
    </Button>
  )
}

interface UsageProps {
  label: string
  used: number
  limit: number
}

function Usage({ label, used, limit }: UsageProps) {
  const hasLimit = limit !== unlimited && limit > 0
  return (
    <Entry label={label}>
      <dd className="num">
        <b className="b">{used}</b>{' '}
        <span className="t3">
          {limit === unlimited ? texts.usage.unlimited : hasLimit ? texts.usage.of(limit) : ''}
        </span>
      </dd>
      {hasLimit && (
        <dd>
          <ProgressBar
            label={texts.usage.used(label, used, limit)}
            value={used / limit}
            isWarning={used / limit >= nearly}
          />
        </dd>
      )}
    </Entry>
  )
}

interface NextPaymentProps {
  tier: 'PRO' | 'TEAM'
  periodEnd: string | null
  endsAt: string | null
}

function NextPayment({ tier, periodEnd, endsAt }: NextPaymentProps) {
  if (endsAt !== null)
    return (
      <Entry label={texts.ends}>
        <dd className="b num">{formatDay(endsAt)}</dd>
      </Entry>
    )
  if (periodEnd === null) return null
  return (
    <Entry label={texts.nextPayment}>
      <dd className="num">
        <b className="b">{`$${(planTable[tier].monthlyCents / 100).toFixed(2)}`}</b>{' '}
        <span className="t3">{texts.on(formatDay(periodEnd))}</span>
      </dd>
    </Entry>
  )
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="t2">{label}</dt>
      {children}
    </div>
  )
}
