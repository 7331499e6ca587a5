import { endpoint } from '../http/endpoint.ts'
import {
  CheckoutStarted,
  CreateSubscriptionRequest,
  CurrentSubscription,
  PortalOpened,
} from './subscription.ts'

/** The calls of billing. The payment provider's webhook is no part of the API. */
export const billingEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/api/subscriptions/create',
    summary: 'Begin paying for a plan; gives the address of the checkout',
    body: CreateSubscriptionRequest,
    answers: { 200: CheckoutStarted },
    keyAccess: 'never',
  }),
  openPortal: endpoint({
    method: 'POST',
    path: '/api/subscriptions/portal',
    summary: 'Manage the subscription; gives the address of the portal',
    answers: { 200: PortalOpened },
    keyAccess: 'never',
  }),
  current: endpoint({
    method: 'GET',
    path: '/api/subscriptions/current',
    summary: 'The subscription behind the plan, with its next payment',
    answers: { 200: CurrentSubscription },
    keyAccess: 'never',
  }),
}
