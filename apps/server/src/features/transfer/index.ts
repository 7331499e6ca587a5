export { registerRoutes as registerTransfer } from './routes.ts'
