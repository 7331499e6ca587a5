export { registerRoutes as registerGeneration } from './routes.ts'
export { createRunsMetrics } from './runs-metrics.ts'
export { countRuns, type ListedRun, listRuns } from './runs-repository.ts'
