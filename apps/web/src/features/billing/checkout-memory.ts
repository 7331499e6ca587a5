import { Tier } from '@kwiq/contracts'

const key = 'kwiq.checkout-from'

/** Remembers in this tab which plan somebody leaves from to pay. */
export function rememberCheckout(from: Tier): void {
  sessionStorage.setItem(key, from)
}

/** The plan the checkout was begun on, or null; `forgetCheckout` ends it. */
export function recallCheckout(): Tier | null {
  return Tier.safeParse(sessionStorage.getItem(key)).data ?? null
}

export function forgetCheckout(): void {
  sessionStorage.removeItem(key)
}
