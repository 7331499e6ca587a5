export { createOidc, oidcCallbackPath } from './create-oidc.ts'
export { type Oidc, OidcError, type OidcPerson } from './oidc.ts'
