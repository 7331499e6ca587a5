import { isLoopback } from '../is-loopback.ts'
import { EnvError, type StripeSettings } from './env.ts'
import type { EnvVariables } from './read-env.ts'

const needed = ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_PRO', 'STRIPE_PRICE_TEAM'] as const

/** Stripe as the STRIPE_* variables say, all of them or none; null when none is set. */
export function readStripeSettings(values: EnvVariables): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: base } = values
  if (!secretKey) {
    const orphan = ([...needed, 'STRIPE_API_BASE'] as const).find((name) => values[name])
    if (orphan) throw new EnvError(`STRIPE_SECRET_KEY: required with ${orphan}.`)
    return null
  }
  const [webhookSecret, pro, team] = needed.map((name) => {
    const value = values[name]
    if (!value) throw new EnvError(`${name}: required with STRIPE_SECRET_KEY.`)
    return value
  })
  if (!webhookSecret || !pro || !team) throw new Error('A value that was just checked is missing.')
  if (pro === team) throw new EnvError('STRIPE_PRICE_TEAM: must be another price than STRIPE_PRICE_PRO.')
  return {
    secretKey,
    webhookSecret,
    prices: { PRO: pro, TEAM: team },
    apiBase: base ? readApiBase(base) : null,
  }
}

function readApiBase(base: string): string {
  const url = new URL(base)
  if (url.protocol !== 'https:' && !isLoopback(base)) {
    throw new EnvError('STRIPE_API_BASE: must be an https address, because the secret key is sent to it.')
  }
  if (url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new EnvError('STRIPE_API_BASE: must be an origin such as https://api.stripe.com, without a path.')
  }
  return url.origin
}
