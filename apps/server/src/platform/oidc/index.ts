export { createOidc, oidcCallbackPath } from './create-oidc.ts'
export { type Oidc, type OidcChecks, OidcError, type OidcPerson } from './oidc.ts'
