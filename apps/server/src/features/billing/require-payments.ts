import { AppError } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import { PaymentError, type Payments } from '../../platform/payments/index.ts'

/** What operations of billing are given. `payments` is null where nobody can pay. */
export type BillingDeps = Pick<Context, 'database' | 'clock' | 'ids' | 'logger' | 'errors'> & {
  payments: Payments | null
}

/** The payment provider, or 503. */
export function requirePayments({ payments }: Pick<BillingDeps, 'payments'>): Payments {
  if (!payments) throw new AppError('not_set_up', 'Billing is not set up on this server.')
  return payments
}

/** Does something with the provider. When that fails, whoever runs Kwiq is told and reads why, and the caller gets 502. */
export async function withProvider<T>(
  { logger, errors }: Pick<BillingDeps, 'logger' | 'errors'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    logger.error({ err: error.cause ?? error }, 'The payment provider refused or did not answer.')
    // Without what it said: that may name a customer.
    errors.report(new Error(error.message), { severity: 'error', url: 'billing' })
    throw new AppError(
      'provider_failed',
      'The payment provider does not answer right now. Please try again in a moment.',
      { cause: error },
    )
  }
}
