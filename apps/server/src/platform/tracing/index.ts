export { startTracing } from './start-tracing.ts'
export { traceQueries } from './trace-queries.ts'
export type { RunningSpan, Tracing } from './tracing.ts'
