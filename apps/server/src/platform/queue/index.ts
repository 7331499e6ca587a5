export { createPostgresBell } from './create-postgres-bell.ts'
export { startWorker, type Worker } from './start-worker.ts'
export { createLocalBell, type JobBell } from './job-bell.ts'
