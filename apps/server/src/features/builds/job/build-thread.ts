import { serveJobs } from '../../../platform/threads/index.ts'
import { buildJobs } from './build-jobs.ts'

serveJobs(buildJobs)
