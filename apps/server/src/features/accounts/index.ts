export { registerRoutes as registerAccounts } from './routes.ts'
