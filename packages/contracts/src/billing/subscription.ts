import { z } from 'zod'
import { Timestamp } from '../http/common.ts'

export const CreateSubscriptionRequest = z.object({
  tier: z.enum(['PRO', 'TEAM'], 'Please choose the plan PRO or TEAM.'),
})
export type CreateSubscriptionRequest = z.infer<typeof CreateSubscriptionRequest>

/** Where to pay. Coming back from there grants nothing: the plan changes when the payment is confirmed. */
export const CheckoutStarted = z.object({ checkoutUrl: z.url() })
export type CheckoutStarted = z.infer<typeof CheckoutStarted>

/** Where one sees invoices, changes the card and cancels. */
export const PortalOpened = z.object({ portalUrl: z.url() })
export type PortalOpened = z.infer<typeof PortalOpened>

/** The subscription that carries the person's plan; null for a plan that nobody pays for. */
export const CurrentSubscription = z.object({
  subscription: z
    .object({
      tier: z.enum(['PRO', 'TEAM']),
      /** The last payment failed: the plan stays as long as the payment provider keeps trying. */
      isPastDue: z.boolean(),
      /** When the next payment is due. */
      periodEnd: Timestamp.nullable(),
      /** When it ends, if it has been cancelled. */
      endsAt: Timestamp.nullable(),
    })
    .nullable(),
})
export type CurrentSubscription = z.infer<typeof CurrentSubscription>
