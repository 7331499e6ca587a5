import type { FastifyReply, FastifyRequest } from 'fastify'

/** Milliseconds between comments that keep proxies from closing a silent stream. */
const heartbeat = 15_000

/** Bytes that may wait for a reader who does not read. Past it the connection is cut. */
const longestQueue = 4_000_000

export interface EventStream {
  /** `id` is what the reader names in Last-Event-ID when it comes back. */
  send(event: string, data: unknown, id?: number): void
  end(): void
  /** Tells once that the connection is over, whoever ended it. */
  onClose(listener: () => void): void
}

/** Whether the caller asked for server-sent events. */
export function wantsEventStream(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/event-stream') ?? false
}

/** Aborts when the caller closes the connection before the answer is complete. */
export function signalOfConnection(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** Milliseconds after which a reply became a stream. */
const openedAfter = new WeakMap<FastifyReply, number>()

/** Milliseconds until a reply was complete, or where it is a stream, until that was open: how long it lasts is up to its reader. */
export function answerTime(reply: FastifyReply): number {
  return openedAfter.get(reply) ?? reply.elapsedTime
}

/** Turns the reply into a stream of server-sent events. Whoever opens it must end it. */
export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack()
  openedAfter.set(reply, reply.elapsedTime)
  const { raw } = reply
  // Ended by us, the connection is over: kept open for further calls it would hold up a server that stops.
  raw.shouldKeepAlive = false
  reply.header('cache-control', 'no-store, no-transform')
  raw.writeHead(200, [
    ...reply.takeHead(),
    'content-type',
    'text/event-stream; charset=utf-8',
    'x-accel-buffering',
    'no',
  ])
  const timer = setInterval(() => raw.write(': still here\n\n'), heartbeat)
  raw.once('close', () => clearInterval(timer))
  return {
    send: (event, data, id) => {
      if (raw.writableEnded || raw.destroyed) return
      const line = id === undefined ? '' : `id: ${id}\n`
      raw.write(`${line}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      if (raw.writableLength > longestQueue) raw.destroy()
    },
    end: () => {
      clearInterval(timer)
      raw.end()
    },
    onClose: (listener) => void raw.once('close', listener),
  }
}
