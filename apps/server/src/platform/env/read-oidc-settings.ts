import { isLoopback } from '../is-loopback.ts'
import { EnvError, type OidcSettings } from './env.ts'
import type { EnvVariables } from './read-env.ts'

const names = ['OIDC_ISSUER_URL', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const

/** The sign-in provider of the OIDC_* variables, all of them or none; null when none is set. */
export function readOidcSettings(values: EnvVariables): OidcSettings | null {
  const given = names.find((name) => values[name])
  if (!given) return null
  const read = (name: (typeof names)[number]): string => {
    const value = values[name]
    if (!value) throw new EnvError(`${name}: required with ${given}.`)
    return value
  }
  const issuerUrl = read('OIDC_ISSUER_URL')
  const { protocol, search, hash, username } = new URL(issuerUrl)
  if (protocol !== 'https:' && !isLoopback(issuerUrl)) {
    throw new EnvError('OIDC_ISSUER_URL: must be an https address, because the client secret is sent to it.')
  }
  if (search || hash || username) {
    throw new EnvError('OIDC_ISSUER_URL: must be the issuer alone, without a query.')
  }
  return { issuerUrl, clientId: read('OIDC_CLIENT_ID'), clientSecret: read('OIDC_CLIENT_SECRET') }
}
