import { createHash, timingSafeEqual } from 'node:crypto'
import { errorCodes, monitoringEndpoints } from '@kwiq/contracts'
import type { App } from '../../http/app.ts'
import { AppError } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import { toAppError } from '../../http/error-handler.ts'
import { answerTime } from '../../http/event-stream.ts'
import { answerPage } from '../../http/next-page.ts'
import { requireOwner, requireOwnersSession } from '../../http/require-owner.ts'
import { addRoute } from '../../http/route.ts'
import { createMetrics, renderSources } from '../../platform/metrics/index.ts'
import { createStackMapper } from '../../platform/source-maps/map-stack.ts'
import { checkReadiness } from './check-readiness.ts'
import { listActivity, listErrors, listHealth, readPerformance, resolveError } from './read-monitoring.ts'
import { createRequestRecorder, type RequestRecorder } from './record-requests.ts'
import { reportBrowserError } from './report-browser-error.ts'
import { storeErrors, storeHealth, storeRequests } from './store-records.ts'
import { startStoring } from './start-storing.ts'

export function registerRoutes(app: App, context: Context): void {
  const recorder = createRequestRecorder()
  registerProbes(app, context)
  recordRequests(app, context, recorder)
  registerErrorRoutes(app, context)
  const { database, env } = context

  addRoute(app, monitoringEndpoints.health, async ({ user }) => {
    requireOwner(user)
    await storeHealth(context)
    return listHealth(context)
  })
  addRoute(app, monitoringEndpoints.activity, async ({ user, query, request, reply }) => {
    requireOwner(user)
    return answerPage(request, reply, env.publicUrl, await listActivity(database, query))
  })
  addRoute(app, monitoringEndpoints.performance, async ({ user }) => {
    requireOwner(user)
    await storeRequests(context, recorder)
    return readPerformance(context)
  })
  const storing = startStoring(context, recorder)
  app.addHook('onClose', () => storing.stop())
}

function registerErrorRoutes(app: App, context: Context): void {
  const { database, env, webRoot } = context
  const mapStack = webRoot === null ? async (stack: string) => stack : createStackMapper(webRoot)
  addRoute(app, monitoringEndpoints.listErrors, async ({ user, query, request, reply }) => {
    requireOwner(user)
    await storeErrors(context)
    return answerPage(request, reply, env.publicUrl, await listErrors(database, query))
  })
  addRoute(app, monitoringEndpoints.resolveError, async ({ user, params }) => {
    requireOwner(user)
    return resolveError(context, user.id, params.id)
  })
  addRoute(
    app,
    monitoringEndpoints.reportError,
    ({ body }) => reportBrowserError({ ...context, mapStack }, body),
    { rateLimit: context.rateLimits.review },
  )
}

/** For supervisors and load balancers. Neither tells anything about the inside. */
function registerProbes(app: App, { pingDatabase, isStopping }: Context): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (isStopping()) throw new AppError('busy', 'This process is about to end.')
    if (!(await checkReadiness(pingDatabase)))
      throw new AppError('unavailable', 'The database does not answer.')
    return { status: 'ready' }
  })
}

/** Counts every call of the API, and reports every error that is a fault of ours. */
function recordRequests(
  app: App,
  { clock, errors, env, metricSources }: Context,
  recorder: RequestRecorder,
): void {
  const metrics = createMetrics()
  const toCounters = (method: string, url: string) => {
    // As the contracts write it.
    const path = url.replaceAll(/:(\w+)/g, '{$1}')
    return { endpoint: `${method} ${path}`, durations: metrics.route(method, path) }
  }
  /** By the configuration of the route, which is the same object on each of its calls. */
  const counters = new WeakMap<object, ReturnType<typeof toCounters>>()
  app.addHook('onResponse', (request, reply, done) => {
    const { url, config } = request.routeOptions
    if (url?.startsWith('/api/')) {
      let known = counters.get(config)
      if (!known) {
        known = toCounters(request.method, url)
        counters.set(config, known)
      }
      const milliseconds = answerTime(reply)
      recorder.record(known.endpoint, milliseconds, clock.now())
      known.durations.observe(reply.statusCode, milliseconds)
    }
    done()
  })
  app.addHook('onError', (request, _reply, error, done) => {
    const failure = toAppError(error)
    if (errorCodes[failure.code].isReported) {
      errors.report(failure.cause ?? failure, {
        severity: failure.code === 'internal' ? 'critical' : 'warning',
        url: `${request.method} ${request.routeOptions.url ?? ''}`,
      })
    }
    done()
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isBearer(request.headers.authorization, env.metricsToken)) requireOwnersSession(request)
    return reply
      .type(metrics.contentType)
      .send((await metrics.render()) + (await renderSources(metricSources)))
  })
}

/** Whether the header carries this token; compared in the same time for any. */
function isBearer(header: string | undefined, token: string | null): boolean {
  if (token === null || header === undefined) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(header), digest(`Bearer ${token}`))
}
