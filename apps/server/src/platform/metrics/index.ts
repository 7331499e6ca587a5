export { createMetrics } from './create-metrics.ts'
export { createDatabaseMetrics } from './database-metrics.ts'
export { type MetricSource, renderSources } from './metric-source.ts'
