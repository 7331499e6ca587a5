import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { Env } from '../platform/env/env.ts'
import type { ErrorSink } from '../platform/errors/index.ts'
import type { EventBus } from '../platform/events/index.ts'
import type { HealthProbe } from '../platform/health/index.ts'
import type { Ids } from '../platform/ids.ts'
import type { Logger } from '../platform/logger.ts'
import type { Mail } from '../platform/mail/index.ts'
import type { MetricSource } from '../platform/metrics/index.ts'
import type { JobBell } from '../platform/queue/index.ts'
import type { RateCounter } from '../platform/rate-counter/index.ts'
import type { SafeFetch } from '../platform/safe-fetch/index.ts'
import type { FileStorage } from '../platform/storage/index.ts'
import type { Tracing } from '../platform/tracing/index.ts'
import type { RateLimits } from './rate-limits.ts'

/** Settles what an account still has outside this database. Throws when it cannot; the account then stays. */
type AccountEnding = (userId: string) => Promise<void>

/** What every feature is given. Operations take the parts they need as arguments. */
export interface Context {
  database: Database
  clock: Clock
  ids: Ids
  env: Env
  logger: Logger
  /** Takes what nobody expected, for the OWNER to see. */
  errors: ErrorSink
  /** What is looked at to say how this process is; a feature may add to it while it is registered. */
  healthProbes: HealthProbe[]
  /** Numbers that /metrics asks for; a feature may add to it while it is registered. */
  metricSources: MetricSource[]
  /** Null where no collector of traces is set up. */
  tracing: Tracing | null
  /** Tells this process from the others, for people. */
  processName: string
  /** Tells whoever watches a project what happened in it. */
  events: EventBus
  /** Of KWIQ_SECRET, or generated into the data directory. */
  secret: Buffer
  rateLimits: RateLimits
  /** Counts calls of all processes together; null where there is one process only. */
  rateCounter: RateCounter | null
  /** Gets pages of the public internet, and of nothing else. */
  safeFetch: SafeFetch
  /** Rejects when the database does not answer. */
  pingDatabase: () => Promise<void>
  /** Whether the end of this process has been asked for: it answers still, and wants no new callers. */
  isStopping: () => boolean
  /** The built web app, or null to serve the API alone. */
  webRoot: string | null
  /** Null where mail is not set up: links are then shown to those who made them. */
  mail: Mail | null
  /** What to do before an account is deleted for good; a feature may add to it while it is registered. */
  accountEndings: AccountEnding[]
  /** Where files of builds are kept. */
  storage: FileStorage
  /** Rung when there is work for the queue's workers. */
  jobs: JobBell
  /** The folder of what exported apps run on, built by `npm start`. */
  payloadRoot: string
}
