export { registerRoutes as registerLive } from './routes.ts'
