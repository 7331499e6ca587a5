import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { RunningSpan, Tracing } from './tracing.ts'

/** What Node tells of its `fetch`: https://undici.nodejs.org, "Diagnostics Channel Support". */
interface FetchEvent {
  request: { origin: string | URL; method: string }
  response?: { statusCode: number }
}

const channels = {
  create: 'undici:request:create',
  headers: 'undici:request:headers',
  trailers: 'undici:request:trailers',
  error: 'undici:request:error',
} as const

/**
 * Makes calls to other servers (language models, payments, the store of files) parts of traces: whom, how, and what
 * came of it, never the address's path or query. Those to `collector` are left out. Returns the end of it.
 */
export function traceCallsOut(tracing: Pick<Tracing, 'beginPart'>, collector: string): () => void {
  const open = new WeakMap<object, RunningSpan>()
  const end = (request: object, isFailed: boolean) => {
    open.get(request)?.end(isFailed)
    open.delete(request)
  }
  const listeners: [string, (message: unknown) => void][] = [
    [
      channels.create,
      (message) => {
        const { request } = message as FetchEvent
        const origin = String(request.origin)
        if (origin === collector) return
        const span = tracing.beginPart(`${request.method} ${new URL(origin).host}`, {
          'http.request.method': request.method,
          'server.address': new URL(origin).hostname,
        })
        if (span) open.set(request, span)
      },
    ],
    [
      channels.headers,
      (message) => {
        const { request, response } = message as FetchEvent
        if (response) open.get(request)?.set({ 'http.response.status_code': response.statusCode })
      },
    ],
    [channels.trailers, (message) => end((message as FetchEvent).request, false)],
    [channels.error, (message) => end((message as FetchEvent).request, true)],
  ]
  for (const [channel, listener] of listeners) subscribe(channel, listener)
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener)
  }
}
