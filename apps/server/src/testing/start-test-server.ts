import { fileURLToPath } from 'node:url'
import type { RateLimits } from '../http/rate-limits.ts'
import type { App } from '../http/app.ts'
import { buildServer, type RegisterRoutes } from '../http/build-server.ts'
import type { Context } from '../http/context.ts'
import { features } from '../features/index.ts'
import type { Env } from '../platform/env/env.ts'
import { readEnv } from '../platform/env/read-env.ts'
import { createErrorSink } from '../platform/errors/index.ts'
import { createLocalBus } from '../platform/events/index.ts'
import { timedProbe } from '../platform/health/index.ts'
import { randomIds } from '../platform/ids.ts'
import { createLogger, type Logger } from '../platform/logger.ts'
import type { Mail } from '../platform/mail/index.ts'
import type { SafeFetch } from '../platform/safe-fetch/index.ts'
import { createLocalBell } from '../platform/queue/index.ts'
import type { FileStorage } from '../platform/storage/index.ts'
import type { Tracing } from '../platform/tracing/index.ts'
import { createMemoryStorage } from './create-memory-storage.ts'
import { openTestDatabase } from './open-test-database.ts'
import { createFakeClock, type FakeClock } from './fake-clock.ts'

/** Tests make more calls from one address than anybody. */
const generous = { max: 100_000, timeWindow: 60_000 }
const unhurried: RateLimits = {
  ordinary: generous,
  signIn: generous,
  registration: generous,
  generation: generous,
  review: generous,
}

export interface TestServer {
  app: App
  context: Context
  clock: FakeClock
  close(): Promise<void>
}

export interface TestServerOptions {
  env?: Partial<Env>
  rateLimits?: Partial<RateLimits>
  webRoot?: string
  /** Without it files are kept in memory. */
  storage?: FileStorage
  /** Answers for the public internet; without it nothing there answers. */
  safeFetch?: SafeFetch
  /** Without it mail is not set up. */
  mail?: Mail
  /** Without it nothing is logged. */
  logger?: Logger
  /** Without it nothing is traced. */
  tracing?: Tracing
  /** Routes only the test needs, after those of the features. */
  extra?: RegisterRoutes
}

/**
 * A server on a fresh, migrated database, not listening: call it with `app.inject`. One per test file in
 * `beforeAll` is quick enough (under a second); close it in `afterAll`.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const open = await openTestDatabase()
  const clock = createFakeClock()
  const context: Context = {
    database: open.database,
    clock,
    ids: randomIds,
    env: { ...readEnv({ LOG_LEVEL: 'silent', OWNER_EMAIL: 'owner@kwiq.example' }), ...options.env },
    logger: options.logger ?? createLogger('silent'),
    errors: createErrorSink(),
    healthProbes: [timedProbe('database', () => open.ping(), 250)],
    metricSources: [],
    tracing: options.tracing ?? null,
    processName: 'test',
    events: createLocalBus(),
    secret: Buffer.alloc(32, 7),
    rateLimits: { ...unhurried, ...options.rateLimits },
    rateCounter: null,
    safeFetch: options.safeFetch ?? (() => Promise.reject(new Error('Nothing answers in tests.'))),
    pingDatabase: () => open.ping(),
    isStopping: () => false,
    webRoot: options.webRoot ?? null,
    mail: options.mail ?? null,
    accountEndings: [],
    storage: options.storage ?? createMemoryStorage(),
    jobs: createLocalBell(),
    payloadRoot: fileURLToPath(new URL('payload', import.meta.url)),
  }
  const app = await buildServer(context, options.extra ? [...features, options.extra] : features)
  await app.ready()
  return {
    app,
    context,
    clock,
    close: async () => {
      await app.close()
      await open.close()
    },
  }
}
