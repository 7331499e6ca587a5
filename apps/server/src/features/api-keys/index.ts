export { registerRoutes as registerApiKeys } from './routes.ts'
