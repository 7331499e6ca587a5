export { startTracing } from './start-tracing.ts'
export { traceQueries } from './trace-queries.ts'
export type { Tracing } from './tracing.ts'
