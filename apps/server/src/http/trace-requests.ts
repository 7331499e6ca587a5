import type { Tracing } from '../platform/tracing/index.ts'
import type { App } from './app.ts'

/** Makes every request a trace, named by its route: addresses hold what people search for, and links' tokens. */
export function traceRequests(app: App, tracing: Tracing, trustedProxies: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request.routeOptions
    const name = `${request.method} ${url ?? '(no route)'}`
    const attributes = {
      'http.request.method': request.method,
      ...(url !== undefined && { 'http.route': url }),
      'kwiq.request_id': request.id,
    }
    // From callers anybody may claim anything; a proxy of ours begins traces of its own.
    const { traceparent } = request.headers
    const parent = trustedProxies > 0 && typeof traceparent === 'string' ? traceparent : null
    tracing.enter(name, attributes, parent, (span) => {
      reply.raw.once('close', () => {
        const status = reply.raw.statusCode
        span.set({ 'http.response.status_code': status })
        span.end(status >= 500)
      })
      done()
    })
  })
}
