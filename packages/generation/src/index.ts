export { type GeneratedApp, generateApp, type TraceEntry } from './generate-app.ts'
