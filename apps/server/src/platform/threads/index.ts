export { createJobThread } from './create-job-thread.ts'
export { JobThreadBroke, JobTookTooLong } from './errors.ts'
export type { Step } from './messages.ts'
export { serveJobs } from './serve-jobs.ts'
