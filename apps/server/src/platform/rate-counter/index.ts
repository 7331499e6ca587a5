export { createPostgresCounter } from './create-postgres-counter.ts'
export type { Grant, RateCounter } from './rate-counter.ts'
