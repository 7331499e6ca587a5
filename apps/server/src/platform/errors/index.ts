export { type CountedReport, createErrorSink, type ErrorReport, type ErrorSink } from './error-sink.ts'
