export { registerRoutes as registerComments } from './routes.ts'
