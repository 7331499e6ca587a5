export { registerRoutes as registerMonitoring } from './routes.ts'
