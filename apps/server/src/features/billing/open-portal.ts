import type { PortalOpened } from '@kwiq/contracts'
import type { UserRow } from '../../db/schema/index.ts'
import { AppError } from '../../http/app-error.ts'
import { listSubscriptionsOf } from './billing-repository.ts'
import { type BillingDeps, requirePayments, withProvider } from './require-payments.ts'
import { withCustomer } from './with-customer.ts'

/** The page where one manages what one pays for. Throws 409 for who has never had a plan. */
export async function openPortal(deps: BillingDeps, user: UserRow): Promise<PortalOpened> {
  const payments = requirePayments(deps)
  const hasPlan = user.role === 'PRO' || user.role === 'TEAM'
  // Invoices stay within reach after a plan has ended.
  if (!hasPlan && (await listSubscriptionsOf(deps.database, user.id)).length === 0) {
    throw new AppError('conflict', 'There is no subscription to manage.')
  }
  const portalUrl = await withProvider(deps, () =>
    withCustomer(deps, payments, user, (customerId) => payments.openPortal(customerId)),
  )
  return { portalUrl }
}
