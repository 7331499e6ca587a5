/** A plan one can pay for. */
export type PaidTier = 'PRO' | 'TEAM'

/** What an event tells of a subscription. */
export interface SubscriptionNews {
  subscriptionId: string
  customerId: string
  /** Who the subscription was made for, by our own note on it; null without one. */
  userId: string | null
  itemId: string | null
  /** Null for a price that is not one of ours. */
  tier: PaidTier | null
  status: string
  periodEnd: Date | null
  /** When it ends for good, if that has been asked for. */
  endsAt: Date | null
  /** Place among all events about this subscription, whatever order they come in; compares as text. */
  order: string
}

export interface PaymentEvent {
  id: string
  type: string
  /** Null for an event that says nothing of a subscription. */
  subscription: SubscriptionNews | null
}

/** The payment provider, as billing sees it. Every call throws `PaymentError`. */
export interface Payments {
  createCustomer(who: { userId: string; email: string }): Promise<string>
  /** Begins paying for a plan; `url` is the page where that is done. */
  openCheckout(order: CheckoutOrder): Promise<{ id: string; url: string }>
  /** Makes an unfinished checkout void; one that is finished or unknown stays as it is. */
  endCheckout(checkoutId: string): Promise<void>
  /** The page where a running subscription is changed to another plan. */
  openPlanChange(change: PlanChange): Promise<string>
  /** Ends a subscription at once; one that has ended or is unknown stays as it is. */
  cancelSubscription(subscriptionId: string): Promise<void>
  /** The page where one sees invoices, changes the card and cancels. */
  openPortal(customerId: string): Promise<string>
  /** The event in a webhook's raw body. Throws `bad-event` unless it is signed, recent and readable. */
  readEvent(body: Buffer, signature: string): Promise<PaymentEvent>
}

interface CheckoutOrder {
  userId: string
  customerId: string
  tier: PaidTier
}

interface PlanChange {
  customerId: string
  subscriptionId: string
  itemId: string
  tier: PaidTier
}

/** What the provider refused, or that it does not answer. */
export class PaymentError extends Error {
  override name = 'PaymentError'
  readonly kind: 'unavailable' | 'unknown-customer' | 'bad-event'

  constructor(kind: PaymentError['kind'], message: string, cause?: unknown) {
    super(message, { cause })
    this.kind = kind
  }
}
