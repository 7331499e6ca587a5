import { serveJobs } from '../../platform/threads/index.ts'
import { editJobs } from './edit-jobs.ts'

serveJobs(editJobs)
