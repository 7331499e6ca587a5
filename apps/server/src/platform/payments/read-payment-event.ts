import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { type PaidTier, type PaymentEvent, PaymentError, type SubscriptionNews } from './payments.ts'

/** Seconds an event's signature is good for. */
const tolerance = 300

export interface EventSettings {
  webhookSecret: string
  prices: Record<PaidTier, string>
}

const Reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const Seconds = z.int().nonnegative()
const Metadata = z.record(z.string(), z.string()).nullish()

const StripeEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  created: Seconds,
  data: z.object({ object: z.unknown() }),
})

/** The part of a Subscription that matters here; newer API versions have the period on the item. */
const StripeSubscription = z.object({
  id: z.string().max(255),
  customer: Reference,
  status: z.string().max(50),
  cancel_at: Seconds.nullish(),
  cancel_at_period_end: z.boolean().nullish(),
  current_period_end: Seconds.nullish(),
  metadata: Metadata,
  items: z.object({
    data: z.array(
      z.object({
        id: z.string().max(255),
        price: z.object({ id: z.string() }),
        current_period_end: Seconds.nullish(),
      }),
    ),
  }),
})

const CheckoutSession = z.object({
  mode: z.string(),
  payment_status: z.string(),
  customer: Reference,
  subscription: Reference,
  metadata: Metadata,
})

/** Checks signature and age of a webhook's raw body with Stripe's SDK, and reads what it says of a subscription. */
export async function readPaymentEvent(
  { webhookSecret, prices }: EventSettings,
  clock: Clock,
  body: Buffer,
  signature: string,
): Promise<PaymentEvent> {
  // Loaded with the first event: no start waits for it.
  const { Stripe } = await import('stripe')
  try {
    const receivedAt = clock.now().getTime()
    const verified = Stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      tolerance,
      undefined,
      receivedAt,
    )
    const event = StripeEvent.parse(verified)
    return { id: event.id, type: event.type, subscription: readNews(event, prices) }
  } catch (error) {
    throw new PaymentError('bad-event', 'The event is not signed by the payment provider, or too old.', error)
  }
}

type Event = z.infer<typeof StripeEvent>

function readNews(event: Event, prices: Record<PaidTier, string>): SubscriptionNews | null {
  if (event.type === 'checkout.session.completed') return readCheckout(event)
  if (!event.type.startsWith('customer.subscription.')) return null
  const subscription = StripeSubscription.parse(event.data.object)
  const items = subscription.items.data
  const item = items.find(({ price }) => tierOfPrice(prices, price.id)) ?? items[0]
  const periodEnd = toDate(item?.current_period_end ?? subscription.current_period_end)
  return {
    subscriptionId: subscription.id,
    customerId: subscription.customer,
    userId: subscription.metadata?.userId ?? null,
    itemId: item?.id ?? null,
    // A price that has been replaced since still stands for the plan it was bought as.
    tier: (item && tierOfPrice(prices, item.price.id)) ?? tierOfNote(subscription.metadata?.tier),
    // The last word, whatever status the deleted subscription is shown with.
    status: event.type === 'customer.subscription.deleted' ? 'canceled' : subscription.status,
    periodEnd,
    endsAt: toDate(subscription.cancel_at) ?? (subscription.cancel_at_period_end ? periodEnd : null),
    order: orderOf(event, periodEnd),
  }
}

/** A paid checkout stands for the subscription it began, until that subscription's own events come. */
function readCheckout(event: Event): SubscriptionNews | null {
  const session = CheckoutSession.safeParse(event.data.object).data
  if (session?.mode !== 'subscription' || session.payment_status === 'unpaid') return null
  return {
    subscriptionId: session.subscription,
    customerId: session.customer,
    userId: session.metadata?.userId ?? null,
    itemId: null,
    tier: tierOfNote(session.metadata?.tier),
    status: 'active',
    periodEnd: null,
    endsAt: null,
    order: orderOf(event, null),
  }
}

/**
 * Stripe sends events in any order and dates them in whole seconds. A checkout knows least, the end of a
 * subscription is final; among the rest the second decides, then that creation comes first, then the later period,
 * then the id: every order of arrival ends the same.
 */
function orderOf({ id, type, created }: Event, periodEnd: Date | null): string {
  const stages: Record<string, number> = {
    'checkout.session.completed': 0,
    'customer.subscription.deleted': 2,
  }
  const rank = type === 'customer.subscription.created' ? 0 : 1
  const period = Math.floor((periodEnd?.getTime() ?? 0) / 1000)
  return [stages[type] ?? 1, pad(created), rank, pad(period), id].join(' ')
}

function pad(seconds: number): string {
  return String(seconds).padStart(12, '0')
}

function tierOfPrice(prices: Record<PaidTier, string>, price: string): PaidTier | null {
  if (price === prices.PRO) return 'PRO'
  return price === prices.TEAM ? 'TEAM' : null
}

function tierOfNote(tier: string | undefined): PaidTier | null {
  return tier === 'PRO' || tier === 'TEAM' ? tier : null
}

function toDate(seconds: number | null | undefined): Date | null {
  return seconds ? new Date(seconds * 1000) : null
}
