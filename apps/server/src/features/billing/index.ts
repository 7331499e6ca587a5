export { registerRoutes as registerBilling } from './routes.ts'
