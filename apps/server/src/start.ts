import { existsSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createBuildsMetrics, createQueueProbe, startBuildWorker } from './features/builds/index.ts'
import { createRunsMetrics } from './features/generation/index.ts'
import { features, workerFeatures } from './features/index.ts'
import { seedTemplates } from './features/templates/index.ts'
import { buildServer } from './http/build-server.ts'
import type { Context } from './http/context.ts'
import { defaultRateLimits, type RateLimits } from './http/rate-limits.ts'
import { untilQuiet } from './http/until-quiet.ts'
import { serveBackups } from './platform/backup/index.ts'
import { systemClock } from './platform/clock.ts'
import { prepareDataDirectory } from './platform/data-directory.ts'
import type { OpenDatabase } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { readMigrations } from './platform/database/read-migrations.ts'
import { readEnv } from './platform/env/read-env.ts'
import { createErrorSink, type ErrorSink } from './platform/errors/index.ts'
import { createLocalBus, createPostgresBus } from './platform/events/index.ts'
import { createProcessProbes, timedProbe } from './platform/health/index.ts'
import { randomIds } from './platform/ids.ts'
import { createLogger, type Logger } from './platform/logger.ts'
import { createMail } from './platform/mail/index.ts'
import { createSafeFetch } from './platform/safe-fetch/index.ts'
import { createLocalBell, createPostgresBell } from './platform/queue/index.ts'
import { createPostgresCounter } from './platform/rate-counter/index.ts'
import { createDatabaseMetrics } from './platform/metrics/index.ts'
import { loadSecret } from './platform/secret.ts'
import { createStorage } from './platform/storage/index.ts'
import { startTracing } from './platform/tracing/index.ts'

const webDist = fileURLToPath(new URL('../../web/dist', import.meta.url))
const payloadDist = fileURLToPath(new URL('../../../packages/runtime/payload/dist', import.meta.url))

/** Milliseconds for requests under way to finish once nothing new is taken. */
const patience = 6000

/** A Kwiq that is listening. */
export interface RunningServer {
  logger: Logger
  errors: ErrorSink
  /** Milliseconds that a stop without haste waits for load balancers before it stops accepting. */
  delay: number
  /**
   * Says that it wants no new callers, and after its delay (in haste: at once) stops accepting, finishes what runs,
   * closes the database and gives the data directory free.
   */
  stop(options?: { inHaste?: boolean }): Promise<void>
}

/**
 * Starts one process from its environment. Throws an error of one line for whatever is in the way. `rateLimits` is
 * for the bench, which asks more than anybody.
 */
export async function start(
  environment: Record<string, string | undefined>,
  { rateLimits = defaultRateLimits }: { rateLimits?: RateLimits } = {},
): Promise<RunningServer> {
  const env = readEnv(environment)
  const logger = createLogger(env.logLevel)
  await prepareDataDirectory(env.dataDir)
  const tracing = env.tracing && (await startTracing(env.tracing))
  const open = await openDatabase(env, logger, tracing)
  // Before anything else listens to the database: whether it is there at all is told in one line.
  await migrateOrClose(open)
  const jobs = env.databaseUrl === null ? createLocalBell() : createPostgresBell(env.databaseUrl, logger)
  const events = env.databaseUrl === null ? createLocalBus() : createPostgresBus(env.databaseUrl, logger)
  const measured = createProcessProbes()
  const storage = createStorage(env)
  const errors = createErrorSink()
  const mail = createMail(env, errors)
  let isStopping = false
  try {
    const secret = await loadSecret(env)
    await seedTemplates({ database: open.database, clock: systemClock, ids: randomIds })
    const context: Context = {
      database: open.database,
      clock: systemClock,
      ids: randomIds,
      env,
      logger,
      errors,
      healthProbes: [
        timedProbe('database', () => open.ping(), 250),
        timedProbe('storage', () => storage.ping(), 500),
        createQueueProbe({ database: open.database, clock: systemClock }),
        ...measured.probes,
      ],
      tracing,
      metricSources: [
        createDatabaseMetrics(open),
        ...createBuildsMetrics({ database: open.database, clock: systemClock }),
        ...createRunsMetrics({ database: open.database, clock: systemClock }),
      ],
      processName: `${env.role} ${hostname()} ${process.pid}`,
      events,
      secret,
      rateLimits,
      rateCounter:
        env.databaseUrl === null ? null : createPostgresCounter({ database: open.database, secret, logger }),
      safeFetch: createSafeFetch(),
      pingDatabase: () => open.ping(),
      isStopping: () => isStopping,
      webRoot: env.role !== 'worker' && existsSync(webDist) ? webDist : null,
      mail,
      accountEndings: [],
      storage,
      jobs,
      payloadRoot: payloadDist,
    }
    const app = await buildServer(context, env.role === 'worker' ? workerFeatures : features)
    await app.listen({ host: env.host, port: env.port })
    const hasDatabaseAlone = env.databaseUrl === null
    const worker = env.role === 'web' ? null : await startBuildWorker(context, { hasDatabaseAlone })
    const endBackups = hasDatabaseAlone
      ? serveBackups(env.dataDir, { open, storage, secret }, logger)
      : () => undefined
    process.stdout.write(`Kwiq is ready at ${env.publicUrl}\n`)
    return {
      logger,
      errors: context.errors,
      delay: env.shutdownDelay * 1000,
      stop: async ({ inHaste = false } = {}) => {
        isStopping = true
        if (!inHaste) await sleep(env.shutdownDelay * 1000)
        // Streams would keep the server open for as long as anybody watches.
        const timer = setTimeout(() => app.server.closeAllConnections(), patience)
        endBackups()
        if (!inHaste) await untilQuiet(app.server)
        await app.close()
        clearTimeout(timer)
        measured.stop()
        await worker?.stop()
        await mail?.close()
        await jobs.close()
        await events.close()
        await open.close()
        await tracing?.close()
      },
    }
  } catch (error) {
    measured.stop()
    await mail?.close()
    await jobs.close()
    await events.close()
    await open.close()
    throw error
  }
}

async function migrateOrClose(open: OpenDatabase): Promise<void> {
  try {
    await migrate(open, await readMigrations())
  } catch (error) {
    await open.close()
    throw error
  }
}
