import { EnvError } from './env.ts'

/** Settings whose feature this version does not have: silently ignoring one would mislead whoever set it. */
const unavailable: Record<string, string> = {
  OIDC_ISSUER_URL: 'sign-in through a provider',
  OIDC_CLIENT_ID: 'sign-in through a provider',
  OIDC_CLIENT_SECRET: 'sign-in through a provider',
  SMTP_URL: 'sending mail',
  MAIL_FROM: 'sending mail',
}

/** Throws `EnvError` for the first setting of a feature that does not exist yet. */
export function refuseUnavailable(given: Record<string, unknown>): void {
  for (const [name, feature] of Object.entries(unavailable)) {
    if (given[name]) throw new EnvError(`${name}: ${feature} is not available in this version.`)
  }
}
