export { registerRoutes as registerAdmin } from './routes.ts'
