import { serveJobs } from '../serve-jobs.ts'
import { exampleJobs } from './example-jobs.ts'

serveJobs(exampleJobs)
