export { registerRoutes as registerGeneration } from './routes.ts'
export { type ListedRun, listRuns } from './runs-repository.ts'
