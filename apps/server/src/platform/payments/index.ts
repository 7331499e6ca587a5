export { createPayments, hasTestCheckout } from './create-payments.ts'
export { testPrices, testWebhookSecret } from './create-test-payments.ts'
export {
  type PaidTier,
  PaymentError,
  type PaymentEvent,
  type Payments,
  type SubscriptionNews,
} from './payments.ts'
export { signTestEvent } from './sign-test-event.ts'
