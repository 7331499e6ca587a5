import Fastify, { type FastifyBaseLogger, type FastifyRequest, LogController } from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { createUnparsedAnswers } from './answer-unparsed.ts'
import type { App } from './app.ts'
import type { Context } from './context.ts'
import { drainRefused } from './drain-refused.ts'
import { decorateWithHeads } from './heads.ts'
import { handleError } from './error-handler.ts'
import { collectMethods, describeMissing } from './method-not-allowed.ts'
import { registerOpenApi } from './openapi.ts'
import { fairTurn } from '../platform/fair-turns.ts'
import { createBodyGuard } from './limit-bodies.ts'
import { logRequests } from './log-requests.ts'
import { parseJsonBody } from './parse-json-body.ts'
import { registerPlainPageStyles } from './plain-page/routes.ts'
import { readText } from './read-text.ts'
import { registerRateLimiting } from './rate-limiting.ts'
import { refuseBeyondKey } from './key-access.ts'
import { createRequestIds } from './request-ids.ts'
import { refuseMalformed } from './refuse-malformed.ts'
import { createOverloadGuard } from './refuse-overload.ts'
import { createOriginGuard } from './same-origin.ts'
import { securityHeaders } from './security-headers.ts'
import { traceRequests } from './trace-requests.ts'
import { compileValidator } from './validation.ts'
import { createWebApp, mayBePage } from './web-app.ts'

/** Bytes. A document may have 2 MB as JSON; the rest is room for what travels around it. */
const bodyLimit = 2_621_440

/** Bytes. What takes milliseconds to read waits for its turn. */
const largeBody = 100_000

/** A feature's entry: adds its routes and hooks. */
export type RegisterRoutes = (app: App, context: Context) => void | Promise<void>

/** The whole server, not yet listening. `features` are registered in order; the first may authenticate. */
export async function buildServer(context: Context, features: readonly RegisterRoutes[]): Promise<App> {
  const loggerInstance: FastifyBaseLogger = context.logger
  const { page, data } = securityHeaders(context.env)
  const genReqId = createRequestIds()
  const unparsed = createUnparsedAnswers(data, genReqId)
  const app: App = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // Few requests log anything: what does names its request itself.
    childLoggerFactory: (logger) => logger,
    bodyLimit,
    genReqId,
    // We say so ourselves (refuse-malformed.ts), in the form of all errors.
    // Headers are small: who needs longer for them only keeps the line busy.
    http: { requireHostHeader: false, headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
    clientErrorHandler: unparsed.toBroken,
    // Long enough for a slow line to send a document, short enough that idle ones do not pile up.
    requestTimeout: 60_000,
    // What still comes on open connections while the process ends is answered; the database is closed last.
    return503OnClosing: false,
    trustProxy: (_address, hop) => hop < context.env.trustedProxies,
    routerOptions: { maxParamLength: 200 },
    // Before any hook, so that it needs their headers here.
    frameworkErrors: (error, request, reply) => {
      void reply.headers({ ...data, 'x-request-id': request.id, 'cache-control': 'no-store' })
      void handleError(error, request, reply)
    },
  }).withTypeProvider<ZodTypeProvider>()
  app.server.on('connect', (_request, socket) => unparsed.toTunnel(socket))
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))

  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (body.length > largeBody) await fairTurn()
      return parseJsonBody(readText(request, body))
    },
  )
  app.decorateRequest('authentication', null)

  if (context.env.accessLog) logRequests(app, context.logger)
  if (context.tracing) traceRequests(app, context.tracing, context.env.trustedProxies)
  const methodsAt = collectMethods(app)
  const guardOrigin = createOriginGuard(context.env)
  const refuseOverload = createOverloadGuard()
  app.addHook('onRequest', (request, reply, done) => {
    refuseOverload(request, reply)
    refuseMalformed(request)
    guardOrigin(request)
    // The framework would ask for its content type, where no route takes it at all.
    if (request.method === 'QUERY') throw describeMissing(methodsAt(request))
    done()
  })
  decorateWithHeads(app, { page, data }, context.isStopping)
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.completeHead()
    drainRefused(request, reply, done)
  })
  const guardBodies = createBodyGuard()
  app.addHook('preParsing', (request, reply, _payload, done) => {
    refuseBeyondKey(request)
    guardBodies(request, reply)
    done()
  })
  const limitCalls = registerRateLimiting(app, context)
  await registerOpenApi(app, context.env)
  await registerPlainPageStyles(app, context.webRoot)
  for (const register of features) await register(app, context)

  const serveWebApp = context.webRoot === null ? null : await createWebApp(context.webRoot, context.env)
  app.setNotFoundHandler({ preHandler: limitCalls }, async (request, reply) => {
    if (await serveWebApp?.(request, reply)) return reply
    const methods = methodsAt(request)
    const isPage = serveWebApp !== null && methods.length === 0 && mayBePage(request.url)
    throw describeMissing(isPage ? ['GET', 'HEAD'] : methods)
  })
  return app
}
