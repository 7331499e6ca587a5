export { lockPlanHolder } from './projects-repository.ts'
export { registerRoutes as registerProjects } from './routes.ts'
