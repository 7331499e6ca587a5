import { randomBytes } from 'node:crypto'
import type { SubscriptionRow } from '../../../db/schema/index.ts'
import { type PaidTier, testPrices } from '../../../platform/payments/index.ts'

/** What can be done to a subscription in the test portal. */
export const portalActions = [
  'change-plan',
  'fail-payment',
  'recover-payment',
  'cancel-later',
  'resume',
  'cancel',
] as const
export type PortalAction = (typeof portalActions)[number]

interface Subscription {
  id: string
  customer: string
  itemId: string
  tier: PaidTier
  status: string
  periodEnd: Date
  isEnding: boolean
}

type EventBody = Record<string, unknown>

/** Ids grow with time: of two events in one second the later one counts. */
function createEvent(type: string, object: EventBody, now: Date, index: number): EventBody {
  const place = `${String(now.getTime()).padStart(15, '0')}${index}`
  return {
    id: `evt_test_${place}_${randomBytes(6).toString('hex')}`,
    object: 'event',
    type,
    created: Math.floor(now.getTime() / 1000),
    data: { object },
  }
}

function toObject({ id, customer, itemId, tier, status, periodEnd, isEnding }: Subscription): EventBody {
  const end = Math.floor(periodEnd.getTime() / 1000)
  const item = { id: itemId, price: { id: testPrices[tier] }, current_period_end: end }
  return {
    id,
    object: 'subscription',
    customer,
    status,
    cancel_at: isEnding ? end : null,
    cancel_at_period_end: isEnding,
    items: { object: 'list', data: [item] },
  }
}

/** The events Stripe sends for a paid checkout. */
export function eventsOfCheckout(userId: string, tier: PaidTier, now: Date): EventBody[] {
  const key = randomBytes(9).toString('hex')
  const subscription: Subscription = {
    id: `sub_test_${key}`,
    customer: `cus_test_${userId}`,
    itemId: `si_test_${key}`,
    tier,
    status: 'active',
    periodEnd: aMonthAfter(now),
    isEnding: false,
  }
  const session = {
    id: `cs_test_${key}`,
    object: 'checkout.session',
    mode: 'subscription',
    payment_status: 'paid',
    customer: subscription.customer,
    subscription: subscription.id,
    client_reference_id: userId,
    metadata: { userId, tier },
  }
  return [
    createEvent('customer.subscription.created', toObject(subscription), now, 0),
    createEvent('checkout.session.completed', session, now, 1),
    createEvent('invoice.paid', { object: 'invoice', customer: subscription.customer }, now, 2),
  ]
}

/** The events Stripe sends when a subscription is changed in the portal, or a payment for it fails. */
export function eventsOfPortal(
  row: SubscriptionRow,
  action: PortalAction,
  tier: PaidTier,
  now: Date,
): EventBody[] {
  const before: Subscription = {
    id: row.id,
    customer: `cus_test_${row.userId}`,
    itemId: row.itemId ?? `si_${row.id}`,
    tier: row.tier,
    status: row.status,
    periodEnd: row.periodEnd ?? aMonthAfter(now),
    isEnding: row.endsAt !== null,
  }
  const updated = (changes: Partial<Subscription>) => [
    createEvent('customer.subscription.updated', toObject({ ...before, ...changes }), now, 0),
  ]
  const invoice = { object: 'invoice', customer: before.customer }
  switch (action) {
    case 'change-plan':
      return updated({ tier, isEnding: false })
    case 'fail-payment':
      return [createEvent('invoice.payment_failed', invoice, now, 1), ...updated({ status: 'past_due' })]
    case 'recover-payment':
      return [createEvent('invoice.paid', invoice, now, 1), ...updated({ status: 'active' })]
    case 'cancel-later':
      return updated({ isEnding: true })
    case 'resume':
      return updated({ isEnding: false })
    case 'cancel': {
      const ended = toObject({ ...before, status: 'canceled' })
      return [createEvent('customer.subscription.deleted', ended, now, 0)]
    }
  }
}

function aMonthAfter(now: Date): Date {
  const end = new Date(now)
  end.setUTCMonth(end.getUTCMonth() + 1)
  return end
}
