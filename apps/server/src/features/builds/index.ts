export type { BuildDeps } from './build-deps.ts'
export { measureQueue, countExports } from './builds-repository.ts'
export { registerRoutes as registerBuilds } from './routes.ts'
export { startBuildWorker } from './start-build-worker.ts'
