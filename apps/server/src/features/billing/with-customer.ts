import type { UserRow } from '../../db/schema/index.ts'
import { PaymentError, type Payments } from '../../platform/payments/index.ts'
import { findCustomerOf, insertCustomer, replaceCustomer } from './billing-repository.ts'
import type { BillingDeps } from './require-payments.ts'

type Payer = Pick<UserRow, 'id' | 'email'>

/** Does something for the person's customer, made when first needed, and made anew when the provider lost it. */
export async function withCustomer<T>(
  { database }: Pick<BillingDeps, 'database'>,
  payments: Payments,
  { id: userId, email }: Payer,
  work: (customerId: string) => Promise<T>,
): Promise<T> {
  const customerId = (await findCustomerOf(database, userId)) ?? (await makeCustomer())
  try {
    return await work(customerId)
  } catch (error) {
    if (!(error instanceof PaymentError) || error.kind !== 'unknown-customer') throw error
    const fresh = await payments.createCustomer({ userId, email })
    await replaceCustomer(database, userId, { from: customerId, to: fresh })
    return work(fresh)
  }

  async function makeCustomer(): Promise<string> {
    const made = await payments.createCustomer({ userId, email })
    await insertCustomer(database, userId, made)
    // Another request may have been quicker; its customer is the one then.
    return (await findCustomerOf(database, userId)) ?? made
  }
}
