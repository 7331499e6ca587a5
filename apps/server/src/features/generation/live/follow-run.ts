import type { FastifyReply } from 'fastify'
import { type EventStream, openEventStream, signalOfConnection } from '../../../http/event-stream.ts'
import type { LiveRun, RunEvent } from './live-run.ts'

/**
 * Answers with the events of a run, from its first to its last. The stream opens with the first one. Resolves when
 * the last one is out or the connection is gone.
 */
export function followRun(run: LiveRun, reply: FastifyReply): Promise<void> {
  const closed = signalOfConnection(reply)
  let stream: EventStream | null = null
  return new Promise((resolve) => {
    const end = () => {
      stop?.()
      resolve()
    }
    const tell = ({ event, data }: RunEvent) => {
      stream ??= openEventStream(reply)
      stream.send(event, data)
      if (event !== 'done' && event !== 'error') return
      stream.end()
      end()
    }
    let stop: (() => void) | undefined
    stop = run.follow(tell)
    closed.addEventListener('abort', end)
  })
}
