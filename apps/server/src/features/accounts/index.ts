export { makePasswordLink } from './password/make-password-link.ts'
export { registerRoutes as registerAccounts } from './routes.ts'
