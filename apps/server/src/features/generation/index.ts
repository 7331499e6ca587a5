export { registerRoutes as registerGeneration } from './routes.ts'
