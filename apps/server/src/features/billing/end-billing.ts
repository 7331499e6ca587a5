import { findOpenCheckout, listSubscriptionsOf } from './billing-repository.ts'
import { type BillingDeps, withProvider } from './require-payments.ts'

/** Nothing is paid with these any more. */
const over = new Set(['canceled', 'incomplete_expired'])

/** Ends what somebody pays for and could still pay, before their account is deleted. Throws 502 when that fails. */
export async function endBilling(deps: BillingDeps, userId: string): Promise<void> {
  const { database, payments } = deps
  if (!payments) return
  const running = (await listSubscriptionsOf(database, userId)).filter(({ status }) => !over.has(status))
  const checkoutId = await findOpenCheckout(database, userId)
  await withProvider(deps, async () => {
    if (checkoutId !== null) await payments.endCheckout(checkoutId)
    for (const { id } of running) await payments.cancelSubscription(id)
  })
}
