import { EnvError } from './env.ts'

/** Settings whose feature this version does not have: silently ignoring one would mislead whoever set it. */
const unavailable: Record<string, string> = {
  OIDC_ISSUER_URL: 'sign-in through a provider',
  OIDC_CLIENT_ID: 'sign-in through a provider',
  OIDC_CLIENT_SECRET: 'sign-in through a provider',
  S3_ENDPOINT: 'S3 storage',
  S3_BUCKET: 'S3 storage',
  S3_REGION: 'S3 storage',
  S3_ACCESS_KEY_ID: 'S3 storage',
  S3_SECRET_ACCESS_KEY: 'S3 storage',
  STRIPE_SECRET_KEY: 'billing through Stripe',
  STRIPE_WEBHOOK_SECRET: 'billing through Stripe',
  STRIPE_PRICE_PRO: 'billing through Stripe',
  STRIPE_PRICE_TEAM: 'billing through Stripe',
  STRIPE_API_BASE: 'billing through Stripe',
  SMTP_URL: 'sending mail',
  MAIL_FROM: 'sending mail',
}

/** Throws `EnvError` for the first setting of a feature that does not exist yet. */
export function refuseUnavailable(given: Record<string, unknown>): void {
  for (const [name, feature] of Object.entries(unavailable)) {
    if (given[name]) throw new EnvError(`${name}: ${feature} is not available in this version.`)
  }
}
