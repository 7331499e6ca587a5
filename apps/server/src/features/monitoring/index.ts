export { listFlags, requireFeature, setFlag } from './flags.ts'
export { type ActivityEntry, recordActivity } from './record-activity.ts'
export { registerRoutes as registerMonitoring } from './routes.ts'
