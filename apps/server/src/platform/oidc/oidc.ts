/** What the browser keeps, sealed, between leaving for the provider and coming back. */
interface OidcChecks {
  state: string
  nonce: string
  verifier: string
}

/** Somebody as the provider knows them. */
export interface OidcPerson {
  issuer: string
  subject: string
  /** Lower case; null when the provider names none. */
  email: string | null
  /** Whether the provider says that the person has shown the address to be theirs. */
  isEmailVerified: boolean
  firstName: string
  lastName: string
  /** The provider's proof of this sign-in, which its sign-out asks for. */
  idToken: string
}

/** An OpenID Connect provider. Every call throws `OidcError`; each waits a few seconds at most. */
export interface Oidc {
  /** The page of the provider to send a browser to. */
  begin(): Promise<{ url: string; checks: OidcChecks }>
  /** Who came back: `search` is the query of the address they came to. */
  finish(search: string, checks: OidcChecks): Promise<OidcPerson>
  /** The page where the person is signed out at the provider too; null where it offers none. */
  endSessionUrl(idToken: string | null): Promise<string | null>
}

export class OidcError extends Error {
  override name = 'OidcError'
  /** The provider does not answer; the person said no there; or what came back is not what was asked for. */
  readonly kind: 'unavailable' | 'declined' | 'refused'

  constructor(kind: OidcError['kind'], message: string, cause?: unknown) {
    super(message, { cause })
    this.kind = kind
  }
}
