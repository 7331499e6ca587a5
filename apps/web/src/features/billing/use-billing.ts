import type { CheckoutStarted, CurrentSubscription, PortalOpened, Tier } from '@kwiq/contracts'
import { useQuery } from '@tanstack/react-query'
import { requestJson } from '../../shared/api/request.ts'
import { useMutation } from '../../shared/api/use-mutation.ts'

/** Key of the subscription's query. */
export const subscriptionKey = ['/api/subscriptions/current'] as const

/** The subscription behind the plan. */
export function useSubscription() {
  return useQuery<CurrentSubscription>({ queryKey: subscriptionKey })
}

/** Begins a checkout and goes there. Stays pending while the page is left. */
export function useCreateSubscription() {
  return useMutation({
    mutationFn: (tier: Tier) =>
      requestJson<CheckoutStarted>('/api/subscriptions/create', { method: 'POST', payload: { tier } }),
    onSuccess: ({ checkoutUrl }) => location.assign(checkoutUrl),
  })
}

/** Goes to the portal. */
export function useOpenPortal() {
  return useMutation({
    mutationFn: () => requestJson<PortalOpened>('/api/subscriptions/portal', { method: 'POST' }),
    onSuccess: ({ portalUrl }) => location.assign(portalUrl),
  })
}
