export { makeProject } from './make-project.ts'
export { countProjects, lockPlanHolder } from './projects-repository.ts'
export { registerRoutes as registerProjects } from './routes.ts'
