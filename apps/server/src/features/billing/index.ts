export { registerRoutes as registerBilling } from './routes.ts'
export { summarizeSubscriptions } from './summarize-subscriptions.ts'
