import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  ClientError,
  type Configuration,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  ResponseBodyError,
} from 'openid-client'
import type { OidcSettings } from '../env/env.ts'
import { type Oidc, OidcError } from './oidc.ts'

/** Seconds for one answer of the provider. */
const timeout = 5

/** Where the provider sends people back to. */
export const oidcCallbackPath = '/api/login/callback'

/** Sign-in by the authorization code flow with PKCE, state and nonce. What the provider offers is read when it is first needed. */
export function createOidc(settings: OidcSettings, publicUrl: string): Oidc {
  const redirectUri = publicUrl + oidcCallbackPath
  let known: Promise<Configuration> | null = null

  const discover = async (): Promise<Configuration> => {
    const issuer = new URL(settings.issuerUrl)
    // The settings allow this on loopback only.
    const execute = issuer.protocol === 'http:' ? [allowInsecureRequests] : []
    return discovery(issuer, settings.clientId, settings.clientSecret, undefined, { timeout, execute })
  }
  const configuration = async (): Promise<Configuration> => {
    known ??= discover()
    try {
      return await known
    } catch (error) {
      // Asked again next time: a provider that was down comes back.
      known = null
      throw new OidcError('unavailable', 'The sign-in provider does not answer.', error)
    }
  }

  return {
    begin: async () => {
      const config = await configuration()
      const checks = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
      const url = buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, checks }
    },

    finish: async (search, { state, nonce, verifier }) => {
      const config = await configuration()
      try {
        const tokens = await authorizationCodeGrant(config, new URL(redirectUri + search), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims || !tokens.id_token) throw new OidcError('refused', 'The provider did not say who came.')
        // Many providers tell the email here only.
        const info =
          claims.email === undefined && config.serverMetadata().userinfo_endpoint
            ? await fetchUserInfo(config, tokens.access_token, claims.sub)
            : claims
        return {
          issuer: claims.iss,
          subject: claims.sub,
          email: readText(info.email)?.toLowerCase() ?? null,
          isEmailVerified: info.email_verified === true,
          firstName: readText(info.given_name) ?? readText(info.name) ?? '',
          lastName: readText(info.family_name) ?? '',
          idToken: tokens.id_token,
        }
      } catch (error) {
        throw toOidcError(error)
      }
    },

    endSessionUrl: async (idToken) => {
      const config = await configuration()
      if (!config.serverMetadata().end_session_endpoint) return null
      return buildEndSessionUrl(config, {
        post_logout_redirect_uri: `${publicUrl}/`,
        ...(idToken !== null && { id_token_hint: idToken }),
      }).href
    },
  }
}

function readText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() ? value.trim().slice(0, 254) : null
}

function toOidcError(error: unknown): OidcError {
  if (error instanceof OidcError) return error
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied') {
    return new OidcError('declined', 'The sign-in was ended at the provider.', error)
  }
  const isRefusal =
    error instanceof AuthorizationResponseError ||
    error instanceof ResponseBodyError ||
    (error instanceof ClientError && error.code !== 'OAUTH_TIMEOUT')
  return isRefusal
    ? new OidcError('refused', 'What came back from the provider is not what was asked for.', error)
    : new OidcError('unavailable', 'The sign-in provider does not answer.', error)
}
