export { registerRoutes as registerGeneration } from './routes.ts'
export { countRuns, type ListedRun, listRuns } from './runs-repository.ts'
