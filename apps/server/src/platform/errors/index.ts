export { type CountedReport, createErrorSink, type ErrorSink } from './error-sink.ts'
