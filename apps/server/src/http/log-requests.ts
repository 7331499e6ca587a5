import type { Logger } from '../platform/logger.ts'
import type { App } from './app.ts'

/**
 * Writes a line for every request once its answer is out or its caller is gone. It names the route and not the
 * address, which holds what people search for, and links' tokens. For who it was that asked there are the proxy's logs.
 */
export function logRequests(app: App, logger: Logger): void {
  // Whoever wants these lines wants them whatever else is too little to tell.
  const log = logger.child({}, { level: 'info' })
  app.addHook('onRequest', (request, reply, done) => {
    const begun = performance.now()
    reply.raw.once('close', () => {
      log.info(
        {
          reqId: request.id,
          method: request.method,
          route: request.routeOptions.url ?? '(no route)',
          status: reply.raw.statusCode,
          ms: Math.round((performance.now() - begun) * 10) / 10,
          // Its caller was gone before all of the answer was there, as the readers of streams always are.
          ...(!reply.raw.writableEnded && { brokenOff: true }),
        },
        'request',
      )
    })
    done()
  })
}
